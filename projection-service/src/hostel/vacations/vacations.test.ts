import { drafted, streams } from '@madrasah/events';
import { VacationEnded, vacations, vacationTypes } from '@madrasah/events/hostel';
import { NoteWritten } from '@madrasah/events/notes';
import { PersonErased } from '@madrasah/events/people';
import test from 'ava';
import { unknownStudent } from '../../admissions/index.ts';
import { admitted, klass, person, section, session } from '../../app-test-school.ts';
import { CLERK, OTHER_SCHOOL, SCHOOL, SECRET, testApp } from '../../app-test-support.ts';
import { entryDocument } from '../../entries/index.ts';
import { paperCode, paperKey, sealWith } from '../../papers/index.ts';
import { passSays } from './gate-pass.ts';

const LIST = '/api/students/get_vacation_list';
const SEAL = sealWith(paperKey(undefined, SECRET));
type Row = Readonly<Record<string, unknown>>;

// The clock stands at 10:00 on 20 April 2026 in Dhaka.
const span = (vacationId: number, userId: number, from: string, to: string) => ({
  ...{ vacationId, on: '2026-04-12', userId, admissionId: userId, typeId: 1, relation: 2 },
  ...{ from, to, noteId: null },
});
const granted = (
  vacationId: number,
  userId: number,
  from: string,
  to: string,
  noteId: number | null = null,
) => vacations.events.write({ ...span(vacationId, userId, from, to), holidayNo: 1, noteId });

/** Umar is late, Ali is out, Bilal goes tomorrow, Hamza is back, and one of Umar's was withdrawn. */
async function school() {
  const app = await testApp();
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'মীযান'), section(1, 'ক', 1));
  await app.record(
    streams.people(SCHOOL),
    ...['উমর', 'আলী', 'বিলাল', 'হামযা'].map((name, index) => person(index + 1, name)),
  );
  await app.record(streams.admissions(SCHOOL), ...[1, 2, 3, 4].map((id) => admitted(id, id)));
  await app.record(
    streams.hostel(SCHOOL),
    drafted(vacationTypes, { kind: 'added', id: 1, serial: 1, attributes: { name: 'ঈদ', english: 'Eid' } }),
  );
  await app.record(streams.notes(SCHOOL), NoteWritten({ noteId: 1, texts: { remark: 'বোনের বিবাহ' } }));
  await app.record(
    streams.vacations(SCHOOL),
    granted(1, 1, '2026-04-17T16:00', '2026-04-20T09:59', 1),
    granted(2, 2, '2026-04-20T10:00', '2026-04-20T18:00'),
    granted(3, 3, '2026-04-21T08:00', '2026-04-30T18:00'),
    granted(4, 4, '2026-04-15T08:00', '2026-04-16T18:00'),
    VacationEnded({ vacationId: 4, on: '2026-04-16', userId: 4, admissionId: 4, at: '2026-04-16T17:00' }),
    granted(5, 1, '2026-05-01T08:00', '2026-05-02T18:00'),
    vacations.events.withdraw({ vacationId: 5, on: '2026-04-20', userId: 1, admissionId: 1 }),
  );
  return app;
}

test('the list says who goes, who is out, who is late and who is back; a withdrawn vacation is on none', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const states = async (more = '') =>
    (await app.get(`${LIST}?sort=VacationDateFrom${more}`)).body.data.map((one: Row) => [
      one['StudentName'],
      one['state'],
    ]);
  t.deepEqual(await states(), [
    ['হামযা', 4],
    ['উমর', 3],
    ['আলী', 2],
    ['বিলাল', 1],
  ]);
  t.deepEqual(await states('&state=out'), [
    ['উমর', 3],
    ['আলী', 2],
  ]);
  t.deepEqual(await states('&state=late'), [['উমর', 3]]);
  t.deepEqual(await states('&UserID=2'), [['আলী', 2]]);
  t.deepEqual(await states('&search=বিলাল'), [['বিলাল', 1]]);
  t.deepEqual(await states('&ClassID=2'), []);
  t.is((await app.get(`${LIST}?state=away`)).status, 400);
});

test('a row has the names of the specification, its days both ends included, and what the note says', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { body } = await app.get(`${LIST}?UserID=1`);
  t.like(body.data[0], {
    ...{ ID: 1, VacationID: 1, VacationList: 'ঈদ', GuardianID: 2, UserID: 1, SessionID: 1, ClassID: 1 },
    ...{ VacationDateFrom: '2026-04-17', VacationTimeFrom: '16:00', VacationDateTo: '2026-04-20' },
    ...{ VacationTimeTo: '09:59', Days: 4, UserHolidayNo: 1, Comment: 'বোনের বিবাহ', returnedAt: null },
    User: { UserName: 'উমর', FatherName: 'মুহাম্মদ ইউসুফ', UserCode: '1001' },
    AcademicClass: { ClassName: 'মীযান' },
  });
  t.is((await app.get(`${LIST}?UserID=1`, { loginId: CLERK })).status, 403);
  const csv = await app.get(`${LIST}.csv?state=late`);
  t.true(String(csv.body).includes('উমর') && !String(csv.body).includes('আলী'));
});

test('a change shows at once, a return takes him off the lists of who is out', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const record = (...events: Parameters<typeof app.record>[1][]) =>
    app.record(streams.vacations(SCHOOL), ...events);
  await record(vacations.events.change({ ...span(1, 1, '2026-04-17T16:00', '2026-04-21T18:00') }));
  t.like((await app.get(`${LIST}?UserID=1`)).body.data[0], { state: 2, Days: 5, Comment: '' });
  await record(
    VacationEnded({ vacationId: 1, on: '2026-04-20', userId: 1, admissionId: 1, at: '2026-04-20T09:00' }),
    vacations.events.print({ vacationId: 1, userId: 1, admissionId: 1, printing: 2 }),
  );
  t.is((await app.get(`${LIST}?state=out`)).body.total, 1);
  t.like((await app.get(`${LIST}?UserID=1`)).body.data[0], { returnedAt: '2026-04-20T09:00', printed: 2 });
});

test('whoever scans a gate pass is told between when it is good, that it was withdrawn, or nothing', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const check = async (id: number, of = SCHOOL) => {
    const code = paperCode(SEAL, SCHOOL, 'gate-pass', id);
    return (await app.get(`/api/public/result/${of}/verify/${code}`)).body.data;
  };
  t.like(await check(1), {
    ...{ status: 'genuine', kind: 'gate-pass', passNo: 1, initials: 'উ.' },
    ...{ from: '2026-04-17', fromTime: '16:00', to: '2026-04-20', toTime: '09:59' },
  });
  t.like(await check(5), { status: 'reversed', passNo: 5 });
  t.deepEqual(await check(9), { status: 'unknown' });
  t.deepEqual(await check(1, OTHER_SCHOOL), { status: 'unknown' });
  const ofReceipt = paperCode(SEAL, SCHOOL, 'receipt', 1).replace(/^/, 'G');
  const forged = await app.get(`/api/public/result/${SCHOOL}/verify/${ofReceipt}`);
  t.deepEqual(forged.body.data, { status: 'unknown' }, 'the letters of a receipt open no gate');
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 1, reason: 'অনুরোধ' }));
  t.is((await check(1)).initials, '');
});

test('the gate pass comes as a PDF, of a vacation that is there', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { status, headers } = await app.get('/api/students/student_vacation/1.pdf');
  t.is(status, 200);
  t.is(headers.get('content-type'), 'application/pdf');
  t.is((await app.get('/api/students/student_vacation/9.pdf')).status, 404);
});

test('the paper says where the pass is a reprint, and across it that it was withdrawn', (t) => {
  const vacation = {
    ...span(7, 1, '2026-04-17T16:00', '2026-04-20T09:59'),
    ...{ holidayNo: 1, returned: null, printed: 2, withdrawn: true, version: 1 },
  };
  const head = {
    language: 'bn',
    letterhead: { name: 'জামিয়া', address: '', contact: '' },
    printedAt: '2026-04-20T04:00:00.000Z',
  } as const;
  const student = unknownStudent(1, 1);
  const says = passSays({ entry: vacation, number: 7, language: 'bn', student, called: () => 'ঈদ' }, '');
  const proof = { code: 'G7-BCDFG-HJKLM', address: 'https://m.example.org/verify/1/G7' };
  const across = { word: 'vacation.pass.void', sentence: 'vacation.pass.voided' };
  const drawn = { title: 'গেট পাস', number: 7, entry: vacation, student, says };
  const paper = entryDocument(head, { signers: [], void: across }, drawn, proof);
  t.is(paper.corners?.left, 'পুনর্মুদ্রণ ২');
  t.is(paper.void?.word, 'বাতিল');
  const said = JSON.stringify(paper.blocks);
  for (const words of ['১৭ এপ্রিল ২০২৬, বিকাল ৪:০০', '২০ এপ্রিল ২০২৬, সকাল ৯:৫৯', 'মাতা', 'G7-BCDFG-HJKLM'])
    t.true(said.includes(words), words);
});
