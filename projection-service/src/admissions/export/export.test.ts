import { streams } from '@madrasah/events';
import { EXPORT_COLUMN_NAMES, StudentsExported } from '@madrasah/events/admissions';
import { PersonDeactivated, PersonErased } from '@madrasah/events/people';
import { readTable } from '@madrasah/service-kit/spreadsheet';
import { strictRows } from '@madrasah/service-kit/workbook/test-support';
import test from 'ava';
import { admitted, klass, person, profile, section, session } from '../../app-test-school.ts';
import { CLERK, HEAD, SCHOOL, type TestApp, testApp } from '../../app-test-support.ts';

const FORMULA = '=HYPERLINK("http://evil")';
let app: TestApp;
test.before(async () => {
  app = await testApp();
  await app.record(
    streams.academics(SCHOOL),
    ...[session(1, '১৪৪৭'), klass(1, 'কাফিয়া'), section(1, 'ক', 1), section(2, 'খ', 1)],
  );
  await app.record(
    streams.people(SCHOOL),
    person(1, 'উমর', { userCode: '1001', profile: profile('উমর', { fatherName: FORMULA }) }),
    person(2, 'আলী', { userCode: '1002' }),
    person(3, 'অপেক্ষমাণ', { userCode: '1003' }),
  );
  await app.record(
    streams.admissions(SCHOOL),
    admitted(1, 1),
    admitted(2, 2, { sectionId: 2, residence: 2 }),
  );
});
test.after.always(() => app.end());

const rows = async (query = '') => (await app.get(`/api/students/export?${query}`)).body;

test.serial('every column of every admission, page by page; each filter has all', async (t) => {
  const all = await rows('SessionID=0&SubClassID=&NewOldId=3');
  t.is(all.total, 2);
  t.deepEqual(Object.keys(all.data[0]).sort(), [...EXPORT_COLUMN_NAMES].sort());
  t.like(all.data[0], { StudentCode: '1001', StudentName: 'উমর', ClassName: 'কাফিয়া', SubClass: 'ক' });
  t.is((await rows('SubClassID=2')).total, 1);
  t.is((await rows('ResidentialStatusId=2&ClassID=1')).data[0].StudentCode, '1002');
  t.deepEqual(await rows('limit=1&page=2'), { ...all, data: [all.data[1]], totalPages: 2, currentPage: 2 });
  t.is((await app.get('/api/students/export?NewOldId=7')).status, 400);
});

test.serial('the file has the recorded columns, and a formula in a name is text', async (t) => {
  await app.record(
    streams.exports(SCHOOL),
    StudentsExported({
      ...{ exportId: 1, columns: ['StudentCode', 'FatherName', 'AdmissionSerial'], count: 2 },
      filters: { sessionId: 1, classId: null, sectionId: null, newOrOld: null, residence: null },
    }),
  );
  await rows(); // until what was recorded is projected
  const file = await fetch(`${app.origin}/api/students/export.xlsx?ExportID=1`, {
    headers: { authorization: `Bearer ${app.tokenOf(SCHOOL, HEAD)}` },
  });
  t.is(file.status, 200);
  t.regex(String(file.headers.get('content-disposition')), /Student_Data\.xlsx/);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const numbers = strictRows(Buffer.from(bytes)).flatMap((row) =>
    [...row.values()].filter(({ kind }) => kind === 'number'),
  );
  t.is(numbers.length, 2, 'the serial is a number, a code is none');
  const table = await readTable('10001', { kind: 'xlsx', bytes, withoutFormulas: true });
  const text = JSON.stringify(table);
  t.notRegex(text, /"kind":"(?:formula|reckoned)"/, 'nothing in it is a formula');
  t.true(text.includes('1001') && text.includes(JSON.stringify(FORMULA).slice(1, -1)), text);
  t.false(text.includes('01712'), 'no mobile was asked for');
});

const fileOf = (exportId: number) => app.get(`/api/students/export.xlsx?ExportID=${exportId}`);
const exported = (exportId: number, count: number) =>
  StudentsExported({
    ...{ exportId, columns: ['StudentCode'], count },
    filters: { sessionId: null, classId: null, sectionId: null, newOrOld: null, residence: null },
  });

test.serial(
  'who was erased, put aside or has left is counted and in the file, as he was recorded',
  async (t) => {
    await app.record(
      streams.people(SCHOOL),
      PersonErased({ userId: 1, reason: 'অভিভাবকের অনুরোধ' }),
      PersonDeactivated({ userId: 2, on: '2026-04-20', noteId: null, mistaken: false }),
    );
    t.is((await rows()).total, 2, 'as many as there are admissions');
    await app.record(streams.exports(SCHOOL), exported(2, 2), exported(3, 5));
    await rows();
    t.is((await app.get('/api/students/export.xlsx?ExportID=2')).status, 200);
    t.like(
      await fileOf(3),
      { status: 409, body: { code: 'admissions.export-over' } },
      'it says another number',
    );
  },
);

test.serial('an export is of its business day: from midnight in Dhaka on it gives no file', async (t) => {
  const { clock } = app;
  clock.advance(Date.parse('2026-04-20T17:59:59Z') - clock.now().getTime());
  t.is((await fileOf(2)).status, 200);
  clock.advance(2_000);
  t.like(await fileOf(2), { status: 409, body: { code: 'admissions.export-over' } });
});

test.serial('an export of somebody else, or none, gives no file', async (t) => {
  t.is((await app.get('/api/students/export.xlsx?ExportID=9')).status, 404);
  t.is((await app.get('/api/students/export.xlsx')).status, 400);
  t.is((await app.get('/api/students/export.xlsx?ExportID=1', { loginId: CLERK })).status, 403);
});
