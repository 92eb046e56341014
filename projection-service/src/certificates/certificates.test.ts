import { drafted, type Language, streams } from '@madrasah/events';
import {
  CERTIFICATE_PAPERS,
  CertificateChanged,
  CertificateGiven,
  CertificatePrinted,
  CertificateWithdrawn,
} from '@madrasah/events/certificates';
import { examNames } from '@madrasah/events/exams';
import { NO_OTHER_NAMES, PersonErased } from '@madrasah/events/people';
import { SheetWithdrawn } from '@madrasah/events/results';
import test from 'ava';
import { charged, names, profile, recordSchool } from '../app-test-school.ts';
import { CLERK, OTHER_SCHOOL, SCHOOL, SECRET, testApp } from '../app-test-support.ts';
import { paperCode, paperKey, sealWith } from '../papers/index.ts';
import { checkMark } from '../printing/index.ts';
import { pdfBytes } from '../printing/pdf/create-pdf.ts';
import { readLines } from '../printing/pdf/read-back.ts';
import type { Pictures } from '../printing/pictures.ts';
import { place, published, row } from '../results/test-support.ts';
import { drawCertificate } from './draw.ts';
import { certificateSheet } from './layout.ts';

const LIST = '/api/students/get_student_transfer_certificate';
const SEAL = sealWith(paperKey(undefined, SECRET));
const PDF = '/api/students/student_transfer_certificate';

const facts = (certificateId: number, userId: number, totalMark = '৭৮০') => ({
  ...{ certificateId, on: '2026-04-14', userId, sessionId: 1, examId: 1, classId: 1 },
  outcome: { totalMark, division: 'মুমতায' },
  from: null,
});

/** Persons 1 and 2 have certificates, 1 a second one that was withdrawn; 1 owes 1,000 taka. */
async function school() {
  const app = await testApp();
  await recordSchool(app, SCHOOL, '');
  await app.record(
    streams.exams(SCHOOL),
    drafted(examNames, { kind: 'added', id: 1, serial: 1, attributes: { name: names('বার্ষিক') } }),
  );
  await app.record(streams.journal(SCHOOL, 1), charged);
  await app.record(
    streams.certificates(SCHOOL),
    ...[CertificateGiven(facts(1, 1)), CertificateGiven(facts(2, 2)), CertificateGiven(facts(3, 1))],
    CertificateWithdrawn({ certificateId: 3, on: '2026-04-15', userId: 1 }),
  );
  return app;
}

test('the list has those that hold, the newest first, under the names of the specification', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(
    streams.certificates(SCHOOL),
    CertificateChanged(facts(1, 1, '৭৯০')),
    CertificatePrinted({ certificateId: 1, userId: 1, paper: 1, printing: 1, moved: null }),
  );
  await app.record(
    streams.certificates(SCHOOL),
    CertificatePrinted({ certificateId: 1, userId: 1, paper: 2, printing: 1, moved: { right: 4, down: -3 } }),
    CertificatePrinted({ certificateId: 2, userId: 2, paper: 1, printing: 1, moved: null }),
  );
  const { body } = await app.get(LIST);
  t.deepEqual(body.moved, { right: 4, down: -3 }, 'as the house printed last, whoever it was of');
  t.deepEqual(
    body.data.map((row: { CFID: number }) => row.CFID),
    [2, 1],
  );
  t.like((await app.get(`${LIST}?id=1`)).body.data[0], {
    ...{ CFID: 1, UserID: 1, SessionID: 1, ExamID: 1, ClassIDTo: 1, UserCode: '1001', ExamName: 'বার্ষিক' },
    ...{ TotalMark: '৭৯০', DivisionName: 'মুমতায', CreateAt: '2026-04-14', printed: 2, revision: 2 },
    printings: { 1: 1, 2: 1 },
    User: { UserCode: '1001', FatherName: 'মুহাম্মদ ইউসুফ', MotherName: 'ফাতিমা' },
  });
  const english = (await app.get(`${LIST}?id=1`, { language: 'en' })).body.data[0];
  t.is(english.TotalMark, '790', 'in the digits of the reader');
  t.is((await app.get(`${LIST}?search=1002`)).body.total, 1);
  t.is((await app.get(`${LIST}?UserID=1`)).body.total, 1, 'of one student, for his page');
  t.is((await app.get(LIST, { loginId: CLERK })).status, 403);
});

test('each of the four papers is a PDF; the clearance paper only while the account is clear', async (t) => {
  const app = await school();
  t.teardown(app.end);
  for (const paper of [1, 2, 3, 4]) {
    const { status, headers } = await app.get(`${PDF}/2.pdf?paper=${paper}`);
    t.is(status, 200);
    t.is(headers.get('content-type'), 'application/pdf');
  }
  t.is((await app.get(`${PDF}/1.pdf?paper=1`)).status, 200);
  const owing = await app.get(`${PDF}/1.pdf?paper=4`);
  t.like(owing, { status: 409, body: { code: 'certificate.not-clear' } });
  t.true(owing.body.message.includes('১,০০০'));
  t.is((await app.get(`${PDF}/3.pdf?paper=1`)).status, 404, 'a withdrawn one is not printed');
  t.is((await app.get(`${PDF}/2.pdf?paper=5`)).status, 400);
  t.is((await app.get(`${PDF}/2.pdf?paper=2&right=31`)).status, 400);
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 2, reason: 'অনুরোধ' }));
  t.is((await app.get(`${PDF}/2.pdf?paper=1`)).status, 409, 'nothing is attested of who was erased');
  t.like((await app.get(`${LIST}?id=2`)).body.data[0], { TotalMark: '', DivisionName: '' });
});

test('whoever scans a certificate is told that it is genuine, withdrawn or unknown', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const check = async (id: number, of = SCHOOL) => {
    const code = paperCode(SEAL, SCHOOL, 'certificate', id);
    return (await app.get(`/api/public/result/${of}/verify/${code}`)).body.data;
  };
  t.like(await check(1), { status: 'genuine', kind: 'certificate', certificateNo: 1, on: '2026-04-14' });
  t.like(
    await check(1),
    {
      ...{ exam: 'বার্ষিক', total: '780', division: 'মুমতায', place: null, figures: 'typed', reason: '' },
    },
    'what it says, to be compared; one of before was typed',
  );
  t.truthy((await check(1)).class);
  const outcome = { totalMark: '485', division: 'মুমতায', place: 2 };
  await app.record(
    streams.certificates(SCHOOL),
    CertificateGiven({ ...facts(4, 1), outcome, from: { sectionId: 2, version: 1 } }),
    CertificateGiven({ ...facts(5, 1), outcome: { totalMark: '999', division: 'মুমতায', reason: 'পুরনো খাতা' } }),
  );
  t.like(await check(4), { total: '485', place: 2, figures: 'published', reason: '' });
  t.like(await check(5), { total: '999', figures: 'typed', reason: 'পুরনো খাতা' });
  const rows = (await app.get(LIST)).body.data;
  t.like(rows[0], { CFID: 5, FromResult: false, Figures: 'হাতে লেখা: পুরনো খাতা', Reason: 'পুরনো খাতা' });
  t.like(rows[1], { CFID: 4, FromResult: true, Figures: 'প্রকাশিত ফল থেকে', Place: 2 });

  t.like(await check(3), { status: 'reversed', certificateNo: 3 });
  t.deepEqual(await check(9), { status: 'unknown' });
  t.deepEqual(await check(1, OTHER_SCHOOL), { status: 'unknown' });
});

test('it is called for good as all was called when it was given, with words of its own or before', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const exam = { bn: 'দ্বিতীয় সাময়িক', en: 'Second Term', ar: '' };
  await app.record(
    streams.certificates(SCHOOL),
    CertificateGiven({ ...facts(4, 1), words: { exam, session: names('১৪৪৭'), class: names('নাজেরা') } }),
  );
  const said = async (id: number) => {
    const { SessionName, ClassName, ExamName } = (await app.get(`${LIST}?id=${id}`)).body.data[0];
    const code = paperCode(SEAL, SCHOOL, 'certificate', id);
    const checked = (await app.get(`/api/public/result/${SCHOOL}/verify/${code}`)).body.data;
    t.deepEqual([checked.session, checked.class, checked.exam], [SessionName, ClassName, ExamName]);
    return [SessionName, ClassName, ExamName];
  };
  const before = await said(1);
  t.is(before[2], 'বার্ষিক');
  t.true(before.every((word) => word !== ''));
  t.deepEqual(await said(4), ['১৪৪৭', 'নাজেরা', 'দ্বিতীয় সাময়িক']);
  const end = names('সমাপনী');
  t.is((await app.get(`${LIST}?id=4`, { language: 'en' })).body.data[0].ExamName, 'Second Term');
  await app.record(
    streams.exams(SCHOOL),
    drafted(examNames, { kind: 'changed', id: 1, changes: { name: end } }, { name: end }),
    drafted(examNames, { kind: 'added', id: 2, serial: 2, attributes: { name: names('সাময়িক') } }),
  );
  t.deepEqual(await said(1), before);
  t.deepEqual(await said(4), ['১৪৪৭', 'নাজেরা', 'দ্বিতীয় সাময়িক']);
  await app.record(streams.certificates(SCHOOL), CertificateChanged(facts(1, 1, '৭৯০')));
  t.deepEqual(await said(1), before, 'a change of something else keeps its words');
  await app.record(streams.certificates(SCHOOL), CertificateChanged({ ...facts(1, 1), examId: 2 }));
  t.deepEqual(await said(1), [before[0], before[1], 'সাময়িক']);
});

test('whoever scans it is told that the result it was filled from was corrected or withdrawn since', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const RESULTS = streams.results(SCHOOL, 1);
  const of = (userId: number, at: number, total = 341) => ({
    ...{ ...row(userId, [180, 161, 'absent'], at), admissionId: userId, total },
  });
  await app.record(RESULTS, published(1, { rows: [of(1, 1), of(2, 2)] }));
  const filled = (id: number, userId: number, place: number) =>
    CertificateGiven({
      ...facts(id, userId),
      ...{ outcome: { totalMark: '170.5', division: 'মুমতায', place }, from: { sectionId: 2, version: 1 } },
    });
  await app.record(streams.certificates(SCHOOL), filled(4, 1, 1), filled(5, 2, 2));
  const check = async (id: number) => {
    const code = paperCode(SEAL, SCHOOL, 'certificate', id);
    return (await app.get(`/api/public/result/${SCHOOL}/verify/${code}`)).body.data;
  };
  t.is((await check(4)).status, 'genuine');
  const rows = [of(1, 1), of(2, 2, 281)];
  await app.record(RESULTS, published(2, { rows, corrects: { version: 1, noteId: null } }));
  t.is((await check(4)).status, 'genuine', 'a later version that says the same of him is as good');
  const corrected = { status: 'superseded', resultVersion: 2, reversedOn: '2026-04-20', total: '170.5' };
  t.like(await check(5), corrected);
  await app.record(RESULTS, SheetWithdrawn({ ...place, version: 2, noteId: null }));
  t.like(await check(4), { status: 'withdrawn', reversedOn: '2026-04-20' });
  t.is((await check(1)).status, 'genuine', 'typed figures are of no result');
  t.is((await check(3)).status, 'reversed', 'one that was withdrawn itself says so');
});

const SAID = {
  language: 'bn' as Language,
  ...{ english: NO_OTHER_NAMES.english, printedBefore: 0 },
  head: { name: 'জামিয়া', address: 'রহমতপুর', contact: '' },
  ...{ certificateId: 7, on: '2026-04-14', userCode: '1001', profile: profile('আব্দুল্লাহ') },
  ...{ session: '১৪৪৭', class: 'মীযান', exam: 'বার্ষিক', totalMark: '৭৮০', division: 'মুমতায' },
  mark: checkMark('https://m.example.org/verify/1/C7', 'C7-BCDFG-HJKLM'),
  signatures: { SignaturePrincipal: '/p', SignatureNajem: '/n', SignatureAccountant: '/a' },
};
const bytesOf = (paper: number, more: Partial<typeof SAID> = {}, pictures: Pictures = new Map()) =>
  pdfBytes(
    drawCertificate({
      ...{ sheet: certificateSheet({ ...SAID, ...more }, paper), paper, pictures, compress: false },
      ...{ printedAt: new Date('2026-04-20T04:00:00Z'), moved: { right: 5, down: -3 } },
    }),
  );
const linesOf = async (paper: number, more: Partial<typeof SAID> = {}) =>
  readLines(await bytesOf(paper, more), 'actualText').join('\n');

test('a sheet from the press has what is filled in alone; the others the sheet with it', async (t) => {
  const { coloured, filled, black, clearance } = CERTIFICATE_PAPERS;
  const press = ['জামিয়া', 'প্রত্যয়নপত্র', 'পিতা', 'মুহতামিম'];
  const values = ['আব্দুল্লাহ', 'মুহাম্মদ ইউসুফ', 'ফাতিমা', '১০০১', 'মীযান', '৭৮০', 'C7-BCDFG-HJKLM'];
  for (const paper of [coloured, black]) {
    const said = await linesOf(paper);
    for (const word of [...press, ...values]) t.true(said.includes(word), `${paper}: ${word}`);
  }
  for (const paper of [coloured, black])
    t.false((await linesOf(paper, { division: '' })).includes('বিভাগ'), 'a mark without a division');
  const alone = await linesOf(filled);
  for (const word of values) t.true(alone.includes(word), word);
  for (const word of press) t.false(alone.includes(word), word);
  const clears = await linesOf(clearance);
  t.true(clears.includes('ছাড়পত্র') && clears.includes('বকেয়া নেই'));
  t.false(clears.includes('৭৮০'), 'marks are no matter of a clearance');
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

test('the officers’ signatures stand on their lines, but not on a sheet from the press', async (t) => {
  const { coloured, filled, clearance } = CERTIFICATE_PAPERS;
  const drawn = async (paper: number, ...addresses: string[]) => {
    const pictures = new Map(addresses.map((address) => [address, PIXEL]));
    return (
      Buffer.from(await bytesOf(paper, {}, pictures))
        .toString('latin1')
        .split('/Subtype /Image').length - 1
    );
  };
  t.is(await drawn(coloured, '/p', '/n'), 2);
  t.is(await drawn(coloured, '/a'), 0, 'the accountant signs the clearance alone');
  t.is(await drawn(clearance, '/a', '/p'), 2);
  t.is(await drawn(filled, '/p', '/n'), 0);
});

test('each of the four says that it is a reprint, and which, from its second time on', async (t) => {
  for (const paper of Object.values(CERTIFICATE_PAPERS)) {
    t.false((await linesOf(paper)).includes('পুনর্মুদ্রণ'));
    t.true((await linesOf(paper, { printedBefore: 2 })).includes('পুনর্মুদ্রণ ২'), `${paper}`);
  }
});

test('in English it says everything in English: who has English letters is called by them', async (t) => {
  const english = { name: 'Abdullah', father: 'Yusuf', mother: 'Fatima', address: '' };
  const more = { language: 'en' as const, english, printedBefore: 1 };
  const house = { head: { name: 'Jamia', address: 'Rahmatpur 12', contact: '' } };
  const said = await linesOf(1, { ...more, ...house, session: '2026', class: 'Mizan', exam: 'Yearly' });
  const words = [
    'Certificate of attestation',
    'Abdullah',
    'Yusuf',
    'Fatima',
    '14 April 2026',
    '780',
    'Reprint 1',
  ];
  for (const word of [...words, 'Rahmatpur 12', 'Principal']) t.true(said.includes(word), word);
  t.regex(await linesOf(4, { ...more, ...house }), /Clearance paper/);
});
