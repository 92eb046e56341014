import { sumPaisa } from '../../kernel/index.ts';
import { type Account, subLedgerAccount } from '../accounts.ts';

/** What a paper says has moved: paisa, debit less credit, in one fund or (none) in all. */
export interface Stated {
  readonly account: Account;
  readonly moved: number;
  readonly fund?: number;
}

export const stated = (account: Account, moved: number, fund?: number): Stated => ({
  ...{ account, moved },
  ...(fund === undefined ? {} : { fund }),
});

/** What lessens receivables, against an account. */
export const against = (account: Account, moved: number, fund?: number): Stated[] => [
  stated(account, moved, fund),
  stated('sys:receivable', -moved, fund),
];

export const totalOf = (rows: readonly { readonly amount: number }[]): number =>
  sumPaisa(rows.map(({ amount }) => amount));

/** The same, taken back. */
export const taken = (all: readonly Stated[]): Stated[] => all.map((one) => ({ ...one, moved: -one.moved }));

interface Parts {
  readonly lines: readonly { readonly amount: number }[];
}

/** What a contra, or its reversal, says has moved: the other way round it names its accounts so. */
export const contraMoved = ({
  fromAccount,
  toAccount,
  lines,
}: Parts & { readonly fromAccount: number; readonly toAccount: number }): Stated[] => [
  stated(subLedgerAccount(fromAccount), -totalOf(lines)),
  stated(subLedgerAccount(toAccount), totalOf(lines)),
];

interface Between {
  readonly moneyAccount: number;
  readonly toAccount: number;
  readonly amount: number;
  readonly fromFund: number;
  readonly toFund: number;
}

/** The same of a transfer between funds. */
export const fundsMoved = ({ moneyAccount, toAccount, amount, fromFund, toFund }: Between): Stated[] => [
  stated(subLedgerAccount(moneyAccount), -amount, fromFund),
  stated(subLedgerAccount(toAccount), amount, toFund),
];

interface Settlement extends Parts {
  readonly wallet: number;
  readonly bank: number;
  readonly received: number;
}

/** What a wallet gave and its bank received. */
export const walletSettled = ({ wallet, bank, received, lines }: Settlement): Stated[] => [
  stated(subLedgerAccount(wallet), -totalOf(lines)),
  stated(subLedgerAccount(bank), received),
];

interface HeadLines {
  readonly fundId: number;
  readonly lines: readonly {
    readonly subLedgerId: number;
    readonly debit: number;
    readonly credit: number;
  }[];
}

/** What a journal voucher, or its reversal, says has moved on each of its heads. */
export const headsMoved = ({ lines, fundId }: HeadLines): Stated[] =>
  [...Map.groupBy(lines, ({ subLedgerId }) => subLedgerId)].map(([head, sides]) =>
    stated(subLedgerAccount(head), sumPaisa(sides.map(({ debit, credit }) => debit - credit)), fundId),
  );
