import { drafted, type PaperDocument, streams } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { examNames } from '@madrasah/events/exams';
import { SheetWithdrawn } from '@madrasah/events/results';
import test from 'ava';
import { admitted, names, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../../app-test-support.ts';
import { place, published, row } from '../test-support.ts';

const RESULTS = streams.results(SCHOOL, 1);
const MADE = 'session_id=1&exam_id=1&class_id=2';
const failed = { tier: 3, division: 'রাসিব', rule: 'ordinary', passed: false } as const;

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'ক');
  const book = (id: number, bn: string) =>
    drafted(subjects, { kind: 'added', id, serial: id, attributes: { sectionId: 2, name: names(bn) } });
  await app.record(streams.academics(SCHOOL), book(1, 'কুদুরী'), book(2, 'নাহবেমীর'), book(3, 'কেরাত'));
  const exam = { kind: 'added', id: 1, serial: 1, attributes: { name: names('বার্ষিক') } } as const;
  await app.record(streams.exams(SCHOOL), drafted(examNames, exam));
  const girl = { gender: 2 };
  await app.record(
    streams.people(SCHOOL),
    ...[person(4, 'আয়েশা', girl), person(5, 'হামযা'), person(6, 'যায়েদ'), person(7, 'সালমান')],
  );
  await app.record(
    streams.admissions(SCHOOL),
    ...[4, 5, 6].map((userId) => admitted(userId - 1, userId, { sectionId: 2 })),
    admitted(6, 7, { residence: 3 }),
  );
  const rows = [
    row(5, [180, 161, 90], 1),
    { ...row(6, [40, 'absent', null], null), ...{ total: 40, mean: 1000, ...failed } },
    row(4, [160, 140, 80], 2),
  ].map((one) => ({ ...one, total: one.userId === 4 ? 300 : one.total }));
  await app.record(RESULTS, published(1, { rows }));
  // Another section of the same class, whose best stands between the two.
  const gone = { ...place, sectionId: 3 };
  await app.record(RESULTS, published(1, gone), SheetWithdrawn({ ...gone, version: 1, noteId: null }));
  const other = [{ ...row(7, [170, 150, 90], 1), total: 320 }];
  await app.record(RESULTS, published(1, { sectionId: 1, rows: other }));
});
test.after.always(() => app.end());

const csv = async (path: string, query: string, language = 'bn') =>
  String((await app.get(`${path}.csv?${query}`, { language })).body)
    .trim()
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','));
const rowsOf = async (path: string, query: string) => (await csv(path, query)).slice(1);
const document = async (query: string): Promise<PaperDocument> =>
  (await app.get(`/api/reports/result_report?${query}`)).body;

for (const path of ['/api/reports/result_report', '/api/result/report'])
  test(`${path}: the tabulation has a column a paper under its full marks, by code`, async (t) => {
    const [head, ...rows] = await csv(path, `report_id=1&${MADE}`, 'en');
    t.deepEqual(head?.slice(2, 5), [
      'Marks – কুদুরী en (100)',
      'Marks – নাহবেমীর en (100)',
      'Marks – কেরাত en (100)',
    ]);
    t.deepEqual(rows, [
      ['1004', 'আয়েশা', '80', '70', '40', '150', '85.25', 'মুমতায', '2'],
      ['1005', 'হামযা', '90', '80.5', '45', '170.5', '85.25', 'মুমতায', '1'],
      ['1006', 'যায়েদ', '20', 'A', '', '20', '10.00', 'রাসিব', ''],
    ]);
  });

test('by division and in order of merit; a form a student with his marks in one line', async (t) => {
  const codes = async (id: number) =>
    (await rowsOf('/api/reports/result_report', `report_id=${id}&${MADE}`)).map((cells) => cells.join(' '));
  t.deepEqual(
    (await codes(4)).map((line) => /100\d/.exec(line)?.[0]),
    ['1005', '1004', '1006'],
  );
  t.true((await codes(3)).some((line) => line.includes('রাসিব')));
  const forms = await document(`report_id=6&${MADE}&language_id=3`);
  t.deepEqual([forms.size, forms.language], ['legal', 'ar']);
  t.is(forms.blocks.filter(({ kind }) => kind === 'page').length, 2);
  t.true(JSON.stringify(forms.blocks).includes('কুদুরী ar:\u00a0٩٠، নাহবেমীর ar:\u00a0٨٠.٥، কেরাত ar:\u00a0٤٥'));
  t.is((await document(`report_id=7&${MADE}`)).size, 'a4-landscape');
});

test('a sheet lies when it is asked to; who lived elsewhere is left out', async (t) => {
  t.is((await document(`report_id=1&${MADE}`)).size, 'a4');
  t.is((await document(`report_id=2&${MADE}&paper_id=2`)).size, 'legal-landscape');
  const lived = 'report_id=1&session_id=1&exam_id=1&class_id=1&residential_id';
  t.is((await rowsOf('/api/reports/result_report', `${lived}=1`)).length, 0);
  t.is((await rowsOf('/api/reports/result_report', `${lived}=3`)).length, 1);
});

test('a report of a sheet needs its session, exam and section, and names what is missing', async (t) => {
  const refused = await app.get('/api/reports/result_report?report_id=1&session_id=1');
  t.is(refused.status, 400);
  t.deepEqual(
    refused.body.fields.map(({ path }: { path: string }) => path),
    ['exam_id', 'class_id'],
  );
});

test('merit of a section as published; of a class and of each gender reckoned anew', async (t) => {
  const merit = (query: string) => rowsOf('/api/result/merit_list', `session_id=1&exam_id=1&${query}`);
  const placed = (rows: string[][]) =>
    rows.flatMap((cells) => {
      const at = cells.findIndex((cell) => /^100\d$/.test(cell));
      return at < 0 ? [] : [`${cells[at - 1]} ${cells[at]}`];
    });
  t.deepEqual(placed(await merit('report_id=1&class_id=2')), ['1 1005', '2 1004']);
  t.deepEqual(placed(await merit('report_id=2&ClassID=1')), ['1 1005', '2 1007', '3 1004']);
  t.deepEqual(placed(await merit('report_id=3&class_id=2')), ['1 1005', '1 1004']);
});

test('how many are in each division, with the rate of those who passed', async (t) => {
  const [head, ...rows] = await csv('/api/result/grade_list', 'report_id=1&session_id=1&exam_id=1');
  t.deepEqual(head?.slice(1), ['মুমতায', 'রাসিব', 'মোট']);
  t.deepEqual(
    rows.map((cells) => cells.slice(1)),
    [
      ['2', '1', '3'],
      ['1', '0', '1'],
    ],
  );
  const paper = (await app.get('/api/result/grade_list?report_id=1&session_id=1&exam_id=1')).body;
  t.true(JSON.stringify(paper.blocks).includes('পাসের হার: ৭৫.০০% (৩/৪)'));
});

test('what is not published, or not any more, has no rows, and the paper says so', async (t) => {
  for (const asked of ['exam_id=2&class_id=2', 'exam_id=1&class_id=3']) {
    const query = `report_id=1&session_id=1&${asked}`;
    const { blocks } = await document(query);
    t.true(JSON.stringify(blocks).includes('এই পরীক্ষার ফলাফল এখনো প্রকাশিত হয়নি'));
    t.is((await rowsOf('/api/reports/result_report', query)).length, 0);
  }
});
