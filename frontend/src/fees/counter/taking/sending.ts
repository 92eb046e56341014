import { feeCommands, type StudentFees } from '@madrasah/events/fees';
import type { AnswerTo, CommandDefinition } from '@madrasah/events/kernel';
import type { PathParams } from '../../../kit/wire/definitions.ts';
import { type LeafValues, leafBody } from '../../leaf.ts';
import { type MonthPick, type SentRow, withAdvance } from '../rows/spread.ts';

/** What a form of the counter holds when it is sent: the box, the rows in taka, and what was written beside. */
export interface Filled extends LeafValues {
  readonly Account: number | undefined;
  /** The general ledger of the box. */
  readonly AccountType: number | undefined;
  /** Undefined: the day that the server gives. */
  readonly CreateAt: string | undefined;
  readonly Remark: string | undefined;
  readonly transactionNo: string | undefined;
  readonly reason: string | undefined;
  readonly payer: string | undefined;
  readonly payerMobile: string | undefined;
  readonly fees: readonly SentRow[];
  /** What is above all dues, in taka, and whose it is to be where there are several. */
  readonly advance: number;
  readonly advanceTo: number | undefined;
  readonly months: readonly MonthPick[];
}

/** What becomes of what is typed at the counter: which command, and as what. */
export interface Sending {
  readonly command: CommandDefinition<unknown, AnswerTo<typeof feeCommands.collectFees>>;
  readonly params?: PathParams;
  /** Why a receipt was wrong is asked for. */
  readonly reasoned?: boolean;
  /** Months may be paid ahead with it. */
  readonly ahead?: boolean;
  readonly verb: 'fees.counter.take' | 'fees.correct.save';
  body(filled: Filled, of: StudentFees): object;
  /** The field of the form that a problem of the body is told at, both as final-form names them. */
  fieldOf?(name: string, filled: Filled): string;
}

/** A due that changed, or a head that is unknown, is told where its row is written. */
export const atRow = (name: string): string => name.replace(/^(fees\[\d+\])\.(amount|itemId)$/, '$1.deposit');

/** Months under the names of the wire. */
export const monthsBody = (months: readonly MonthPick[]) =>
  months.map(({ SLID, MonthID, amount }) => ({ SLID, MonthID, amount }));

/** A payment. @param replaces a receipt taken back, for which this one stands */
export const payment = (replaces?: number): Sending => ({
  command: feeCommands.collectFees,
  ahead: true,
  verb: 'fees.counter.take',
  body: ({ reason: _reason, fees, advance, advanceTo: _to, months, ...filled }, { userId, admissionId }) => ({
    ...filled,
    ...{ UserID: userId, AdmissionID: admissionId, ...(replaces && { replaces }) },
    fees: withAdvance(fees, advance),
    ...(months.length > 0 && { months: monthsBody(months) }),
  }),
  fieldOf: atRow,
});

/** What a wrong receipt should have been: the wrong one is taken back with it. */
export const correction = (receiptId: number): Sending => ({
  command: feeCommands.reverseCollection,
  params: { id: receiptId },
  reasoned: true,
  verb: 'fees.correct.save',
  body: (
    { reason, Account, CreateAt, Remark, transactionNo, fees, advance, ...filled },
    { admissionId },
  ) => ({
    reason,
    replacement: {
      ...{ Account, CreateAt, Remark, transactionNo, AdmissionID: admissionId, ...leafBody(filled) },
      fees: withAdvance(fees, advance),
    },
  }),
  fieldOf: (name) => atRow(name.replace(/^replacement\./, '')),
});
