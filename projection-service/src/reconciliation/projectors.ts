import type { DataOf } from '@madrasah/events';
import { bareCheque, lookedAtNumber } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import { VoucherPosted } from '@madrasah/events/ledger';
import {
  BankStatementLocked,
  BankStatementTaken,
  BankStatementUnlocked,
  BankStatementWithdrawn,
  StatementLineLeft,
  StatementLineMatched,
  StatementMatchUndone,
} from '@madrasah/events/reconciliation';
import { VoucherRevised } from '@madrasah/events/vouchers';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** When and by which login something was done. */
interface Deed {
  readonly at: string;
  readonly by: number;
}

/** What a bank said of an account; amounts in paisa. */
export interface BankStatement extends DataOf<typeof BankStatementTaken>, Deed {
  readonly locked: Deed | null;
  readonly withdrawn: boolean;
}

/** Lines and entries that were said to be one, or a single one that was left with a reason. */
export interface BankMatch extends Deed {
  readonly matchId: number;
  readonly statementId: number;
  readonly moneyAccount: number;
  readonly line: number | null;
  readonly entries: readonly (readonly [revision: number, on: string, amount: number])[];
  readonly left: boolean;
  readonly noteId: number | null;
  readonly undone: boolean;
}

const deed = ({ metadata }: { metadata: { at: string; actor: { id: number } } }): Deed => ({
  at: metadata.at,
  by: metadata.actor.id,
});
const byStatement = ({ data }: { data: { statementId: number } }) => [data.statementId];
const byMatch = ({ data }: { data: { matchId: number } }) => [data.matchId];

export const bankStatementsProjector = defineProjector<BankStatement>({
  name: 'bank-statements',
  version: 1,
  collection: 'bank-statements',
  indexes: [{ moneyAccount: 1 }],
  on: {
    BankStatementTaken: when(BankStatementTaken, {
      keys: byStatement,
      fold: (_, event) => ({ ...event.data, ...deed(event), locked: null, withdrawn: false }),
    }),
    BankStatementWithdrawn: when(BankStatementWithdrawn, {
      keys: byStatement,
      fold: (statement) => statement && { ...statement, withdrawn: true },
    }),
    BankStatementLocked: when(BankStatementLocked, {
      keys: byStatement,
      fold: (statement, event) => statement && { ...statement, locked: deed(event) },
    }),
    BankStatementUnlocked: when(BankStatementUnlocked, {
      keys: byStatement,
      fold: (statement) => statement && { ...statement, locked: null },
    }),
  },
});

export const bankMatchesProjector = defineProjector<BankMatch>({
  name: 'bank-matches',
  version: 1,
  collection: 'bank-matches',
  indexes: [{ moneyAccount: 1 }],
  on: {
    StatementLineMatched: when(StatementLineMatched, {
      keys: byMatch,
      fold: (_, event) => ({ ...event.data, ...deed(event), left: false, noteId: null, undone: false }),
    }),
    StatementLineLeft: when(StatementLineLeft, {
      keys: byMatch,
      fold(_, event) {
        const { entry, ...about } = event.data;
        return { ...about, ...deed(event), entries: entry ? [entry] : [], left: true, undone: false };
      },
    }),
    StatementMatchUndone: when(StatementMatchUndone, {
      keys: byMatch,
      fold: (match) => match && { ...match, undone: true },
    }),
  },
});

/** The numbers by which a bank knows what was entered: of its cheque, of its transaction. */
export interface BankNumbers {
  readonly key: string;
  readonly numbers: readonly string[];
  /** What each looks like, with whose it is: two of one mark may be one payment that was entered twice. */
  readonly marks: readonly string[];
}

/** What was entered, by the kind and the id of its entry: a revised voucher is known by what it says last. */
export const numbersKey = (kind: string, id: number): string =>
  `${kind === VoucherRevised.type ? VoucherPosted.type : kind}:${id}`;

interface Numbered {
  readonly transactionNo?: string | undefined;
  readonly chequeNo?: string | undefined;
}
const numbersIn = ({ transactionNo = '', chequeNo = '' }: Numbered): string[] =>
  [transactionNo, chequeNo].filter(Boolean);
interface Marked extends Numbered {
  readonly moneyAccount: number;
  readonly direction?: number | undefined;
}
const marksOf = ({ moneyAccount, direction = 0, transactionNo = '', chequeNo = '' }: Marked): string[] => [
  ...(transactionNo ? [`transaction ${moneyAccount} ${lookedAtNumber(transactionNo)}`] : []),
  ...(chequeNo ? [`cheque ${direction} ${moneyAccount} ${bareCheque(chequeNo)}`] : []),
];
const hasNumbers = (data: Numbered) => numbersIn(data).length > 0;

const voucherKey = (voucherId: number) => numbersKey(VoucherPosted.type, voucherId);
const numbersOfVoucher = (
  _: BankNumbers | undefined,
  { data }: { readonly data: Marked & { readonly voucherId: number } },
): BankNumbers => ({ key: voucherKey(data.voucherId), numbers: numbersIn(data), marks: marksOf(data) });

export const bankNumbersProjector = defineProjector<BankNumbers>({
  name: 'bank-numbers',
  version: 2,
  collection: 'bank-numbers',
  indexes: [],
  on: {
    FeesCollected: when(FeesCollected, {
      keys: ({ data }) => (hasNumbers(data) ? [numbersKey(FeesCollected.type, data.receiptId)] : []),
      fold: (_, { data }) => ({
        key: numbersKey(FeesCollected.type, data.receiptId),
        numbers: numbersIn(data),
        marks: marksOf(data),
      }),
    }),
    VoucherPosted: when(VoucherPosted, {
      keys: ({ data }) => (hasNumbers(data) ? [voucherKey(data.voucherId)] : []),
      fold: numbersOfVoucher,
    }),
    VoucherRevised: when(VoucherRevised, {
      keys: ({ data }) => [voucherKey(data.voucherId)],
      fold: numbersOfVoucher,
    }),
  },
});
