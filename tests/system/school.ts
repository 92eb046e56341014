import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';

export interface School {
  readonly session: number;
  readonly class: number;
  readonly section: number;
  readonly cashLedger: number;
  readonly cash: number;
  readonly head: number;
}

export interface Student {
  readonly AdmissionID: number;
  readonly UserID: number;
  readonly UserCode: string;
  readonly itemId: number;
}

const COLUMNS = ['Male', 'Female'].flatMap((gender) =>
  ['Aba', 'Ona', 'Day'].flatMap((residence) => [`${gender}${residence}New`, `${gender}${residence}Old`]),
);

/** A session, a class, a fund with a cash box and one fee head at a price in taka. */
export async function makeSchool(client: Pick<Client, 'command'>, fee: number): Promise<School> {
  const tag = randomUUID().slice(0, 6);
  const add = async (path: string, body: unknown) => (await client.command(path, body)).body.id as number;
  const session = await add('/api/academic/insert_session', { SessionName: `১৪৪৮ ${tag}` });
  const classId = await add('/api/academic/insert_class', { ClassName: `কাফিয়া ${tag}` });
  const section = await add('/api/academic/insert_sub_class', { ClassID: classId, SubClass: 'ক' });
  const FundID = await add('/api/accounts/funds', { FundName: `সাধারণ ${tag}`, kind: 1 });
  const ledger = (CAID: number, GlName: string) =>
    add('/api/accounts/general_ledgers', { FundID, CAID, GlName: `${GlName} ${tag}` });
  const cashLedger = await ledger(3, 'নগদ');
  const cash = await add('/api/accounts/sub_ledgers', { FundID, GLID: cashLedger, SlName: 'হাতে নগদ' });
  const GLID = await ledger(1, 'ফি');
  const head = await add('/api/accounts/sub_ledgers', { FundID, GLID, SlName: 'ভর্তি ফি' });
  await add('/api/accounts/fee_groups', { FundID, GLID, SLID: head, SFGNID: 1 });
  const prices = Object.fromEntries(COLUMNS.map((column) => [column, fee]));
  await add('/api/accounts/fee_matrix', { SessionID: session, Classid: classId, SLID: head, ...prices });
  return { session, class: classId, section, cashLedger, cash, head };
}

/** Admits one more student; what the price list says is charged by it. */
export async function admit(
  client: Pick<Client, 'command' | 'get'>,
  school: School,
  name: string,
): Promise<Student> {
  const admitted = (await client.command('/api/students/insert_student', application(school, name))).body
    .data;
  const fees = await client.get(`/api/accounts/student_fee_admission?AdmissionID=${admitted.AdmissionID}`);
  return { ...admitted, itemId: fees.body.data.fees[0].itemId };
}

/** An admission as the form sends it. */
export const application = (school: School, name: string) => ({
  data: {
    UserName: name,
    FatherName: 'মুহাম্মদ ইউসুফ',
    MotherName: 'ফাতিমা',
    GenderID: 1,
    DateOfBirth: '2012-05-14',
    Mobile1: '01712345678',
    Relationship1: 1,
    SessionID: school.session,
    ClassID: school.class,
    SubClassID: school.section,
    SFTID: 1,
    ResidentialStatusId: 1,
    NewOldId: 1,
  },
});

/** A payment as the counter sends it; amounts in taka. `due` is what the clerk saw. */
export const payment = (school: School, student: Student, due: number, deposit: number) => ({
  UserID: student.UserID,
  AdmissionID: student.AdmissionID,
  AccountType: school.cashLedger,
  Account: school.cash,
  Remark: '',
  fees: [{ itemId: student.itemId, SLID: school.head, amount: due, deduction: 0, deposit }],
});
