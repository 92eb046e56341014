import { gift, open, payment, voucher } from '../beginnings/books.ts';
import { type Chart, makeChart } from '../beginnings/chart.ts';
import {
  admit,
  type Class,
  makeClass,
  owedBy,
  type Student,
  setMonths,
  setPrice,
} from '../beginnings/roll.ts';
import type { Person } from '../house/person.ts';
import type { School } from '../house/school.ts';

const A = '/api/accounts';

/** The school of the old house: who works in it, its chart, its students. */
export interface OldBooks {
  readonly accountant: Person;
  readonly muhtamim: Person;
  readonly chart: Chart;
  readonly place: Class;
  /** Code 0045, has paid one item; code 45, owes all; a third, who is nowhere here, was erased. */
  readonly paying: Student;
  readonly paidItem: number;
  readonly owing: Student;
  /** Of a drawer of cash that was closed since: one to be revised, one to be taken back. */
  readonly revised: number;
  readonly reversed: number;
}

/** Keeps a school's books for a month, also as was allowed then: a voucher before the opening, two codes of one value. */
export async function keepOldBooks(school: School): Promise<OldBooks> {
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  await gift(accountant, chart, chart.bank, 1500, '2026-10-15');
  await open(accountant, muhtamim, {
    on: '2026-11-01',
    accounts: [
      { SLID: chart.cash.Account, FundID: chart.G, amount: 5000 },
      { SLID: chart.bank.Account, FundID: chart.G, amount: 20_000.5 },
    ],
  });
  const vouchers = `${A}/vouchers`;
  await accountant.done(vouchers, voucher(1, chart.Z, chart.bank, chart.zakat, 3000, '2026-11-05'));
  const spent = async (taka: number) =>
    (await accountant.done(vouchers, voucher(2, chart.G, chart.cash, chart.electricity, taka, '2026-11-25')))
      .data.voucherId as number;
  const [revised, reversed] = [await spent(1250), await spent(300)];
  const roll = await enrol(school, accountant, chart);
  const notes = { 1000: 3, 100: 4, 50: 1 };
  await accountant.done(`${A}/day_close`, { account: chart.cash.Account, on: '2026-11-28', notes });
  return { accountant, muhtamim, chart, ...roll, revised, reversed };
}

async function enrol(school: School, by: Person, chart: Chart) {
  const place = await makeClass(by);
  await setMonths(by, place, '2026-01-12');
  await setPrice(by, place, chart.admission, 1000, '2026-01-01');
  await setPrice(by, place, chart.tuition, 800, '2026-01-01');
  const paying = await admit(by, place, 'আব্দুল্লাহ', { UserCode: '0045' });
  const owing = await admit(by, place, 'উমর', { UserCode: '45' });
  const erased = await admit(by, place, 'উসমান');
  await by.done(`${A}/charge_runs`, { SessionID: place.SessionID, SFGNID: 2, MonthID: 11 });
  const [paid] = await owedBy(by, paying);
  const transaction = { transactionNo: 'TRX-0001' };
  await by.done(`${A}/fee_collections`, payment(paying, chart.bank, paid ? [paid] : [], transaction));
  await attestAndErase(school, by, place, erased);
  return { place, paying, owing, paidItem: paid?.itemId ?? 0 };
}

/** He gets a certificate and a character report, and is erased. */
async function attestAndErase({ admin }: School, by: Person, place: Class, { UserID, AdmissionID }: Student) {
  const { SessionID, ClassID } = place;
  const ExamID = (await by.done('/api/exam/names', { ExamName: 'বার্ষিক' })).id;
  const certificate = {
    UserID,
    SessionID,
    ExamID,
    ClassIDTo: ClassID,
    TotalMark: '৭৮০',
    DivisionName: 'মুমতায',
  };
  await by.done('/api/students/student_transfer_certificate', certificate);
  const ReportCetID = (await by.done('/api/students/studentreport_cet', { name: 'আখলাক' })).id;
  const ReportTypID = (await by.done('/api/students/studentreport_type', { name: 'বার্ষিক' })).id;
  const report = { UserID, SessionID, CreateDate: '2026-11-29', ReportCetID, ReportTypID, Remark: 'ভালো' };
  await by.done('/api/students/student_character_report', report);
  const leaving = { on: '2026-11-29', kind: 'left', reason: 'বাড়ি ফিরে গেছে' };
  await by.done(`/api/students/leave/${AdmissionID}`, leaving);
  await admin.done(`/api/users/${UserID}/erase`, { reason: 'অভিভাবকের অনুরোধ' });
}
