import { paisa } from '@madrasah/events';
import type { FundMovements } from '../../ledger/books/index.ts';
import { receiptsAndPayments } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import { type Group, type GroupOf, grouping, movedOf, signOf } from '../groups.ts';

export interface IncomeLine {
  readonly account: string;
  readonly amount: number;
  readonly group: Group;
}

/** Income and expenditure of a fund, in paisa. */
export interface FundIncome {
  readonly fundId: number;
  readonly lines: readonly IncomeLine[];
}

const SHOWN: ReadonlySet<Group> = new Set([
  ...(['gross', 'concession', 'waiver', 'refund', 'other', 'expenditure'] as const),
  ...(['transfersIn', 'transfersOut'] as const),
]);

const earned =
  (groupOf: GroupOf) =>
  ({ fundId, accounts }: FundMovements): FundIncome => ({
    fundId,
    lines: accounts.flatMap(({ account, debit, credit }) => {
      const group = groupOf(account);
      const amount = paisa(signOf(group) * (debit - credit));
      return SHOWN.has(group) && amount !== 0 ? [{ account, amount, group }] : [];
    }),
  });

/** What was earned and what was used up, whether money moved or not. */
export function incomeByAccrual(asking: Asking): FundIncome[] {
  const groupOf = grouping(asking.books, asking.names);
  return movedOf(asking)
    .map(earned(groupOf))
    .filter(({ lines }) => lines.length > 0);
}

/** What was received as income and paid as expenditure; advances, loans and what is held for others are neither. */
export function incomeByCash({ books, cut, from, money, names, fundId }: Asking): FundIncome[] {
  const groupOf = grouping(books, names);
  const its = (account: string): Group => (account === 'sys:receivable' ? 'gross' : groupOf(account));
  return receiptsAndPayments(books, cut, { from, accounts: money, classOf: names.classOf })
    .filter((fund) => fundId === undefined || fund.fundId === fundId)
    .map(({ fundId: id, receipts, payments, transfersIn, transfersOut }): FundIncome => {
      const sums = new Map<string, number>();
      const add = (account: string, debit: number) =>
        sums.set(account, (sums.get(account) ?? 0) + signOf(its(account)) * debit);
      for (const { account, amount } of receipts) add(account, -amount);
      for (const { account, amount } of payments) add(account, amount);
      add('sys:transfer-in', -transfersIn);
      add('sys:transfer-out', transfersOut);
      const lines = [...sums].map(([account, amount]) => ({
        account,
        amount: paisa(amount),
        group: its(account),
      }));
      return { fundId: id, lines: lines.filter(({ group, amount }) => SHOWN.has(group) && amount !== 0) };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** The sum of some groups of a fund, in paisa. */
export const sumOf = ({ lines }: FundIncome, ...groups: readonly Group[]) =>
  paisa(lines.reduce((sum, { group, amount }) => sum + (groups.includes(group) ? amount : 0), 0));

/** The figures of a fund that follow from others, in paisa. */
export function incomeSums(fund: FundIncome) {
  const gross = sumOf(fund, 'gross');
  const net = paisa(gross - sumOf(fund, 'concession', 'waiver', 'refund'));
  const income = paisa(net + sumOf(fund, 'other'));
  const expenditure = sumOf(fund, 'expenditure');
  const surplus = paisa(income - expenditure);
  const after = paisa(surplus + sumOf(fund, 'transfersIn') - sumOf(fund, 'transfersOut'));
  return { gross, net, income, expenditure, surplus, after };
}

/** All funds as one; transfers between them are nil. Its `fundId` is 0. */
export function incomeTogether(funds: readonly FundIncome[]): FundIncome {
  const lines = new Map<string, IncomeLine>();
  for (const line of funds.flatMap((fund) => fund.lines)) {
    if (line.group === 'transfersIn' || line.group === 'transfersOut') continue;
    lines.set(line.account, {
      ...line,
      amount: paisa((lines.get(line.account)?.amount ?? 0) + line.amount),
    });
  }
  return { fundId: 0, lines: [...lines.values()].filter(({ amount }) => amount !== 0) };
}
