import * as z from 'zod';
import { promiseAnswer } from '../dues/promises.ts';
import { answers } from '../kernel/index.ts';
import { PRICE_COLUMNS, type PriceColumn } from './constants.ts';

const { answered, cell, listed, record } = answers;

const named = () => ({ UserCode: cell.code(), StudentName: cell.name(), FatherName: cell.name() });
const place = () => ({ ClassName: cell.text(), SubClass: cell.text() });

/** A head in a month; 0 and '' where it is of none. */
const headOfMonth = () => ({
  ...{ SLID: cell.number(), SlName: cell.text(), MonthID: cell.number(), MonthName: cell.text() },
});

/** One charge of a student, as it stands. */
const fee = () => ({
  ...{ itemId: cell.number(), AdmissionID: cell.number(), SessionID: cell.number() },
  ...{ SFSID: cell.number(), ...headOfMonth(), FundID: cell.number(), dueOn: cell.day() },
  ...{ Fee: cell.money(), pastDiscount: cell.money(), preDeposit: cell.money(), due: cell.money() },
});

export const studentFeesAnswer = () =>
  answered(
    record({
      fees: z.array(record(fee())),
      /** What of the advance is for no month ahead may be handed back. */
      ...{ advance: cell.money(), openAdvance: cell.money(), promise: promiseAnswer().nullable() },
      ...{ sessionId: cell.number(), sessionName: cell.text() },
      student: record({ ...named(), Mobile1: cell.mobile(), ...place() }),
      ...{ userId: cell.number(), admissionId: cell.number() },
    }),
  );

/** Who may pay at a sitting of a class: what he owes over all sessions, and what we hold of him. */
export const payersAnswer = () =>
  listed({
    ...{ AdmissionID: cell.number(), UserID: cell.number(), ...named(), ...place() },
    ...{ SessionName: cell.text(), Mobile1: cell.mobile(), due: cell.money(), advance: cell.money() },
  });

const amounts = () =>
  Object.fromEntries(PRICE_COLUMNS.map((column) => [column, cell.money().nullable()])) as Record<
    PriceColumn,
    z.ZodNullable<z.ZodNumber>
  >;

/** A row of the matrix; a cell left empty is null. */
const price = () => ({
  ...{ SFSID: cell.number(), SessionID: cell.number(), Classid: cell.number(), SLID: cell.number() },
  ...{ ClassName: cell.text(), SlName: cell.text(), ...amounts(), effectiveFrom: cell.day() },
});

export const matrixAnswer = () =>
  listed(price(), {
    /** Of what each head costs in a session and class, whenever it begins: what a change names as seen. */
    revisions: z.array(
      record({
        ...{ SessionID: cell.number(), Classid: cell.number(), SLID: cell.number() },
        revision: cell.number(),
      }),
    ),
  });

export const fundClosingAnswer = () =>
  answered(
    record({
      heads: z.array(record({ SFGID: cell.number(), SLID: cell.number(), SlName: cell.text() })),
      prices: z.array(record({ ...price(), SessionName: cell.text() })),
    }),
  );

/** A line of a student's account; `number` where what it comes of is a paper. */
const statementLine = () =>
  record({
    ...{ on: cell.day(), at: cell.time(), text: cell.text() },
    ref: record({ type: z.string(), id: cell.number(), number: cell.number().optional() }),
    /** One word for what it is. */
    label: cell.text().optional(),
    /** Money came, somebody granted something, or it was given or taken back. */
    tone: cell.oneOf(['received', 'granted', 'back']).optional(),
    /** Of what was granted: why, and who gave it. */
    ...{ reason: cell.text().optional(), giver: cell.text().optional() },
    ...{ debit: cell.money(), credit: cell.money(), balance: cell.money() },
    /** A discount inside a receipt: no money came. */
    deduction: z.literal(true).optional(),
  });

export const statementAnswer = () =>
  answered(
    record({
      ...{ opening: cell.money(), lines: z.array(statementLine()), closing: cell.money() },
      promise: promiseAnswer().nullable(),
    }),
  );

export const monthsAnswer = () =>
  listed({
    /** 2026-04. */
    month: z.string(),
    ...{ fellDue: cell.money(), collected: cell.money(), conceded: cell.money(), due: cell.money() },
  });

const receiptStudent = () => ({
  ...{ UserID: cell.number(), AdmissionID: cell.number(), ...named(), ...place() },
  SessionName: cell.text(),
});

const receiptLine = () =>
  record({
    ...{ itemId: cell.number(), SFSID: cell.number(), ...headOfMonth() },
    ...{ Fee: cell.money(), pastDiscount: cell.money(), deduction: cell.money() },
    ...{ preDeposit: cell.money(), deposit: cell.money(), due: cell.money() },
  });

const reversal = () =>
  record({
    ...{ on: cell.day(), at: cell.time(), recordedOn: cell.day().nullable() },
    /** The day it should bear, where it bears another, and why. */
    ...{ wanted: cell.day().optional(), why: cell.text().optional(), reason: cell.text() },
    kind: cell.oneOf(['correction', 'refund', 'dishonoured']),
  });

export const receiptAnswer = () =>
  answered(
    record({
      ...{ receiptId: cell.number(), receiptNo: cell.number(), BookNo: cell.text().nullable() },
      /** `recordedOn` where it was written on another day. */
      ...{ on: cell.day(), at: cell.time(), recordedOn: cell.day().nullable() },
      student: record(receiptStudent()),
      /** One, or the children of a family: what was paid for each, of which items, and what of it is advance. */
      students: z.array(
        record({
          ...{ ...receiptStudent(), items: z.array(z.int()) },
          ...{ advance: cell.money(), total: cell.money() },
        }),
      ),
      fees: z.array(receiptLine()),
      ...{ advance: cell.money(), total: cell.money(), inWords: cell.text() },
      ...{ Remark: cell.text(), transactionNo: cell.text() },
      ...{ Account: cell.number(), AccountName: cell.text(), collector: cell.who() },
      /** Who paid, where it was not the guardian: '' where it was, null once that was erased. */
      ...{ payer: cell.text().nullable(), payerMobile: cell.text().nullable() },
      ...{ printed: cell.count(), verifyCode: z.string() },
      ...{ earlierDue: cell.money(), dueAfter: cell.money() },
      funds: z.array(record({ FundID: cell.number(), FundName: cell.text(), amount: cell.money() })),
      ...{ reversedBy: cell.who().optional(), reversed: reversal().optional() },
    }),
  );
