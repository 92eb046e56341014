import { addDays } from '@madrasah/events';
import fc from 'fast-check';
import { chargeFees } from '../../../command-service/src/fees/charge.ts';
import { grantConcession } from '../../../command-service/src/fees/concede.ts';
import { openItems } from '../../../command-service/src/fees/open-items.ts';
import { collectFees } from '../../../command-service/src/fees/receipts/collect.ts';
import { refundFee } from '../../../command-service/src/fees/receipts/refund/refund.ts';
import { planReversal, reverseCharges } from '../../../command-service/src/fees/reverse-charges.ts';
import type { Books, Decided } from '../../../command-service/src/ledger/journal/facts/index.ts';
import { openBalances } from '../../../command-service/src/opening/open-balances.ts';
import { postVoucher } from '../../../command-service/src/vouchers/posting/post-voucher.ts';
import { transferFunds } from '../../../command-service/src/vouchers/posting/transfer-funds.ts';
import type { School, Student } from './school.ts';

/** Something that happens some minutes after the thing before it. */
export interface Step {
  readonly minutes: number;
  /** True where it was taken and recorded; students who come again are added. */
  act(school: School, students: Student[]): Promise<boolean>;
}

const paisa = fc.integer({ min: 1, max: 150_000 });
const daysAgo = fc.constantFrom(0, 0, 1, 3, 9);
const which = fc.nat(19);
/** Mostly the same morning, sometimes the next days: 'known at' and 'as of' must tell them apart. */
const minutes = fc.constantFrom(1, 1, 7, 60, 60 * 24, 60 * 24 * 3);

type Decide<T> = (school: School, books: Books, student: Student, values: T, on: string) => Decided;

function moneyStep<T>(
  name: string,
  values: { [K in keyof T]: fc.Arbitrary<T[K]> },
  decide: Decide<T>,
): fc.Arbitrary<Step> {
  return fc
    .record({ minutes, daysAgo, which, values: fc.record(values) })
    .map(({ minutes, daysAgo, which, values }) => ({
      minutes,
      toString: () => `${name} ${JSON.stringify({ minutes, daysAgo, which, ...values })}`,
      act: (school: School, students: Student[]) => {
        const student = students[which % students.length] as Student;
        return school.tried((books) =>
          decide(school, books, student, values as T, addDays(books.today, -daysAgo)),
        );
      },
    }));
}

const itemsOfStudent = ({ journal }: Books, { UserID }: Student) => openItems(journal, UserID);

const charge = moneyStep<{ first: number; second: number }>(
  'charge',
  { first: paisa, second: paisa },
  (school, books, student, { first, second }, on) => {
    const about = { admissionId: student.AdmissionID, userId: student.UserID, priceRowId: 0, monthId: 4 };
    const sessionId = school.frames[0]?.session ?? 1;
    const lines = [
      { ...about, subLedgerId: school.admissionFee, fundId: school.general, name: 'বেতন', amount: first },
      { ...about, subLedgerId: school.foodFee, fundId: school.boarding, name: 'খোরাকি', amount: second },
    ];
    return chargeFees(books, { admissionId: null, sessionId, dueOn: on, lines });
  },
);

const collect = moneyStep<{ share: number; deducted: number; over: number }>(
  'collect',
  {
    share: fc.constantFrom(0, 3, 10, 10, 10),
    deducted: fc.constantFrom(0, 0, 0, 3),
    over: fc.constantFrom(0, 30_050, 600_000),
  },
  (school, books, student, { share, deducted, over }, on) => {
    const { UserID: userId, AdmissionID: admissionId } = student;
    const open = itemsOfStudent(books, student).slice(0, 4);
    const item = [...books.journal.items.values()].findLast((one) => one.userId === userId);
    const rows = (open.length > 0 ? open : item ? [item] : []).map(({ itemId, due }, index) => ({
      ...{ itemId, priceRowId: undefined, subLedgerId: undefined, due },
      deduction: Math.floor((due * deducted) / 10),
      deposit: Math.floor((due * share) / 10) + (index === 0 ? over : 0),
    }));
    const about = { ledgerId: school.cashLedger, moneyAccount: school.cash, transactionNo: '' };
    const sessionId = school.frames[0]?.session ?? 1;
    const command = { userId, admissionId, on, remark: 'ছাড়', rows, ...about };
    return collectFees(books, command, { userId, sessionId });
  },
);

const concede = moneyStep<{ tenths: number }>(
  'concede',
  { tenths: fc.integer({ min: 1, max: 10 }) },
  (_school, books, student, { tenths }, on) => {
    const { UserID: userId, AdmissionID: admissionId } = student;
    const item = itemsOfStudent(books, student)[0];
    const lines = [{ itemId: item?.itemId ?? 1, amount: Math.floor(((item?.due ?? 0) * tenths) / 10) }];
    return grantConcession(books, { userId, admissionId, on, lines, reason: 'ছাড়' });
  },
);

/** The student's open charges, those brought over from paper apart. */
const takeBack = moneyStep<{ most: number }>(
  'take back',
  { most: fc.constantFrom(1, 2, 5) },
  (_school, books, student, { most }) => {
    const own = itemsOfStudent(books, student).filter((item) => item.subLedgerId > 0);
    const items = own.slice(0, most).map((item) => item.itemId);
    return reverseCharges(books, { chargeId: null, reason: 'ভুল' }, planReversal(books, items), String);
  },
);

const refund = moneyStep<{ amount: number; advance: boolean }>(
  'refund',
  { amount: fc.integer({ min: 1, max: 20_000 }), advance: fc.boolean() },
  (school, books, { UserID: userId }, { amount, advance }, on) => {
    const itemId = books.journal.itemsOf.get(userId)?.[0] ?? 1;
    const from = advance
      ? ({ kind: 'advance', fundId: school.general } as const)
      : ({ kind: 'fee', itemId } as const);
    const about = { moneyAccount: school.cash };
    return refundFee(books, { userId, on, amount, from, ...about });
  },
);

const voucher = moneyStep<{ amount: number; inwards: boolean }>(
  'voucher',
  { amount: paisa, inwards: fc.boolean() },
  (school, books, _student, { amount, inwards }, on) => {
    const lines = [{ subLedgerId: school.admissionFee, amount }];
    const about = { moneyAccount: school.cash, bookNo: '' };
    return postVoucher(books, { fundId: school.general, direction: inwards ? 1 : 2, on, lines, ...about });
  },
);

const transfer = moneyStep<{ amount: number; kind: 'gift' | 'loan' | 'repay' }>(
  'transfer',
  { amount: paisa, kind: fc.constantFrom('gift', 'loan', 'repay') },
  (school, books, _student, { amount, kind }, on) => {
    const about = { moneyAccount: school.cash, on, amount, kind };
    return transferFunds(books, { fromFund: school.general, toFund: school.boarding, ...about });
  },
);

/** Arrears of one and an advance of another brought over from paper, of a day before they came. */
const opening = moneyStep<{ due: number; held: number; other: number; month: number }>(
  'opening',
  { due: fc.oneof(fc.constant(0), paisa), held: paisa, other: fc.nat(4), month: fc.nat(3) },
  (school, books, student, { due, held, other, month }) => {
    const { general: fundId, cash: subLedgerId } = school;
    const { UserID: userId, AdmissionID: admissionId } = student;
    const sessionId = school.frames[0]?.session ?? 1;
    // Of no month it is a sum alone; else it was owed for a head on paper, since a day before the opening.
    const owed = { subLedgerId: school.admissionFee, head: 'ভর্তি ফি', monthId: month };
    const arrear = month > 0 ? { ...owed, dueOn: `2025-12-${10 + month}`, isOnce: true } : undefined;
    const oldDues = due > 0 ? [{ userId, admissionId, sessionId, fundId, amount: due, arrear }] : [];
    const advances = [{ userId: 1 + other, fundId, amount: held }];
    const accounts = [{ subLedgerId, fundId, amount: due + held }];
    return openBalances(books, { on: '2026-01-01', accounts, oldDues, advances });
  },
);

const reverse: fc.Arbitrary<Step> = fc.record({ minutes, which }).map(({ minutes, which }) => ({
  minutes,
  toString: () => `reverse ${JSON.stringify({ minutes, which })}`,
  act: (school: School) => school.triedReversing(which),
}));

/** A student comes again in another session; its class and prices are made for it. */
const again: fc.Arbitrary<Step> = fc.record({ minutes, which }).map(({ minutes, which }) => ({
  minutes,
  toString: () => `again ${JSON.stringify({ minutes, which })}`,
  act: async (school: School, students: Student[]) => {
    const frame = await school.addSession(100, 200);
    students.push(await school.admitAgain(students[which % students.length] as Student, frame));
    return true;
  },
}));

/** Some days of a school's office. */
export const randomDays = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: charge },
    { weight: 8, arbitrary: collect },
    { weight: 3, arbitrary: reverse },
    { weight: 2, arbitrary: takeBack },
    { weight: 2, arbitrary: concede },
    { weight: 3, arbitrary: refund },
    { weight: 2, arbitrary: voucher },
    { weight: 2, arbitrary: transfer },
    { weight: 2, arbitrary: opening },
    { weight: 1, arbitrary: again },
  ),
  { minLength: 25, maxLength: 40, size: 'max' },
);
