import { type PaperBlock, streams, type TableBlock } from '@madrasah/events';
import { PersonErased } from '@madrasah/events/people';
import test from 'ava';
import { admitted, klass, person, profile, section, session } from '../app-test-school.ts';
import { CLERK, OTHER_SCHOOL, SCHOOL, type TestApp, testApp } from '../app-test-support.ts';
import { drawPaper } from '../printing/drawing/render.ts';
import { pdfBytes } from '../printing/pdf/create-pdf.ts';
import { readLines } from '../printing/pdf/read-back.ts';
import { firstPage } from './first-page.ts';

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await app.record(
    streams.academics(SCHOOL),
    ...[session(1, '১৪৪৭'), session(2, '১৪৪৬'), klass(1, 'কাফিয়া', 2), klass(2, 'হিদায়া', 1)],
    ...[section(1, 'ক', 1, 1), section(2, 'খ', 1, 2), section(3, 'গ', 2)],
  );
  await app.record(
    streams.people(SCHOOL),
    person(1, 'আব্দুল্লাহ', {
      userCode: '1001',
      profile: profile('আব্দুল্লাহ', { permanent: { thana: '104001', post: 'রহমতপুর', village: 'পূর্ব পাড়া' } }),
    }),
    person(2, 'উমর', {
      userCode: '1010',
      profile: profile('উমর', { relationship1: 4, mobile2: '01812345678', relationship2: 2 }),
    }),
    person(3, 'মারইয়াম', { userCode: '990', gender: 2, profile: profile('مريم', { relationship1: 2 }) }),
    person(4, 'অপেক্ষমাণ', { userCode: '1020' }),
    person(5, 'শিক্ষক', { userType: 2, userCode: '7' }),
    person(6, 'মুছে ফেলা', { userCode: '1030' }),
  );
  await app.record(
    streams.admissions(SCHOOL),
    admitted(1, 1, { sessionId: 2, classId: 2, sectionId: 3 }),
    admitted(2, 1, { serial: 2, newOrOld: 2, residence: 3 }),
    admitted(3, 2, { serial: 1, sectionId: 2, financialStatus: 4 }),
    admitted(4, 3, { serial: 1, financialStatus: 5 }),
    admitted(5, 6, { classId: 2, sectionId: 3 }),
  );
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 6, reason: 'অনুরোধে' }));
});
test.after.always(() => app.end());

const STUDENTS = '/api/reports/student_report';
const USERS = '/api/reports/user_report';

/** The lines of a report as CSV, its head first. */
const csv = async (path: string, query: string, asking = {}) =>
  String((await app.get(`${path}.csv?${query}`, asking)).body)
    .trim()
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','));
const rowsOf = async (path: string, query: string) => (await csv(path, query)).slice(1);
const codes = async (path: string, query: string) => (await rowsOf(path, query)).map(([first]) => first);
const ofStudents = async (query: string) =>
  (await rowsOf(STUDENTS, `report_id=1&${query}`)).map((row) => row[1]);

test('1: the register has every admission of the session, by class, section and place', async (t) => {
  const [head, ...rows] = await csv(STUDENTS, 'report_id=1&SessionID=1');
  t.deepEqual(head, [
    ...['ভর্তি ক্রমিক', 'দাখেলা', 'নাম', 'পিতা', 'মাতা', 'জন্ম তারিখ', 'ঠিকানা', 'মোবাইল'],
    ...['জামাত', 'আবাসন', 'নতুন / পুরাতন', 'ভর্তির তারিখ'],
  ]);
  t.deepEqual(
    rows.map((row) => row.filter((_, at) => [0, 1].includes(at))),
    [
      ['5', '1030'],
      ['1', '990'],
      ['2', '1001'],
      ['1', '1010'],
    ],
  );
  const line = rows[2]?.join(',') ?? '';
  t.regex(
    line,
    /আব্দুল্লাহ,মুহাম্মদ ইউসুফ,ফাতিমা,2012-05-14,"পূর্ব পাড়া, রহমতপুর, .+",01712345678,কাফিয়া,ডে-কেয়ার,পুরাতন,2026-04-14/,
  );
});

test('every filter narrows, absent is all, and codes are compared as numbers', async (t) => {
  t.deepEqual(await ofStudents(''), ['1001', '1030', '990', '1001', '1010'], 'both sessions');
  t.deepEqual(await ofStudents('SessionID=2'), ['1001']);
  t.deepEqual(await ofStudents('ClassID=1&SubClassID=2'), ['1010']);
  t.deepEqual(await ofStudents('SessionID=1&gender=2'), ['990']);
  t.deepEqual(await ofStudents('SessionID=1&gender=0'), await ofStudents('SessionID=1'));
  t.deepEqual(await ofStudents('SessionID=1&NewOldId=2'), ['1001']);
  t.deepEqual(await ofStudents('SessionID=1&NewOldId=3'), await ofStudents('SessionID=1'));
  t.deepEqual(await ofStudents('ResidentialStatusId=3'), ['1001']);
  t.deepEqual(await ofStudents('SessionID=1&IdOne=990&IdTwo=1009'), ['990', '1001']);
  t.deepEqual(await ofStudents('SessionID=1&is_active=0'), ['1030'], 'the person was erased');
  t.deepEqual(await ofStudents('SessionID=1&is_active=1'), ['990', '1001', '1010']);
  t.deepEqual(await ofStudents('SessionID=1&is_active=2'), await ofStudents('SessionID=1'));
  t.deepEqual(await ofStudents('IsActive=0'), []);
  t.deepEqual(await ofStudents('DivisionID=2'), []);
  t.deepEqual(await ofStudents('SessionID=1&DistrictID=104'), ['990', '1001', '1010']);
});

test('3, 13 and 20 count what the register lists, both ways', async (t) => {
  const q = 'SessionID=1';
  t.deepEqual(await csv(STUDENTS, `report_id=3&${q}`), [
    ['জামাত', 'নতুন', 'পুরাতন', 'মোট'],
    ['হিদায়া', '1', '0', '1'],
    ['কাফিয়া', '2', '1', '3'],
  ]);
  const [head, ...rows] = await csv(STUDENTS, `report_id=13&${q}`);
  t.deepEqual(head, [
    ...['জামাত', 'লিঙ্গ', 'আবাসিক – নতুন', 'আবাসিক – পুরাতন', 'ডে-কেয়ার – নতুন', 'ডে-কেয়ার – পুরাতন'],
    ...['মোট – নতুন', 'মোট – পুরাতন', 'সর্বমোট'],
  ]);
  t.deepEqual(rows, [
    ['হিদায়া', 'পুরুষ', '1', '0', '0', '0', '1', '0', '1'],
    ['কাফিয়া', 'পুরুষ', '1', '0', '0', '1', '1', '1', '2'],
    ['কাফিয়া', 'মহিলা', '1', '0', '0', '0', '1', '0', '1'],
  ]);
  t.deepEqual(await rowsOf(STUDENTS, `report_id=20&${q}`), [
    ['হিদায়া', '1', '0', '0', '1'],
    ['কাফিয়া', '1', '1', '1', '3'],
  ]);
  for (const id of [3, 13, 20]) {
    const { body } = await app.get(`${STUDENTS}?report_id=${id}&${q}`);
    const { rows: all } = body.blocks[0];
    t.is(all.at(-1).kind, 'sum');
    t.is(all.at(-1).cells.at(-1), (await ofStudents(q)).length, `${id}`);
  }
});

test('4 stands under the sections in two columns, 5 names guardian and relation as far as they are known', async (t) => {
  const { body } = await app.get(`${STUDENTS}?report_id=4&SessionID=1`);
  t.is(body.blocks[0].lanes, 2);
  t.deepEqual(
    body.blocks[0].rows.map(({ kind, cells }: { kind?: string; cells: string[] }) => [kind, cells[0]]),
    [
      ['head', 'হিদায়া – গ'],
      [undefined, '1030'],
      ['head', 'কাফিয়া – ক'],
      [undefined, '990'],
      [undefined, '1001'],
      ['head', 'কাফিয়া – খ'],
      [undefined, '1010'],
    ],
  );
  const guardians = (await rowsOf(STUDENTS, 'report_id=5&SessionID=1&ClassID=1')).map((row) => row.slice(3));
  t.deepEqual(guardians, [
    ['ফাতিমা', 'মাতা', '01712345678', '', ''],
    ['মুহাম্মদ ইউসুফ', 'পিতা', '01712345678', '', ''],
    ['', 'চাচা', '01712345678', 'মাতা', '01812345678'],
  ]);
});

test('8 is a sheet a section with 31 days, or those of the month with its Fridays shaded', async (t) => {
  const blocks = async (query: string) =>
    (await app.get(`${STUDENTS}?report_id=8&SessionID=1${query}`)).body.blocks;
  const [first, turn, second, , third] = await blocks('');
  t.is(turn.kind, 'page');
  t.deepEqual([first.title, second.title, third.title], ['হিদায়া – গ', 'কাফিয়া – ক', 'কাফিয়া – খ']);
  t.true([first, second, third].every(({ ruled }) => ruled));
  const marks = ({ columns }: typeof first) =>
    columns.filter(({ kind }: { kind: string }) => kind === 'mark');
  t.is(marks(first).length, 31);
  const [april] = await blocks('&month=2026-04');
  const shaded = marks(april).filter((column: { shaded?: boolean }) => column.shaded);
  t.is(marks(april).length, 30);
  t.deepEqual(
    shaded.map(({ title }: { title: string }) => title),
    ['৩', '১০', '১৭', '২৪'],
  );
});

test('10 is written from the right in Arabic; a name that is not is in Bengali and counted at the foot', async (t) => {
  const { body } = await app.get(`${STUDENTS}?report_id=10&SessionID=1&ClassID=1&month=2026-04`, {
    language: 'en',
  });
  t.is(body.language, 'ar');
  t.is(body.title, 'كشف الحضور والغياب');
  const [sheet, , , note] = body.blocks;
  t.is(sheet.title, 'কাফিয়া ar – ক ar');
  t.deepEqual(
    sheet.columns.slice(0, 3).map(({ title }: { title: string }) => title),
    ['رقم القيد', 'الاسم', '١'],
  );
  t.deepEqual(
    sheet.rows.map(({ cells }: { cells: string[] }) => cells[1]),
    ['مريم', 'আব্দুল্লাহ'],
  );
  t.regex(note.text, /٢$/);
  t.true(body.filters.includes('الشهر: أبريل ٢٠٢٦'), body.filters.join());
});

test('users: who is registered, by type and code; how many; and who waits', async (t) => {
  t.deepEqual(await codes(USERS, 'report_id=1&user_type=0&gender=both&is_active=2'), [
    '990',
    '1001',
    '1010',
    '1020',
    '1030',
    '7',
  ]);
  t.deepEqual(await codes(USERS, 'report_id=1&user_type=1&gender=0&is_active=2&start_id=1001&end_id=1019'), [
    '1001',
    '1010',
  ]);
  t.deepEqual(await codes(USERS, 'report_id=1&user_type=1&gender=2&is_active=1'), ['990']);
  t.deepEqual(await codes(USERS, 'report_id=4'), ['1020']);
  for (const [id, wanted] of [
    [1, ['user_type', 'gender', 'is_active']],
    [2, ['gender', 'is_active']],
  ] as const) {
    const { status, body } = await app.get(`${USERS}?report_id=${id}`);
    t.is(status, 400);
    t.deepEqual(
      body.fields.map(({ path }: { path: string }) => path),
      wanted,
    );
  }
  t.deepEqual(await csv(USERS, 'report_id=2&gender=0&is_active=2'), [
    ['ব্যক্তির ধরন', 'পুরুষ', 'মহিলা', 'মোট'],
    ['শিক্ষার্থী', '4', '1', '5'],
    ['শিক্ষক', '1', '0', '1'],
  ]);
  const labels = (await csv(USERS, 'report_id=3')).map(([label]) => label);
  t.true(
    ['নাম', 'পিতা', 'জেলা', 'আর্থিক অবস্থা'].every((label) => labels.includes(label)),
    labels.join(),
  );
});

test('the id asked is answered, and one that is none is refused with its field', async (t) => {
  const title = async (id: number) =>
    (await app.get(`${STUDENTS}?report_id=${id}`, { language: 'en' })).body.title;
  t.deepEqual([await title(1), await title(4)], ['Admission register', 'Short list in two columns']);
  for (const bad of [
    'report_id=27',
    'report_id=0',
    '',
    'report_id=1&BookLine=2',
    'report_id=1&gender=9',
    'report_id=8&month=2026-13',
  ]) {
    const { status, body } = await app.get(`${STUDENTS}?${bad}`);
    t.is(status, 400, bad);
    t.is(body.fields.length, 1, bad);
  }
});

test('the preview is the first page and says how much is left; the document has all', async (t) => {
  const many = Array.from({ length: 100 }, (_, at) =>
    person(100 + at, `ছাত্র ${at}`, { userCode: String(5000 + at) }),
  );
  await app.record(streams.people(OTHER_SCHOOL), ...many);
  const ask = async (query: string) =>
    (await app.get(`${USERS}?report_id=1&user_type=0&gender=0&is_active=2${query}`, { school: OTHER_SCHOOL }))
      .body;
  const [first, whole] = [await ask('&preview=1'), await ask('')];
  t.is(whole.blocks[0].rows.length, 100);
  t.is(first.blocks[0].rows.length + first.more, 100);
  t.true(first.more > 0);
});

test('the first page of a register says below its rows what all of them come to', (t) => {
  const rows = [
    ...Array.from({ length: 200 }, (_, at) => ({ cells: [at] })),
    { kind: 'sum' as const, cells: [19_900] },
  ];
  const facts = { kind: 'facts' as const, lines: [[{ label: 'মোট', value: '১৯৯.০০', share: 1 }]] };
  const table = { kind: 'table' as const, columns: [{ kind: 'money' as const, title: 'টাকা' }], rows };
  const of = (...blocks: PaperBlock[]) =>
    firstPage({ size: 'a4', language: 'bn', title: '', filters: [], blocks } as never);
  const { blocks, more } = of(table, facts);
  const [shown, below] = blocks as [TableBlock, PaperBlock];
  t.deepEqual(shown.rows.at(-1), rows.at(-1));
  t.is(shown.rows.length + more, rows.length);
  t.true(more > 100);
  t.is(below, facts);
  t.false(
    of({ kind: 'page' }, facts).blocks.includes(facts),
    'what stands on a page of its own is not the first',
  );
});

test('as a PDF, a workbook and CSV; nothing of another school, and only with the power', async (t) => {
  for (const path of [
    `${STUDENTS}.pdf?report_id=10`,
    `${STUDENTS}.xlsx?report_id=13`,
    `${USERS}.pdf?report_id=3`,
  ])
    t.is((await app.get(path)).status, 200, path);
  t.deepEqual(await rowsOf(STUDENTS, 'report_id=1').then((rows) => rows.length), 5);
  t.is((await csv(STUDENTS, 'report_id=1', { school: OTHER_SCHOOL })).length, 1);
  t.is((await app.get(`${STUDENTS}?report_id=1`, { loginId: CLERK })).status, 403);
});

test('what a report says can be read back off its PDF, glyph by glyph', async (t) => {
  const read = async (query: string) => {
    const { body } = await app.get(`${STUDENTS}?${query}`);
    return readLines(await pdfBytes(drawPaper([body], { compress: false })), 'codesOnly');
  };
  const register = await read('report_id=1&SessionID=1');
  for (const text of ['ভর্তি রেজিস্টার', 'আব্দুল্লাহ', 'মুছে ফেলা হয়েছে', '১৪ মে ২০১২', '০১৭১২৩৪৫৬৭৮', 'ডে-কেয়ার'])
    t.true(register.includes(text), text);
  const sheet = await read('report_id=10&SessionID=1&ClassID=1');
  t.true(sheet.includes('আব্দুল্লাহ'));
  const letters = (text: string) => [...text].sort().join('');
  // A reader is given Arabic as it stands on paper, from the left: the letters are all there.
  t.true(sheet.some((line) => letters(line) === letters('مريم')));
});
