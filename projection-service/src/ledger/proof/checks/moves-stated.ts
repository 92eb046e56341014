import { type DataOf, sumPaisa } from '@madrasah/events';
import type { ContraPosted, FundsTransferred } from '@madrasah/events/ledger';
import type { WalletSettled } from '@madrasah/events/vouchers';
import type { Stated } from './stated.ts';

const money = (subLedgerId: number) => `sl:${subLedgerId}`;

export const totalOf = (rows: readonly { readonly amount: number }[]): number =>
  sumPaisa(rows.map(({ amount }) => amount));

/** The same, taken back. */
export const taken = (stated: readonly Stated[]): Stated[] =>
  stated.map((one) => ({ ...one, moved: -one.moved }));

type Contra = Pick<DataOf<typeof ContraPosted>, 'fromAccount' | 'toAccount' | 'lines'>;

/** What a contra, or its reversal, says has moved: the other way round it names its accounts so. */
export const contraMoved = ({ fromAccount, toAccount, lines }: Contra): Stated[] => [
  { account: money(fromAccount), moved: -totalOf(lines) },
  { account: money(toAccount), moved: totalOf(lines) },
];

type Between = Pick<
  DataOf<typeof FundsTransferred>,
  'moneyAccount' | 'toAccount' | 'amount' | 'fromFund' | 'toFund'
>;

/** The same of a transfer between funds. */
export const fundsMoved = ({ moneyAccount, toAccount, amount, fromFund, toFund }: Between): Stated[] => [
  { account: money(moneyAccount), moved: -amount, fund: fromFund },
  { account: money(toAccount), moved: amount, fund: toFund },
];

type Settlement = Pick<DataOf<typeof WalletSettled>, 'wallet' | 'bank' | 'received' | 'lines'>;

/** What a wallet gave and its bank received. */
export const walletSettled = ({ wallet, bank, received, lines }: Settlement): Stated[] => [
  { account: money(wallet), moved: -totalOf(lines) },
  { account: money(bank), moved: received },
];
