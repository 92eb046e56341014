import { streams } from '@madrasah/events';
import { ExamSettingsSet, USUAL_SETTINGS } from '@madrasah/events/exams';
import {
  DifferenceSettled,
  type Entry,
  MarksEntered,
  SheetPublished,
  SheetWithdrawn,
} from '@madrasah/events/results';
import test from 'ava';
import { SCHOOL } from '../../app-test-support.ts';

import { AT, average, entered, paper, place, RESULTS, rules, section } from './test-support.ts';

test('a sheet has its candidates by code, its papers in the order of the books, and what the marks come to', async (t) => {
  const { app, ask } = await section(t);
  t.deepEqual((await ask(`list${AT}`)).examList.length, 2); // before any condition
  await app.record(RESULTS, paper(1), paper(2), average, rules);
  await app.record(
    RESULTS,
    entered(4, 1, 159),
    entered(4, 2, 'absent'),
    entered(5, 1, 180),
    entered(5, 2, 161),
  );
  await app.record(RESULTS, entered(4, 2, 140), entered(4, 1, null));
  const { examList, Published } = await ask(`list${AT}`);
  t.is(Published, 0);
  t.deepEqual(
    examList.map((row: Record<string, unknown>) => [row['SubVal1'], row['SubVal2'], row['Total']]),
    [
      [70, null, 70],
      [80.5, 90, 170.5],
    ],
  );
  t.like(examList[0], {
    ...{ ID: 3, UserID: 4, User: { UserName: 'আয়েশা', UserCode: '1004' }, Division: 'স্থগিত', Positions: null },
    Subjects: [{ SubjectID: 2, SubjectName: 'কুদুরী', MaxNumber: 100, PassNumber: 33 }, { SubjectID: 1 }],
  });
  t.like(examList[1], { Average: 85.25, GPA: null, Division: 'মুমতায', Positions: 1 });
  const english = (await app.get(`/api/result/list${AT}`, { language: 'en' })).body.examList[0];
  t.regex(english.Subjects[0].SubjectName, /en/, 'a paper is called by the language of whoever reads');
  const AT_CLASS = '?session_id=1&exam_id=2&class_id=2';
  t.like(await ask(`single${AT_CLASS}&user_id=5`), { data: { length: 1 }, version: null });
  t.is((await ask(`single${AT_CLASS}`)).data.length, 2);
  t.is((await app.get(`/api/result/single${AT_CLASS}&user_id=9`)).status, 404);
  await app.record(RESULTS, entered(4, 2, 70), entered(4, 1, 140));
  const places = async () =>
    (await ask(`list${AT}`)).examList.map((one: Record<string, unknown>) => one['Positions']);
  t.deepEqual(await places(), [2, 1]);
  await app.record(streams.exams(SCHOOL), ExamSettingsSet({ ...USUAL_SETTINGS, byGender: true }));
  t.deepEqual(await places(), [1, 1]);
});

test('each section tells how far it is, what hinders it, and every version that was published', async (t) => {
  const { app, ask } = await section(t);
  const row = async () => (await ask('point_results?session_id=1&exam_id=2')).data[0];
  t.like(await row(), { ID: '1-2-2', Candidates: 2, Missing: 0, Published: 0, Version: null });
  t.is((await row()).Reasons.length, 3);
  await app.record(RESULTS, paper(1), average, rules, entered(5, 1, 180));
  t.like(await row(), { Missing: 1, Reasons: [] });
  const published = (version: number, corrects: null | { version: number; noteId: null }) =>
    SheetPublished({
      ...{
        ...place,
        version,
        operationId: version,
        mode: 'marks',
        talents: null,
        rows: [],
        corrects,
        words: null,
      },
      ...{ settings: { rankGaps: false, rankByGender: false }, subjects: [paper(1).data] },
      ...{ average: average.data, results: rules.data },
    });
  await app.record(RESULTS, published(1, null), published(2, { version: 1, noteId: null }));
  t.like(await row(), { Published: 1, Version: 2, Reasons: [] });
  t.is((await ask(`list${AT}`)).Published, 1);
  await app.record(RESULTS, SheetWithdrawn({ ...place, version: 2, noteId: null }));
  t.like(await row(), { Published: 0, Version: null });
  const versions = (await ask(`versions${AT}`)).data;
  t.deepEqual(
    versions.map(({ version, corrects, standing }: Record<string, unknown>) => [version, corrects, standing]),
    [
      [1, null, false],
      [2, 1, false],
    ],
  );
  t.is(versions[0].withdrawn, null);
  t.like(versions[1].withdrawn, { reason: '' });
  t.is((await ask('point_results?session_id=1&exam_id=2&subclass_id=9')).total, 0);
});

test('the ripple report tells whom each correction moved, figure by figure', async (t) => {
  const { app, ask } = await section(t);
  const row = (userId: number, total: number, position: number) => ({
    ...{ userId, admissionId: userId - 1, marks: [total], total, max: 200, counted: 1, mean: total * 50 },
    ...{ gpa: null, tier: 0, division: 'মুমতায', rule: 'average', passed: true, position, gender: null },
  });
  const sheet = (version: number, rows: ReturnType<typeof row>[], corrected: number | null) =>
    SheetPublished({
      ...{ ...place, version, operationId: version, mode: 'marks', talents: null, rows },
      ...{ settings: { rankGaps: false, rankByGender: false }, subjects: [paper(1).data] },
      ...{ average: average.data, results: rules.data },
      words: null,
      corrects: corrected === null ? null : { version: corrected, noteId: null },
    });
  await app.record(RESULTS, sheet(1, [row(4, 180, 1), row(5, 170, 2)], null));
  t.deepEqual((await ask(`corrections${AT}`)).data, []);
  await app.record(RESULTS, sheet(2, [row(4, 180, 2), row(5, 190, 1)], 1));
  const [correction] = (await ask(`corrections${AT}`)).data;
  t.like(correction, { version: 2, corrects: 1, reason: '' });
  t.deepEqual(correction.moved, [
    {
      ...{ UserID: 4, UserName: 'আয়েশা', UserCode: '1004' },
      old: { Total: 90, Average: 90, GPA: null, Division: 'মুমতায', Positions: 1 },
      new: { Total: 90, Average: 90, GPA: null, Division: 'মুমতায', Positions: 2 },
    },
    {
      ...{ UserID: 5, UserName: 'হামযা', UserCode: '1005' },
      old: { Total: 85, Average: 85, GPA: null, Division: 'মুমতায', Positions: 2 },
      new: { Total: 95, Average: 95, GPA: null, Division: 'মুমতায', Positions: 1 },
    },
  ]);
  const lines = String(await ask(`corrections.csv${AT}`)).split('\r\n');
  t.true(lines.some((line) => line.includes('আগের মোট') && line.includes('নতুন মেধাস্থান')));
  t.true(lines.some((line) => /হামযা.*85.*95.*2.*1/.test(line)));
  t.true(lines.some((line) => line.includes('সংস্করণ ২: সংস্করণ ১ এর সংশোধন')));
});

test('where marks are typed twice the second pass shows nothing of the first, and what differs is told until it is settled', async (t) => {
  const { app, ask } = await section(t);
  await app.record(streams.exams(SCHOOL), ExamSettingsSet({ ...USUAL_SETTINGS, doubleEntry: true }));
  await app.record(RESULTS, paper(1), paper(2), average, rules);
  await app.record(RESULTS, entered(4, 1, 159), entered(5, 1, 180), entered(5, 2, 'absent'));
  const typedSecond = (userId: number, subjectId: number, mark: Entry) =>
    MarksEntered({ ...place, pass: 2, marks: [{ userId, subjectId, mark }] });
  await app.record(RESULTS, typedSecond(4, 1, 159), typedSecond(5, 1, 170));
  const second = (await ask(`list${AT}&pass=2`)).examList;
  t.deepEqual(
    second.map((row: Record<string, unknown>) => [row['SubVal1'], row['SubVal2']]),
    [
      [null, 79.5],
      [null, 85],
    ],
  );
  const compared = async () =>
    (await ask(`comparison${AT}`)).data.map((row: Record<string, unknown>) => [
      ...[row['UserCode'], row['SubjectName'], row['First'], row['Second']],
    ]);
  t.deepEqual(await compared(), [
    ['1005', 'কুদুরী', 'absent', null],
    ['1005', 'কাফিয়া', 90, 85],
  ]);
  const sheet = String(await ask(`comparison.csv${AT}`));
  t.true(sheet.includes('কাফিয়া') && sheet.includes('অনুপস্থিত'));
  const section2 = async () => (await ask('point_results?session_id=1&exam_id=2')).data[0];
  t.true((await section2()).Reasons.join().includes('২টি ঘরে অমিল'));
  const progress = async () => (await ask('progress?session_id=1&exam_id=2')).data;
  t.like((await progress())[0], {
    SubjectID: 2,
    Candidates: 2,
    Missing: 1,
    MissingSecond: 2,
    Differences: 1,
  });
  const cells = [
    { userId: 5, subjectId: 1, pass: 2, mark: 170 } as const,
    { userId: 5, subjectId: 2, pass: 1, mark: 'absent' } as const,
  ];
  await app.record(RESULTS, DifferenceSettled({ ...place, cells }));
  t.deepEqual(await compared(), []);
  t.deepEqual((await section2()).Reasons, []);
  t.like((await ask(`list${AT}`)).examList[1], { SubVal2: 85, SubVal1: 'absent' });
});

test('a school that types once is told of one pass alone', async (t) => {
  const { app, ask } = await section(t);
  await app.record(RESULTS, paper(1), entered(4, 1, 159));
  const { data, doubleEntry } = await ask('progress?session_id=1&exam_id=2');
  t.is(doubleEntry, 0);
  t.like(data, { 0: { SubjectName: 'কাফিয়া', Missing: 1, MissingSecond: null, Differences: null }, length: 1 });
});
