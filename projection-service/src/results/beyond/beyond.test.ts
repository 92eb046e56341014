import { drafted, streams } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { examNames } from '@madrasah/events/exams';
import { PromotionsSuggested } from '@madrasah/events/results';
import test from 'ava';
import { admitted, names, person, profile, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../../app-test-support.ts';
import { place, published, row } from '../test-support.ts';

const EXAM = 'session_id=1&exam_id=1';
const failed = { tier: 3, division: 'রাসিব', rule: 'ordinary', passed: false, total: 40 } as const;

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'ক');
  const book = (id: number, bn: string) =>
    drafted(subjects, { kind: 'added', id, serial: id, attributes: { sectionId: 2, name: names(bn) } });
  await app.record(streams.academics(SCHOOL), book(1, 'কুদুরী'), book(2, 'নাহবেমীর'), book(3, 'কেরাত'));
  const exam = { kind: 'added', id: 1, serial: 1, attributes: { name: names('বার্ষিক') } } as const;
  await app.record(streams.exams(SCHOOL), drafted(examNames, exam));
  const noMobile = { profile: profile('সালমান', { mobile1: '' }) };
  await app.record(
    streams.people(SCHOOL),
    ...[person(4, 'আয়েশা'), person(5, 'হামযা'), person(6, 'যায়েদ'), person(7, 'সালমান', noMobile)],
  );
  await app.record(
    streams.admissions(SCHOOL),
    ...[4, 5, 6].map((userId) => admitted(userId - 1, userId, { sectionId: 2 })),
    admitted(6, 7, { classId: 2, sectionId: 3 }),
  );
  const rows = [
    row(5, [180, 161, 90], 1),
    { ...row(4, [40, 'absent', null], null), ...failed },
    { ...row(6, [160, null, 80], null), rule: 'incomplete' as const, passed: false, division: 'স্থগিত' },
  ];
  await app.record(
    streams.results(SCHOOL, 1),
    published(1, { rows }),
    published(1, { sectionId: 3, rows: [row(7, [170, 150, 90], 1)] }),
  );
});
test.after.always(() => app.end());

const rowsOf = async (path: string, query: string) =>
  (await app.get(`/api/result/${path}?${query}`)).body.data;

test.serial(
  'who passed moves on to the next class of the list or has finished, who failed stays, the rest is open',
  async (t) => {
    const rows: Record<string, unknown>[] = await rowsOf('promotion_suggestions', EXAM);
    const told = rows.map(({ UserCode, Suggestion, NextClassID, ClassID }) => [
      ...[UserCode, ClassID, Suggestion, NextClassID],
    ]);
    // হিদায়া (2) stands before কাফিয়া (1), the last class.
    t.deepEqual(told, [
      ['1004', 1, 2, null],
      ['1005', 1, 3, null],
      ['1006', 1, 4, null],
      ['1007', 2, 1, 1],
    ]);
    t.deepEqual(await rowsOf('promotion_suggestions', 'session_id=1'), []);
    const csv = String((await app.get(`/api/result/promotion_suggestions.csv?${EXAM}`)).body);
    t.true(csv.includes('পরের জামাতে যাবে') && csv.includes('সিদ্ধান্ত বাকি'));
  },
);

test.serial(
  'what was decided by hand stands in place of what the result suggests, until it is taken back',
  async (t) => {
    const decide = (userId: number, suggestion: 1 | 2 | 3 | 4 | null, nextClassId: number | null = null) =>
      app.record(
        streams.results(SCHOOL, 1),
        PromotionsSuggested({ ...place, suggestions: [{ userId, suggestion, nextClassId }] }),
      );
    const ofAyesha = async () =>
      (await rowsOf('promotion_suggestions', EXAM)).find(({ UserID }: { UserID: number }) => UserID === 4);
    await decide(4, 1, 2);
    t.like(await ofAyesha(), { Suggestion: 1, NextClassID: 2, NextClassName: 'হিদায়া ক', ByHand: true });
    t.true(
      String((await app.get(`/api/result/promotion_suggestions.csv?${EXAM}`)).body).includes('হাতে ঠিক করা'),
    );
    await decide(4, null);
    t.like(await ofAyesha(), { Suggestion: 2, NextClassID: null, ByHand: false });
  },
);

test('one message a mobile with what it would take; who has no mobile is listed and costs nothing', async (t) => {
  const answer = (await app.get(`/api/result/sms_texts?${EXAM}`)).body;
  const without = answer.data.at(-1);
  t.like(without, { Mobile: '', Students: 'সালমান', Segments: 0 });
  const shared: readonly {
    Mobile: string;
    UserIDs: number[];
    Text: string;
    Segments: number;
    Characters: number;
  }[] = answer.data.slice(0, -1);
  t.deepEqual(
    shared.flatMap(({ UserIDs }) => UserIDs),
    [4, 5, 6],
  );
  for (const { Mobile, UserIDs, Text, Segments, Characters } of shared) {
    t.is(Mobile, '01712345678');
    t.true(Text.startsWith('মাদরাসা 10001, বার্ষিক।'), Text);
    t.is(Characters, Text.length);
    t.is(Segments, Math.ceil(Text.length / 67));
    t.true(Segments <= 3 || UserIDs.length === 1, 'a family shares a text of three parts at most');
  }
  t.is(shared.length, 1); // all three fit
  t.true(shared.some(({ Text }) => Text.includes('হামযা (১০০৫): মুমতায, মোট ১৭০.৫/২০০, গড় ৮৫.২৫, মেধাস্থান ১')));
  t.is(
    answer.totals.Segments,
    shared.reduce((sum, { Segments }) => sum + Segments, 0),
  );
});

test('everything that is published of one student, and nothing of another', async (t) => {
  const [one, ...more] = await rowsOf('student_results', 'user_id=5');
  t.like(one, {
    ExamName: 'বার্ষিক',
    Total: '১৭০.৫ / ২০০',
    Mean: '৮৫.২৫',
    Place: 1,
    version: 1,
    SubClassID: 2,
  });
  t.is(more.length, 0);
  t.deepEqual(await rowsOf('student_results', 'user_id=1'), []);
});

test('pass rates and averages by section, paper, exam and session agree with the sheets', async (t) => {
  const [second, third] = await rowsOf('charts', EXAM);
  // By the list of sections: খ of the first class stands before গ.
  t.like(second, { students: 3, passed: 1, passRate: 33.33 });
  t.deepEqual(
    second.divisions.map(({ count }: { count: number }) => count),
    [1, 1, 1],
  );
  t.like(third, { students: 1, passed: 1, passRate: 100, average: 85.25 });
  const papers = await rowsOf('charts', `${EXAM}&by=subject&class_id=2`);
  t.like(papers[0], { name: 'কুদুরী', students: 3, passed: 2, average: 63.33 });
  t.deepEqual(papers[0].divisions, [
    { name: 'মুমতায', count: 2 },
    { name: 'রাসিব', count: 1 },
  ]);
  // One was absent, one is not marked: the absentee counts with nothing.
  t.like(papers[1], { name: 'নাহবেমীর', students: 2, passed: 1, average: 40.25 });
  for (const by of ['exam', 'session']) {
    const [all, ...more] = await rowsOf('charts', `by=${by}`);
    t.like(all, { students: 4, passed: 2, passRate: 50 }, by);
    t.is(more.length, 0);
  }
  t.is((await app.get('/api/result/charts?by=moon')).status, 400);
});
