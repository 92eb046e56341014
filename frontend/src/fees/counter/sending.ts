import { feeCommands } from '@madrasah/events/fees';
import type { CommandDefinition } from '@madrasah/events/kernel';
import type { PathParams } from '../../kit/wire/definitions.ts';
import type { StudentFees } from '../rows.ts';

/** What a form of the counter holds when it is sent: the box, the rows in taka, and what was written beside. */
export interface Filled {
  readonly Account: number | undefined;
  /** The general ledger of the box. */
  readonly AccountType: number | undefined;
  readonly Remark: string | undefined;
  readonly transactionNo: string | undefined;
  readonly reason: string | undefined;
  readonly payer: string | undefined;
  readonly payerMobile: string | undefined;
  readonly fees: readonly object[];
}

/** What becomes of what is typed at the counter: which command, and as what. */
export interface Sending {
  readonly command: CommandDefinition;
  readonly params?: PathParams;
  /** Why a receipt was wrong is asked for. */
  readonly reasoned?: boolean;
  readonly verb: 'fees.counter.take' | 'fees.correct.save';
  body(filled: Filled, of: StudentFees): object;
}

/** A payment. @param replaces a receipt taken back, for which this one stands */
export const payment = (replaces?: number): Sending => ({
  command: feeCommands.collectFees,
  verb: 'fees.counter.take',
  body: ({ reason: _reason, ...filled }, { userId, admissionId }) => ({
    ...filled,
    ...{ UserID: userId, AdmissionID: admissionId, ...(replaces && { replaces }) },
  }),
});

/** What a wrong receipt should have been: the wrong one is taken back with it. */
export const correction = (receiptId: number): Sending => ({
  command: feeCommands.reverseCollection,
  params: { id: receiptId },
  reasoned: true,
  verb: 'fees.correct.save',
  body: (
    { reason, AccountType: _ledger, payer: _payer, payerMobile: _mobile, ...filled },
    { admissionId },
  ) => ({
    reason,
    replacement: { ...filled, AdmissionID: admissionId },
  }),
});
