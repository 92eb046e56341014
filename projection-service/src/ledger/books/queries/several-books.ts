import { type Day, paisa } from '@madrasah/events';
import type { Books } from '../books.ts';
import { type FundBalances, trialBalance } from './trial-balance.ts';

/**
 * One trial balance over all journal books of a school: of each account of a fund what it holds in all of them, net.
 * As of a day and as known at an instant; without either as they are.
 */
export function trialBalanceOfAll(
  books: readonly Books[],
  clocks: { asOf?: Day | undefined; knownAt?: Date | undefined } = {},
): FundBalances[] {
  const [only, ...more] = books.map((each) => trialBalance(each, each.cut(clocks)));
  if (more.length === 0) return only ?? [];
  const rows = [only ?? [], ...more].flat();
  return [...new Set(rows.map(({ fundId }) => fundId))]
    .sort((one, other) => one - other)
    .map((fundId) =>
      together(
        fundId,
        rows.filter((fund) => fund.fundId === fundId),
      ),
    )
    .filter(({ accounts }) => accounts.length > 0);
}

function together(fundId: number, funds: readonly FundBalances[]): FundBalances {
  const net = new Map<string, number>();
  for (const { account, debit, credit } of funds.flatMap(({ accounts }) => accounts))
    net.set(account, paisa((net.get(account) ?? 0) + debit - credit));
  const accounts = [...net]
    .filter(([, balance]) => balance !== 0)
    .map(([account, balance]) => ({
      account,
      debit: balance > 0 ? balance : 0,
      credit: balance < 0 ? -balance : 0,
    }))
    .sort((one, other) => (one.account < other.account ? -1 : 1));
  const total = (side: 'debit' | 'credit') => accounts.reduce((sum, row) => paisa(sum + row[side]), 0);
  return { fundId, accounts, debit: total('debit'), credit: total('credit') };
}
