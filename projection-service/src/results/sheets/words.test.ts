import { drafted, type PaperDocument, streams } from '@madrasah/events';
import { classes, sections, sessions, subjects } from '@madrasah/events/academics';
import { ExamSettingsSet, examNames, USUAL_SETTINGS } from '@madrasah/events/exams';
import { CandidatesListed, type PublishedFacts } from '@madrasah/events/results';
import test, { type ExecutionContext } from 'ava';
import { admitted, changed, names, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';
import { place, published, row } from '../test-support.ts';

const RESULTS = streams.results(SCHOOL, 1);
const OPEN = { headers: { authorization: '' } };
const ROOT = `/api/public/result/${SCHOOL}`;
const AT = 'session_id=1&exam_id=1&subclass_id=2';

async function school(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  const book = (id: number, bn: string) =>
    drafted(subjects, { kind: 'added', id, serial: id, attributes: { sectionId: 2, name: names(bn) } });
  await app.record(streams.academics(SCHOOL), book(1, 'কুদুরী'), book(2, 'নাহবেমীর'), book(3, 'কেরাত'));
  const exam = { kind: 'added', id: 1, serial: 1, attributes: { name: names('বার্ষিক') } } as const;
  await app.record(streams.exams(SCHOOL), drafted(examNames, exam));
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা', { gender: 2 }), person(5, 'হামযা'));
  await app.record(
    streams.admissions(SCHOOL),
    ...[admitted(3, 4, { sectionId: 2 }), admitted(4, 5, { sectionId: 2 })],
  );
  const added = [5, 4].map((userId) => ({ userId, admissionId: userId - 1 }));
  await app.record(RESULTS, CandidatesListed({ ...place, added, removed: [], noteId: null }));
  const renamed = async (to: (bn: string) => string) => {
    const attributes = (bn: string) => ({ name: names(to(bn)) });
    const change = { kind: 'changed', id: 1 } as const;
    const book = attributes('কুদুরী');
    await app.record(
      streams.academics(SCHOOL),
      drafted(subjects, { ...change, changes: book }, { sectionId: 2, ...book }),
      drafted(sessions, { ...change, changes: attributes('১৪৪৮') }, { active: true, ...attributes('১৪৪৮') }),
      drafted(classes, { ...change, changes: attributes('শ্রেণি') }, attributes('শ্রেণি')),
      drafted(sections, { ...change, id: 2, changes: attributes('শাখা') }, { classId: 1, ...attributes('শাখা') }),
    );
    await app.record(
      streams.exams(SCHOOL),
      drafted(examNames, { ...change, changes: attributes('বার্ষিক') }, attributes('বার্ষিক')),
    );
  };
  return { app, renamed, told: () => told(app) };
}

/** All that is said of what is published, wherever it is said. */
async function told(app: Awaited<ReturnType<typeof testApp>>) {
  const body = async (path: string, options: object = {}) => (await app.get(path, options)).body;
  const report = (await body(
    '/api/reports/result_report?report_id=1&session_id=1&exam_id=1&class_id=2',
  )) as PaperDocument;
  const { SubClass, ExamName, SessionName, Subject1 } = (await body(`${ROOT}/students/1/1/2/1005`, OPEN))
    .data;
  return {
    record: { SubClass, ExamName, SessionName, Subject1 },
    lists: await Promise.all(
      ['academic_session', 'exam_name?sessionid=1', 'sub_class?sessionid=1&examid=1', 'marhala/1-1'].map(
        async (path) => (await body(`${ROOT}/${path}`, OPEN)).data,
      ),
    ),
    list: (await body(`/api/result/list?${AT}`)).examList,
    rules: (await body(`/api/result/list?${AT}`)).rules,
    section: (await body('/api/result/point_results?session_id=1&exam_id=1')).data,
    sheet: JSON.stringify((await body(`/api/result/mark_sheet?${AT}`)).data.blocks),
    report: [report.filters, JSON.stringify(report.blocks)],
    merit: (await body('/api/result/merit_list?report_id=3&session_id=1&exam_id=1&class_id=2')).blocks,
    charts: (await body('/api/result/charts?by=subject&session_id=1&exam_id=1')).data,
    own: (await body('/api/result/student_results?user_id=5')).data,
  };
}

const FROZEN: PublishedFacts['words'] = {
  ...{ session: names('জমা শিক্ষাবর্ষ'), exam: names('জমা পরীক্ষা') },
  ...{ class: names('জমা শ্রেণি'), section: names('জমা শাখা') },
  subjects: ['এক', 'দুই', 'তিন'].map((bn, at) => ({ subjectId: at + 1, name: names(bn) })),
};

for (const [how, words] of [
  ['its own words', FROZEN],
  ['the words of its day, where it froze none', null],
] as const)
  test(`what is published is said in ${how}, whatever is called otherwise or set otherwise since`, async (t) => {
    const { app, renamed, told } = await school(t);
    const gendered = [row(5, [180, 161, 90], 1), row(4, [180, 161, 'absent'], 1)].map((one) => ({
      ...{ ...one, gender: words ? (one.userId === 4 ? 2 : 1) : null },
    }));
    await app.record(RESULTS, published(1, { words, rows: gendered }));
    const before = await told();
    t.is(before.record.ExamName, words ? 'জমা পরীক্ষা' : 'বার্ষিক');
    t.is(before.list.length, 2);
    for (const [name, said] of Object.entries(before)) t.true(JSON.stringify(said)?.length > 20, name);
    await renamed((bn) => `${bn} – পরে`);
    const settings = { ...USUAL_SETTINGS, mode: 2, gaps: true, byGender: true };
    await app.record(streams.exams(SCHOOL), ExamSettingsSet(settings as never));
    if (words) await app.record(streams.people(SCHOOL), changed(4, 'আয়েশা', { gender: 1 }));
    const after = await told();
    const genders = (rows: object[]) => rows.map((one) => ({ ...one, GenderID: 0 }));
    for (const name of Object.keys(before) as (keyof typeof before)[])
      t.deepEqual(after[name], before[name], name);
    t.is(genders(after.list).length, 2);
    // A correction says it in the same words.
    await app.record(
      RESULTS,
      published(2, { words, rows: gendered, corrects: { version: 1, noteId: null } }),
    );
    t.deepEqual((await told()).record, before.record);
    // What is published anew is said as all is called now.
    if (!words) {
      await app.record(RESULTS, published(3, { words }));
      for (const word of Object.values((await told()).record)) t.regex(word, /– পরে/);
    }
  });
