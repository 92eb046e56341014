import { drafted, streams } from '@madrasah/events';
import { characterReports, characterTypes, characterVariants } from '@madrasah/events/hostel';
import { PersonErased } from '@madrasah/events/people';
import test from 'ava';
import { unknownStudent } from '../../admissions/index.ts';
import { admitted, klass, person, section, session } from '../../app-test-school.ts';
import { CLERK, OTHER_SCHOOL, SCHOOL, SECRET, testApp } from '../../app-test-support.ts';
import { entryDocument } from '../../entries/index.ts';
import { paperCode, paperKey, sealWith } from '../../papers/index.ts';
import { characterSays } from './paper.ts';

const reports = characterReports.events;
const LIST = '/api/students/get_studentreports';
const PDF = '/api/students/student_character_report';

const facts = (reportId: number, userId: number, on: string, remark = 'নিয়মিত') => ({
  ...{ reportId, userId, admissionId: userId, on, variantId: 1, typeId: 1, remark },
});

/** Umar has a report and one that was withdrawn, Ali has one. */
async function school() {
  const app = await testApp();
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'মীযান'), section(1, 'ক', 1));
  await app.record(streams.people(SCHOOL), person(1, 'উমর'), person(2, 'আলী'));
  await app.record(streams.admissions(SCHOOL), admitted(1, 1), admitted(2, 2));
  await app.record(
    streams.conduct(SCHOOL),
    drafted(characterVariants, { kind: 'added', id: 1, serial: 1, attributes: { name: 'নামায' } }),
    drafted(characterTypes, { kind: 'added', id: 1, serial: 1, attributes: { name: 'প্রশংসা' } }),
  );
  await app.record(
    streams.characters(SCHOOL),
    reports.write(facts(1, 1, '2026-04-10')),
    reports.write(facts(2, 2, '2026-04-12')),
    reports.write(facts(3, 1, '2026-04-13')),
    reports.withdraw({ reportId: 3, userId: 1, admissionId: 1, withdrawnOn: '2026-04-14' }),
  );
  return app;
}

test('the list has what stands, the newest day first, by student, class and session', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const ids = async (query = '') =>
    (await app.get(`${LIST}${query}`)).body.data.map((row: { SRID: number }) => row.SRID);
  t.deepEqual(await ids(), [2, 1]);
  t.deepEqual(await ids('?userCode=১০০১'), [1]);
  t.deepEqual(await ids('?UserID=1'), [1]);
  t.deepEqual(await ids('?userCode=১০০১&UserID=2'), []);
  t.deepEqual(await ids('?search=আলী'), [2]);
  t.deepEqual(await ids('?classID=1&SessionID=1'), [2, 1]);
  t.deepEqual(await ids('?classID=2'), []);
  t.deepEqual(await ids('?classID=1&SubClassID=1'), [2, 1]);
  t.deepEqual(await ids('?SubClassID=2'), []);
  t.is((await app.get(LIST, { loginId: CLERK })).status, 403);
});

test('a row has the names of the specification; of whom was erased no remark is told', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(
    streams.characters(SCHOOL),
    reports.change(facts(1, 1, '2026-04-11', 'আরও ভালো')),
    reports.print({ reportId: 1, userId: 1, admissionId: 1, printing: 1 }),
  );
  const row = async () => (await app.get(`${LIST}?userCode=1001`)).body.data[0];
  t.like(await row(), {
    ...{ SRID: 1, UserID: 1, SessionID: 1, SubClassID: 1, StudentCode: '1001', StudentName: 'উমর' },
    ...{ CreateDate: '2026-04-11', ReportCetID: 1, ReportCet: 'নামায', ReportTypID: 1 },
    ...{ ReportType: 'প্রশংসা', Remark: 'আরও ভালো', printed: 1, revision: 2 },
  });
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 1, reason: 'অনুরোধ' }));
  t.is((await row()).Remark, '');
});

test('whoever scans a report is told that it is genuine, withdrawn or unknown, and nothing of what it says', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const seal = sealWith(paperKey(undefined, SECRET));
  const check = async (id: number, of = SCHOOL) => {
    const code = paperCode(seal, SCHOOL, 'character-report', id);
    return (await app.get(`/api/public/result/${of}/verify/${code}`)).body.data;
  };
  const known = await check(1);
  t.like(known, { status: 'genuine', kind: 'character-report', reportNo: 1, on: '2026-04-10' });
  t.false(JSON.stringify(known).includes('নিয়মিত'));
  t.like(await check(3), { status: 'reversed', reportNo: 3 });
  t.deepEqual(await check(9), { status: 'unknown' });
  t.deepEqual(await check(1, OTHER_SCHOOL), { status: 'unknown' });
});

test('its paper comes as a PDF, of a report that stands', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { status, headers } = await app.get(`${PDF}/1.pdf`);
  t.is(status, 200);
  t.is(headers.get('content-type'), 'application/pdf');
  t.is((await app.get(`${PDF}/3.pdf`)).status, 404);
  t.is((await app.get(`${PDF}/9.pdf`)).status, 404);
});

test('the paper says of whom, about what and what was seen, and that it is a reprint', (t) => {
  const head = {
    language: 'bn',
    letterhead: { name: 'জামিয়া', address: '', contact: '' },
    printedAt: '2026-04-20T04:00:00.000Z',
  } as const;
  const student = unknownStudent(1, 1);
  const entry = { ...facts(7, 1, '2026-04-17'), withdrawn: false, printed: 2, version: 1 };
  const called = (at: string) => ({ variantId: 'নামায', typeId: 'প্রশংসা' })[at] ?? '';
  const says = characterSays({ entry, number: 7, language: 'bn', student, called });
  const proof = { code: 'B7-BCDFG-HJKLM', address: 'https://m.example.org/verify/1/B7' };
  const drawn = { title: 'আখলাক প্রতিবেদন', number: 7, entry, student, says };
  const paper = entryDocument(head, { signers: [] }, drawn, proof);
  t.is(paper.corners?.left, 'পুনর্মুদ্রণ ২');
  const said = JSON.stringify(paper.blocks);
  for (const word of ['১৭ এপ্রিল ২০২৬', 'নামায', 'প্রশংসা', 'নিয়মিত', 'B7-BCDFG-HJKLM'])
    t.true(said.includes(word), word);
});
