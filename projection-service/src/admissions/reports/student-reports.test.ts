import { drafted, streams } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { StudentLeft, studentReports } from '@madrasah/events/admissions';
import { isTabular } from '@madrasah/events/kernel';
import { OtherNamesWritten } from '@madrasah/events/people';
import test from 'ava';
import { admitted, klass, names, person, profile, section, session } from '../../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../../app-test-support.ts';
import { checkMark } from '../../printing/index.ts';
import { published } from '../../results/test-support.ts';

const RAHMATPUR = { thana: '104001', post: 'রহমতপুর', village: 'পূর্ব পাড়া' };

let app: TestApp;
test.before(async () => {
  app = await testApp();
  const book = (id: number, bn: string, serial: number, sectionId: number) =>
    drafted(subjects, { kind: 'added', id, serial, attributes: { sectionId, name: names(bn) } });
  await app.record(
    streams.academics(SCHOOL),
    ...[session(1, '১৪৪৭'), klass(1, 'কাফিয়া', 2), klass(2, 'হিদায়া', 1)],
    ...[section(1, 'ক', 1, 1), section(2, 'খ', 1, 2), section(3, 'গ', 2)],
    ...[book(1, 'কাফিয়া', 2, 2), book(2, 'কুদুরী', 1, 2), book(3, 'হিদায়া', 1, 3)],
  );
  await app.record(
    streams.people(SCHOOL),
    person(4, 'আয়েশা', { userCode: '1010', gender: 2, profile: profile('আয়েশা', { permanent: RAHMATPUR }) }),
    person(5, 'হামযা', {
      userCode: '990',
      profile: profile('হামযা', { present: RAHMATPUR, nationalId: '1990123' }),
    }),
    person(6, 'উমর', {
      userCode: '1001',
      profile: profile('উমর', { permanent: { thana: '', post: '', village: '' } }),
    }),
  );
  await app.record(
    streams.admissions(SCHOOL),
    admitted(3, 4, { sectionId: 2, serial: 1, financialStatus: 4 }),
    admitted(4, 5, { sectionId: 2, serial: 2, newOrOld: 2 }),
    admitted(5, 6, { sectionId: 2, serial: 3 }),
  );
  const row = published(1).data.rows[0];
  const placed = (admissionId: number, position: number) => ({ ...row, admissionId, position }) as typeof row;
  const rows = [placed(3, 2), placed(4, 1)] as never;
  await app.record(streams.results(SCHOOL, 1), published(1, { rows }));
});
test.after.always(() => app.end());

const PATH = '/api/reports/student_report';
const rowsOf = async (query: string) =>
  String((await app.get(`${PATH}.csv?${query}`)).body)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
const column = async (query: string, at: number) => (await rowsOf(query)).map((row) => row[at]);
const document = async (query: string) => (await app.get(`${PATH}?${query}`)).body;
type Row = { kind?: string; cells: unknown[] };
const heads = ({ blocks }: { blocks: { rows: Row[] }[] }) =>
  blocks[0]?.rows.filter(({ kind }) => kind === 'head').map(({ cells }) => cells[0]);

test('each of the 26 answers itself, in both languages, as a PDF and where it has rows as a workbook and CSV', async (t) => {
  t.deepEqual(
    studentReports.reports.map(({ id }) => id),
    Array.from({ length: 26 }, (_, at) => at + 1),
  );
  for (const report of studentReports.reports) {
    const query = `report_id=${report.id}`;
    const { body } = await app.get(`${PATH}?${query}`, { language: 'en' });
    t.is(body.title, report.language === 'ar' ? report.name.ar : report.name.en, query);
    t.is((await app.get(`${PATH}.pdf?${query}`)).status, 200, query);
    if (!isTabular(report)) continue;
    for (const file of ['xlsx', 'csv']) t.is((await app.get(`${PATH}.${file}?${query}`)).status, 200, query);
  }
});

test('2, 21 and 25 stand under new and old, the financial status and the thana', async (t) => {
  t.deepEqual(heads(await document('report_id=2')), ['নতুন', 'পুরাতন']);
  t.deepEqual(heads(await document('report_id=21')), ['মধ্যবিত্ত', 'এতিম']);
  const places = heads(await document('report_id=25'));
  t.is(places?.length, 3);
  t.is(places?.at(-1), 'ঠিকানা লেখা নেই');
  const there = await document('report_id=25&DistrictID=104&permanentPoliceStationID=104001');
  t.deepEqual(
    there.blocks[0].rows.flatMap(({ kind, cells }: Row) => (kind ? [] : [cells[0]])),
    ['1010'],
  );
});

test('5, 19 and 23 name the guardian, the relation and both mobiles', async (t) => {
  for (const id of [5, 19, 23]) {
    const { columns } = (await document(`report_id=${id}`)).blocks[0];
    const titles = columns.map(({ title }: { title: string }) => title);
    for (const title of ['অভিভাবক', 'সম্পর্ক', 'মোবাইল', 'মোবাইল ২'])
      t.true(titles.includes(title), `${id} ${title}`);
  }
});

test('is_active asks of the person, IsActive of the admission: who has left is the one and not the other', async (t) => {
  const school = await testApp();
  t.teardown(() => school.end());
  await school.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'কাফিয়া'), section(1, 'ক', 1));
  await school.record(streams.people(SCHOOL), person(4, 'আয়েশা'), person(5, 'হামযা'));
  const left = { on: '2026-04-20', leftOn: '2026-04-20', kind: 'left', noteId: null } as const;
  await school.record(
    streams.admissions(SCHOOL),
    ...[admitted(3, 4), admitted(4, 5)],
    StudentLeft({ admissionId: 3, userId: 4, sessionId: 1, classId: 1, ...left }),
  );
  const listed = async (query: string) =>
    String((await school.get(`${PATH}.csv?report_id=17&${query}`)).body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]);
  t.deepEqual(await listed('IsActive=0'), ['আয়েশা']);
  t.deepEqual(await listed('IsActive=1'), ['হামযা']);
  t.deepEqual(await listed('is_active=1'), ['আয়েশা', 'হামযা']);
  t.deepEqual(await listed('is_active=0'), []);
});

test('an English paper calls people as their names are written in English, who has none in Bengali', async (t) => {
  const school = await testApp();
  t.teardown(() => school.end());
  await school.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'কাফিয়া'), section(1, 'ক', 1));
  await school.record(
    streams.people(SCHOOL),
    ...[person(4, 'আয়েশা'), person(5, 'হামযা')],
    OtherNamesWritten({ userId: 4, names: { english: { name: 'Ayesha', father: 'Yusuf' }, arabic: {} } }),
  );
  await school.record(streams.admissions(SCHOOL), admitted(3, 4), admitted(4, 5));
  const calledIn = async (language: 'bn' | 'en') =>
    String((await school.get(`${PATH}.csv?report_id=17`, { language })).body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(1, 3));
  t.deepEqual((await calledIn('en')).flat().slice(0, 3), ['Ayesha', 'Yusuf', 'হামযা']);
  t.is((await calledIn('bn'))[0]?.[0], 'আয়েশা');
});

test('6 has the books of each section in the order of their list, without a session', async (t) => {
  const paper = await document('report_id=6');
  t.deepEqual(heads(paper), ['হিদায়া – গ', 'কাফিয়া – খ']);
  t.deepEqual(await column('report_id=6&ClassID=1', 2), ['কুদুরী', 'কাফিয়া']);
});

test('12 is in the order of the places of the last published exam; who has none stands below', async (t) => {
  const rows = (await rowsOf('report_id=12')).map((row) => row.slice(1, 4));
  t.deepEqual(rows, [
    ['1', '2', '990'],
    ['2', '1', '1010'],
    ['', '3', '1001'],
  ]);
});

test('16, 17 and 24 are in the order of the codes as numbers', async (t) => {
  t.deepEqual(await column('report_id=17', 0), ['990', '1001', '1010']);
  t.deepEqual(await column('report_id=16&IdOne=991&IdTwo=1005', 1), ['1001']);
  const { blocks } = await document('report_id=24&IdOne=990&IdTwo=990');
  const values = blocks.flatMap(({ lines = [] }: { lines?: { value: string }[][] }) => lines.flat());
  t.true(values.some(({ value }: { value: string }) => value === 'হামযা'));
  t.is(blocks.filter(({ kind }: { kind: string }) => kind === 'page').length, 0, 'one person, one sheet');
});

test('9 and 11 have as many columns as BookLine says', async (t) => {
  const marks = async (query: string) =>
    (await document(query)).blocks[0].columns.filter(({ kind }: { kind: string }) => kind === 'mark').length;
  t.deepEqual([await marks('report_id=9'), await marks('report_id=11&BookLine=7')], [3, 7]);
  const refused = await app.get(`${PATH}?report_id=9&BookLine=11`);
  t.is(refused.status, 400);
  t.deepEqual(
    refused.body.fields.map(({ path }: { path: string }) => path),
    ['BookLine'],
  );
});

test('7 is a card a student, and its mark holds the code alone', async (t) => {
  const [{ cards, width, height }] = (await document('report_id=7')).blocks;
  t.deepEqual([width, height, cards.length], [85.6, 54, 3]);
  t.is(cards[0].front.heading, 'আয়েশা');
  const values = cards.map(({ back }: { back: { lines: { value: string }[] } }) =>
    back.lines.map(({ value }) => value),
  );
  t.true(values.flat().every(Boolean), 'what nobody wrote down has no label');
  t.true(Math.min(...values.map(({ length }: string[]) => length)) < 4);
  t.true(cards[0].back.text.split('\n').length > 1, 'whoever finds it reads where it belongs');
  t.is(cards[0].back.mark.path, checkMark('1010', '').path, 'Latin digits, whatever people read');
});

test('15 turns the sheet for what is written by hand, and every sheet is signed', async (t) => {
  const { blocks } = await document('report_id=15&IdOne=990&IdTwo=1001');
  const kinds = blocks.map(({ kind }: { kind: string }) => kind);
  t.is(kinds.filter((kind: string) => kind === 'page').length, 3, 'two persons of two pages');
  t.is(kinds.filter((kind: string) => kind === 'signatures').length, 2);
});
