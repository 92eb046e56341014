import { conditionRevision } from '@madrasah/events/results';
import { openedStreamsOf } from '@madrasah/service-kit/streams';
import test, { type ExecutionContext } from 'ava';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';
import { furnish } from '../test-support/office.ts';

const SUBJECTS = '/api/exam/subject_conditions';
const AVERAGES = '/api/exam/average_conditions';
const RESULTS = '/api/exam/results_conditions';
const TALENTS = '/api/exam/talent_conditions';
const COPY = '/api/exam/conditions/copy';
const NAMES = '/api/academic/academic_subjects';

/** A school with two sections, two books in the first and one namesake in the second, and two exams. */
async function office(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', '/api/academic/insert_sub_class', { ...form('AddSection'), SubClass: 'খ শাখা' });
  for (const [SubClassID, SubjectName] of [
    [1, 'কাফিয়া'],
    [1, 'কুদুরী'],
    [2, 'কাফিয়া'],
  ])
    await app.done('POST', NAMES, { SubClassID, SubjectName });
  for (const ExamName of ['প্রথম সাময়িক', 'বার্ষিক']) await app.done('POST', '/api/exam/names', { ExamName });
  const call = (method: string, path: string, body?: object) =>
    app.call(method, path, { token: app.token(1), ...(body ? { body } : {}) });
  const recorded = () => app.recorded(`results-${SCHOOL}_1`);
  return { app, call, recorded };
}

const form = (name: string) => FORMS[name] as Record<string, unknown>;
const subject = (more: object = {}) => ({ ...form('AddSubjectCondition'), ...more });
const average = (more: object = {}) => ({ ...form('AddAverageCondition'), ...more });
const result = (more: object = {}) => ({ ...form('SetResultsCondition'), ...more });
const pathsOf = ({ body }: { body: { fields?: { path: string }[] } }) =>
  (body.fields ?? []).map(({ path }) => path).sort();

test('a paper has one condition in an exam; it is changed and taken off; its stream is opened first', async (t) => {
  const { app, call, recorded } = await office(t);
  t.like(await call('POST', SUBJECTS, subject()), { status: 201, body: { id: 1 } });
  t.deepEqual(await openedStreamsOf(app.desk.store, SCHOOL), [`results-${SCHOOL}_1`]);
  const twice = await call('POST', SUBJECTS, subject());
  t.like(twice, { status: 409, body: { code: 'results.condition-exists' } });
  t.like(await call('POST', SUBJECTS, subject({ BookID: 2 })), { status: 201, body: { id: 2 } });
  t.is((await call('PUT', `${SUBJECTS}/2`, subject({ BookID: 2, PassNumber: '৪০.৫' }))).status, 200);
  t.is((await call('PUT', `${SUBJECTS}/2`, subject({ BookID: 2, PassNumber: '৪০.৫' }))).status, 200); // as before
  t.like(await call('PUT', `${SUBJECTS}/2`, subject({ BookID: 1 })), { status: 409 });
  t.like(await call('PUT', `${SUBJECTS}/9`, subject()), { status: 404 });
  t.like(await call('DELETE', `${SUBJECTS}/1?SessionID=1`), { status: 200 });
  t.like(await call('DELETE', `${SUBJECTS}/1?SessionID=1`), { status: 404 });
  t.like(await call('POST', SUBJECTS, subject()), { status: 201, body: { id: 3 } }); // no id comes twice
  t.deepEqual(await recorded(), [
    ...['SubjectConditionSet', 'SubjectConditionSet', 'SubjectConditionSet'],
    ...['SubjectConditionWithdrawn', 'SubjectConditionSet'],
  ]);
});

test('a subject and an exam that a condition names are not deleted; others are, and these once it is withdrawn', async (t) => {
  const { call } = await office(t);
  t.like(await call('POST', SUBJECTS, subject()), { status: 201, body: { id: 1 } });
  t.like(await call('DELETE', `${NAMES}/1`), { status: 409, body: { code: 'subject.in-use' } });
  t.like(await call('DELETE', '/api/exam/names/1'), { status: 409, body: { code: 'exam-name.in-use' } });
  t.is((await call('DELETE', `${NAMES}/2`)).status, 200);
  t.is((await call('DELETE', '/api/exam/names/2')).status, 200);
  t.is((await call('DELETE', `${SUBJECTS}/1?SessionID=1`)).status, 200);
  t.is((await call('DELETE', `${NAMES}/1`)).status, 200);
  t.is((await call('DELETE', '/api/exam/names/1')).status, 200);
});

test('every fault of a form is named, and nothing is recorded', async (t) => {
  const { call, recorded } = await office(t);
  const refused = async (path: string, body: object) => {
    const answer = await call('POST', path, body);
    t.is(answer.status, 400);
    return pathsOf(answer);
  };
  t.deepEqual(
    await refused(SUBJECTS, subject({ PassNumber: 101, DivisionNumber1: 120, DivisionNumber3: 65 })),
    [...['DivisionNumber1', 'DivisionNumber3', 'PassNumber']],
  );
  t.deepEqual(await refused(SUBJECTS, subject({ MaxNumber: 0, PassNumber: 0.25, Division7: ' ' })), [
    ...['Division7', 'DivisionNumber1', 'MaxNumber', 'PassNumber'],
  ]);
  t.deepEqual(await refused(SUBJECTS, subject({ KeratAction: 1, OptionalAction: 1 })), ['OptionalAction']);
  t.deepEqual(await refused(SUBJECTS, subject({ DivisionNumber5: 0, DivisionNumber7: 5 })), [
    'DivisionNumber7',
  ]);
  t.deepEqual(await refused(SUBJECTS, subject({ BookID: 3 })), []); // of another section
  const hifz = { HifzCondition: { TopNum1: 90, TopNum2: 80 } };
  t.deepEqual(await refused(AVERAGES, average({ ...hifz, DivisionNumber1: 101 })), [
    ...['DivisionNumber1', ...[3, 4, 5, 6].map((n) => `HifzCondition.TopNum${n}`)],
  ]);
  const counts = { MostMeariAction: 1, GorMeariSCount: 0, MeariRasibDivision: '' };
  t.deepEqual(await refused(RESULTS, result(counts)), [
    ...['GorMeariSCount', 'MeariRasibDivision', 'MostMeariBanDivision', 'MostMeariScount'],
  ]);
  const { conditions } = form('SetTalentConditions') as { conditions: object[] };
  const talents = (rows: object[]) => ({ ...form('SetTalentConditions'), conditions: rows });
  t.deepEqual(await refused(TALENTS, talents(conditions.slice(1))), ['conditions']);
  t.deepEqual(await refused(TALENTS, talents(conditions.with(1, conditions[0] as object))), [
    ...['conditions.1.Division', 'conditions.1.SerialNo'],
  ]);
  t.deepEqual(await recorded(), []);
});

test('conditions of what does not stand are 404', async (t) => {
  const { call } = await office(t);
  t.like(await call('POST', SUBJECTS, subject({ SessionID: 9 })), { body: { code: 'session.not-found' } });
  t.like(await call('POST', SUBJECTS, subject({ ExamID: 9 })), { status: 404 });
  t.like(await call('POST', RESULTS, result({ SubClassID: 9 })), { body: { code: 'section.not-found' } });
});

test('one average and one results condition a place; the second of the latter stands for the first', async (t) => {
  const { call, recorded } = await office(t);
  t.is((await call('POST', AVERAGES, average())).status, 201);
  t.like(await call('POST', AVERAGES, average()), { status: 409 });
  t.is((await call('PUT', `${AVERAGES}/1`, average({ DivisionNumber1: 82.5 }))).status, 200);
  t.is((await call('POST', RESULTS, result())).status, 200);
  t.is((await call('POST', RESULTS, result({ TotalMadha: 3 }))).status, 200);
  t.like(await call('PUT', `${RESULTS}/1`, result()), { status: 404 });
  t.is((await call('PUT', `${RESULTS}/2`, result())).status, 200);
  t.is((await call('POST', TALENTS, form('SetTalentConditions'))).status, 200);
  t.is((await recorded()).length, 6);
});

test('an optional paper is one, and of GPA mode', async (t) => {
  const { app, call, recorded } = await office(t);
  const optional = (BookID: number) => call('POST', SUBJECTS, subject({ BookID, OptionalAction: 1 }));
  t.like(await optional(1), { status: 409, body: { code: 'results.optional-in-marks' } });
  await app.done('PUT', '/api/exam/settings', { ExamStatus: 2 });
  await app.done('PUT', '/api/exam/settings', { ExamStatus: 2 }); // as before
  t.is((await optional(1)).status, 201);
  t.like(await optional(2), { status: 409, body: { code: 'results.optional-twice' } });
  t.is((await recorded()).length, 1);
  t.deepEqual((await app.recorded(`exams-${SCHOOL}`)).filter((type) => type === 'ExamSettingsSet').length, 1);
});

interface Stood {
  readonly ExamID: number;
  readonly Subjects: readonly { readonly BookID: number }[];
  readonly Average: number;
  readonly Results: number;
}

test('a copy gives what is absent, to namesakes in another section, and leaves what stands', async (t) => {
  const { app, call, recorded } = await office(t);
  const from = { SessionID: 1, ExamID: 1, SubClassID: 1 };
  const [otherExam, otherSection] = [
    { ...from, ExamID: 2 },
    { ...from, SubClassID: 2 },
  ];
  t.like(await call('POST', COPY, { from, to: [otherExam] }), { status: 404 });
  for (const BookID of [1, 2]) await app.done('POST', SUBJECTS, subject({ BookID }));
  await app.done('POST', RESULTS, result());
  await app.done('POST', SUBJECTS, subject({ ExamID: 2, PassNumber: 50 }));
  const before = (await recorded()).length;
  const copied = await call('POST', COPY, { from, to: [otherExam, otherSection] });
  t.like(copied, { status: 200, body: { data: { copied: 4 } } });
  const stood = copied.body.data.stood.map(({ ExamID, Subjects, Average, Results }: Stood) => [
    ...[ExamID, Subjects.map(({ BookID }) => BookID), Average, Results],
  ]);
  t.deepEqual(stood, [[2, [1], 0, 0]], 'what stood is named, and what was brought is not');
  t.deepEqual((await recorded()).slice(before), [
    ...['SubjectConditionSet', 'ResultsConditionSet', 'SubjectConditionSet', 'ResultsConditionSet'],
  ]);
  const again = await call('POST', COPY, { from, to: [otherExam] });
  t.like(again, { body: { data: { copied: 0 } } });
  t.deepEqual(again.body.data.stood[0].Subjects.length, 2);
  await app.done('POST', '/api/academic/insert_session', { ...form('AddSession'), SessionName: '১৪৪৯' });
  const next = { ...from, SessionID: 2 };
  t.like(await call('POST', COPY, { from, to: [next, next] }), { body: { data: { copied: 3 } } });
  t.like(await call('POST', COPY, { from, to: [next, otherExam] }), { status: 400 });
  t.is((await app.recorded(`results-${SCHOOL}_2`)).length, 3);
});

test('of two who change the conditions they saw, the second is told, and nothing is recorded', async (t) => {
  const { app, call, recorded } = await office(t);
  await call('POST', SUBJECTS, subject());
  await call('POST', AVERAGES, average());
  await call('POST', RESULTS, result());
  const states = async () => {
    const found = new Map<string, object>();
    for await (const { type, data } of app.store.readStream(`results-${SCHOOL}_1`))
      found.set(type, data as object);
    return found;
  };
  const versionOf = async (type: string) =>
    conditionRevision((await states()).get(type) as Parameters<typeof conditionRevision>[0]);
  const talents = form('SetTalentConditions') as { conditions: object[] };
  const other = { ...talents, conditions: talents.conditions.map((row) => ({ ...row, TalentAcotin: 1 })) };
  const CHANGES: readonly [string, string, string, object, object][] = [
    ['SubjectConditionSet', 'PUT', `${SUBJECTS}/1`, subject({ PassNumber: 40 }), subject({ PassNumber: 41 })],
    ['AverageConditionSet', 'PUT', `${AVERAGES}/2`, average({ Color1: 1 }), average({ Color2: 1 })],
    ['ResultsConditionSet', 'PUT', `${RESULTS}/3`, result({ TotalMadha: 3 }), result({ TotalMadha: 4 })],
    ['TalentConditionsSet', 'POST', TALENTS, talents, other],
  ];
  for (const [type, method, path, first, second] of CHANGES) {
    const seen = await versionOf(type);
    const send = (body: object, version: number) =>
      app.call(method, path, { token: app.token(1), body, headers: { 'if-match': `"${version}"` } });
    t.is((await send(first, seen)).status, 200, type);
    const before = (await recorded()).length;
    t.like(await send(second, seen), { status: 409, body: { code: 'conflict.changed' } }, type);
    t.is((await recorded()).length, before, type);
    t.is((await send(second, await versionOf(type))).status, 200, type);
  }
  const remove = (version: number) =>
    app.call('DELETE', `${SUBJECTS}/1?SessionID=1`, {
      token: app.token(1),
      headers: { 'if-match': `"${version}"` },
    });
  const takeOff = (version: number) =>
    app.call('DELETE', `${TALENTS}/1-1-1`, {
      token: app.token(1),
      headers: { 'if-match': `"${version}"` },
    });
  t.like(await takeOff(1), { status: 409, body: { code: 'conflict.changed' } });
  t.is((await takeOff(await versionOf('TalentConditionsSet'))).status, 200);
  t.is((await recorded()).at(-1), 'TalentConditionsWithdrawn');
  t.like(await takeOff(0), { status: 404, body: { code: 'results.condition-not-found' } });
  const seen = await versionOf('SubjectConditionSet');
  await call('PUT', `${SUBJECTS}/1`, subject({ PassNumber: 42 }));
  t.like(await remove(seen), { status: 409, body: { code: 'conflict.changed' } });
  t.is((await remove(await versionOf('SubjectConditionSet'))).status, 200);
});
