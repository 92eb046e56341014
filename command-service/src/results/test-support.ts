import type { ExecutionContext } from 'ava';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { FORMS, student } from '../test-support/forms.ts';
import { ADMIT, furnish } from '../test-support/office.ts';

export const form = (name: string) => FORMS[name] as Record<string, unknown>;
const NAMES = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
const named = (count: number) =>
  Object.fromEntries(NAMES.slice(0, count).map((name, index) => [`Division${index + 1}`, name]));

/** What places are called on the wire. */
export const PLACE = { SessionID: 1, ExamID: 1, SubClassID: 1 };
const CONDITION = { ...form('SetResultsCondition'), MeariSCount: 0, MeariUnMeari: 0 };

/** Papers 1 and 2 in the first section, 3 in the second; each of 100 marks, 33 to pass. */
export const subjectForm = (BookID: number, more: object = {}) => ({
  ...{ ...form('AddSubjectCondition'), ...named(7) },
  ...{ BookID, ...more },
});

/** The same paper with 50 marks only. */
export const fewer = (BookID: number) =>
  subjectForm(BookID, {
    ...{ MaxNumber: 50, PassNumber: 17, DivisionNumber1: 40, DivisionNumber2: 32, DivisionNumber3: 25 },
    ...{ DivisionNumber4: 17, DivisionNumber5: 0, DivisionNumber6: 0, DivisionNumber7: 0 },
  });

/**
 * A school with two sections, two papers in the first and one in the second, one exam; students 1 and 2 in the first
 * section, 3 in the second; all conditions set, and all of them candidates.
 */
export async function examOffice(t: ExecutionContext, options: Parameters<typeof openSchool>[0] = {}) {
  const app = await openSchool(options);
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', '/api/academic/insert_sub_class', { ...form('AddSection'), SubClass: 'খ শাখা' });
  for (const [SubClassID, SubjectName] of [
    [1, 'কাফিয়া'],
    [1, 'কুদুরী'],
    [2, 'কাফিয়া'],
  ])
    await app.done('POST', '/api/academic/academic_subjects', { SubClassID, SubjectName });
  await app.done('POST', '/api/exam/names', { ExamName: 'বার্ষিক' });
  for (const SubClassID of [1, 1, 2]) await app.done('POST', ADMIT, { ...student, SubClassID });
  for (const [BookID, SubClassID] of [
    [1, 1],
    [2, 1],
    [3, 2],
  ])
    await app.done('POST', '/api/exam/subject_conditions', subjectForm(BookID as number, { SubClassID }));
  for (const SubClassID of [1, 2]) {
    const average = { ...form('AddAverageCondition'), ...named(6), SubClassID };
    await app.done('POST', '/api/exam/average_conditions', average);
    await app.done('POST', '/api/exam/results_conditions', { ...CONDITION, SubClassID });
    const userids = SubClassID === 1 ? [1, 2] : [3];
    await app.done('POST', '/api/exam/students', { ...PLACE, SubClassID, userids });
  }
  const call = (method: string, path: string, body?: object) =>
    app.call(method, path, { token: app.token(1), ...(body ? { body } : {}) });
  const save = (StudentResults: object[], more: object = {}) =>
    call('POST', '/api/result/save', { ...PLACE, StudentResults, ...more });
  const stream = `results-${SCHOOL}_1`;
  /** Data of the recorded events of a type, the first first. */
  const eventsOf = async (wanted: string) => {
    const found: Record<string, unknown>[] = [];
    for await (const { type, data } of app.store.readStream(stream))
      if (type === wanted) found.push(data as Record<string, unknown>);
    return found;
  };
  return { app, call, save, eventsOf, recorded: () => app.recorded(stream) };
}

/** A row of a form: marks of papers in order; undefined is not sent. */
export const typed = (UserID: number, marks: readonly unknown[], first = 1) => ({
  UserID,
  Subjects: marks.map((mark, index) => ({ SubjectID: first + index, [`SubVal${index + 1}`]: mark })),
});

/** The marks of everybody: 80 and 70, 60 and 50; 90 in the other section. */
export async function allMarked({ save }: Pick<Awaited<ReturnType<typeof examOffice>>, 'save'>) {
  await save([typed(1, [80, 70]), typed(2, [60, 50])]);
  await save([typed(3, [90], 3)], { SubClassID: 2 });
}
