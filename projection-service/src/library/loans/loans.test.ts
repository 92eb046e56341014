import { drafted, streams } from '@madrasah/events';
import { certificates } from '@madrasah/events/certificates';
import { bookCopies, bookKinds, loans, titles } from '@madrasah/events/library';
import { PeopleMerged } from '@madrasah/events/people';
import test from 'ava';
import { admitted, klass, person, section, session } from '../../app-test-school.ts';
import { CLERK, SCHOOL, testApp } from '../../app-test-support.ts';

const LIST = '/api/library/loans';
type Row = Readonly<Record<string, unknown>>;

// The clock stands at 10:00 on 20 April 2026 in Dhaka.
const added = { kind: 'added', id: 1, serial: 1 } as const;
const lent = (loanId: number, userId: number, dueOn: string, admissionId: number | null = userId) =>
  loans.events.write({ loanId, userId, admissionId, copyId: loanId, on: '2026-04-01', ruleId: 1, dueOn });
const whose = (id: number) => ({ loanId: id, userId: id, admissionId: id });

/** Umar is late, Ali has time, Bilal has lost his, Hamza’s is back, and Yusuf is a teacher. */
async function school() {
  const app = await testApp();
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'মীযান'), section(1, 'ক', 1));
  await app.record(
    streams.people(SCHOOL),
    ...['উমর', 'আলী', 'বিলাল', 'হামযা', 'ইউসুফ'].map((name, index) => person(index + 1, name)),
  );
  await app.record(streams.admissions(SCHOOL), ...[1, 2, 3, 4].map((id) => admitted(id, id)));
  const attributes = { name: { bn: 'হিদায়া', en: 'Al-Hidayah', ar: '' }, author: '', subject: '', shelf: '' };
  await app.record(
    streams.library(SCHOOL),
    drafted(bookKinds, { ...added, attributes: { name: { bn: 'দরসি', en: '' } } }),
    drafted(titles, { ...added, attributes: { ...attributes, kindId: 1 } }),
    ...[1, 2, 3, 4, 5].map((id) =>
      drafted(bookCopies, { ...added, id, attributes: { titleId: 1, copyNo: id, oldNo: '', state: 1 } }),
    ),
  );
  await app.record(
    streams.loans(SCHOOL),
    lent(1, 1, '2026-04-17'),
    lent(2, 2, '2026-04-20'),
    lent(3, 3, '2026-04-17'),
    lent(4, 4, '2026-04-17'),
    lent(5, 5, '2026-04-30', null),
    loans.turns['lost']?.event({ ...whose(3), on: '2026-04-16' }) as never,
    loans.turns['return']?.event({ ...whose(4), on: '2026-04-16' }) as never,
  );
  return app;
}

test('the list says who has which book, who is late and by how long, and what he may be told', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const rows = async (query = '') =>
    (await app.get(`${LIST}?sort=AccessionNo${query}`)).body.data.map((row: Row) => [
      row['StudentName'],
      row['state'],
      row['DaysLate'],
    ]);
  t.deepEqual(await rows(), [
    ['উমর', 2, 3],
    ['আলী', 1, 0],
    ['বিলাল', 3, 0],
    ['হামযা', 4, 0],
    ['ইউসুফ', 1, 0],
  ]);
  t.deepEqual(await rows('&state=late'), [['উমর', 2, 3]]);
  t.is((await rows('&state=open')).length, 4);
  t.deepEqual(await rows('&UserID=3'), [['বিলাল', 3, 0]]);
  const [late] = (await app.get(`${LIST}?state=late`, { language: 'en' })).body.data;
  t.like(late, { TitleName: 'Al-Hidayah', revision: 1, printed: 0 });
  t.true(late.Message.includes('“Al-Hidayah” (accession no. 1)') && late.Message.includes('17 April 2026'));
  t.regex(late.MessageTo, /^8801\d{9}$/);
  t.is((await app.get(LIST, { loginId: CLERK })).status, 403);
});

test('loans are found by what is said of reader, title or copy, and stand in their registers', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const found = async (search: string) =>
    (await app.get(`${LIST}?search=${encodeURIComponent(search)}`)).body.data.map(
      (row: Row) => row['LoanID'],
    );
  t.true((await found('৩')).includes(3));
  t.deepEqual(await found('ইউসুফ'), [5]);
  t.is((await found('হিদায়া')).length, 5);
  const report = async (id: number) =>
    String((await app.get(`/api/library/report.csv?report_id=${id}`)).body);
  const [all, late] = [await report(4), await report(5)];
  for (const name of ['উমর', 'আলী', 'হামযা', 'ইউসুফ']) t.true(all.includes(name), name);
  t.true(late.includes('উমর') && !late.includes('আলী'));
});

test('of two entries made one the loans stand together, under the name that stays', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const back = { loanId: 5, userId: 5, admissionId: null, on: '2026-04-16' };
  await app.record(streams.loans(SCHOOL), loans.turns['return']?.event(back) as never);
  const merged = { otherId: 5, keepId: 6, familyId: null, guardianId: null, on: '2026-04-16', noteId: null };
  await app.record(streams.people(SCHOOL), person(6, 'মাওলানা ইউসুফ'), PeopleMerged(merged));
  const rows = async (query: string) =>
    (await app.get(`${LIST}?${query}`)).body.data.map((row: Row) => [row['LoanID'], row['StudentName']]);
  t.deepEqual(await rows('UserID=6'), [[5, 'মাওলানা ইউসুফ']]);
  t.deepEqual(await rows(`search=${encodeURIComponent('মাওলানা')}`), [[5, 'মাওলানা ইউসুফ']]);
});

test('the slip comes as a PDF, of a teacher too', async (t) => {
  const app = await school();
  t.teardown(app.end);
  for (const id of [1, 5]) t.is((await app.get(`${LIST}/${id}.pdf`)).status, 200);
  t.is((await app.get(`${LIST}/9.pdf`)).status, 404);
});

test('whoever owes a book, a lost one too, is given no clearance paper, and told which', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const given = (certificateId: number, userId: number) =>
    certificates.events.write({
      ...{ certificateId, userId, on: '2026-04-14', sessionId: 1, examId: 1, classId: 1, from: null },
      outcome: { totalMark: '৭৮০', division: 'মুমতায' },
    });
  await app.record(streams.certificates(SCHOOL), given(1, 1), given(2, 3), given(3, 4));
  const clearance = (id: number) => app.get(`/api/students/student_transfer_certificate/${id}.pdf?paper=4`);
  const owing = await clearance(1);
  t.like(owing, { status: 409, body: { code: 'certificate.owes-books' } });
  t.true(owing.body.message.includes('হিদায়া (দাখিলা নম্বর ১)'));
  t.is((await clearance(2)).status, 409, 'a lost book is owed until it is settled');
  t.is((await clearance(3)).status, 200, 'what is back is owed no more');
  const settled = loans.turns['settle']?.event({ ...whose(3), on: '2026-04-18', how: 1 });
  await app.record(streams.loans(SCHOOL), settled as never);
  t.is((await clearance(2)).status, 200);
});
