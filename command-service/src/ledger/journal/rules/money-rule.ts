import { paisa, type Refusal } from '@madrasah/events';
import { chartedInBoth, type Posting, refuseLedger, subLedgerOf } from '@madrasah/events/ledger';
import { isMoneyAccount, mayOverdraw } from '../../chart/lookups.ts';
import type { ChartState } from '../../chart/state.ts';
import { balanceKey } from '../apply-postings.ts';
import type { Balance, JournalState } from '../state.ts';

/** What each business day changed, in day order. */
export const daysOf = (balance: Balance | undefined) => (balance ? [...balance.earlier, balance.last] : []);

/** What was there at the end of a day. */
export function endOf(balance: Balance | undefined, day: string): number {
  const later = daysOf(balance).filter(([date]) => date > day);
  return paisa((balance?.total ?? 0) - later.reduce((sum, [, change]) => sum + change, 0));
}

/** The lowest end-of-day balance from a day onward, and the day of it. */
export function lowestFrom(balance: Balance | undefined, day: string): { day: string; amount: number } {
  let running = balance?.total ?? 0;
  let lowest: { day: string; amount: number } | undefined;
  let [date, change] = balance?.last ?? ['', 0];
  for (let before = balance?.earlier.length ?? 0; date > day; ) {
    if (!lowest || running < lowest.amount) lowest = { day: date, amount: running };
    running = paisa(running - change);
    before -= 1;
    [date, change] = balance?.earlier[before] ?? ['', 0];
  }
  return !lowest || running < lowest.amount ? { day, amount: running } : lowest;
}

/** The first day from one on, from which at least `amount` is there at every end of day; undefined where none is. */
export function firstDayWith(balance: Balance | undefined, day: string, amount: number): string | undefined {
  let running = balance?.total ?? 0;
  if (running < amount) return undefined;
  let [date, change] = balance?.last ?? ['', 0];
  for (let before = balance?.earlier.length ?? 0; date > day; ) {
    running = paisa(running - change);
    if (running < amount) return date;
    before -= 1;
    [date, change] = balance?.earlier[before] ?? ['', 0];
  }
  return day;
}

/** What an entry takes from (negative) or adds to each money account and fund. */
export function moneyChanges(chart: ChartState, postings: readonly Posting[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const { account, fund, debit, credit } of postings) {
    if (!isMoneyAccount(chart, account)) continue;
    const key = balanceKey(account, fund);
    changes.set(key, paisa((changes.get(key) ?? 0) + debit - credit));
  }
  return changes;
}

/**
 * The heart of restricted funds (ACCOUNTING 1.4): for every money account and fund the balance stays ≥ 0 at
 * the end of every business day from the entry's day onward; a bank that lends may owe what is a general fund's.
 * @returns the refusal that names fund, account, day and what is there; undefined when the money suffices
 */
export function moneyShortage(
  state: JournalState,
  chart: ChartState,
  day: string,
  postings: readonly Posting[],
): Refusal | undefined {
  for (const [key, change] of moneyChanges(chart, postings)) {
    if (change >= 0) continue;
    const lowest = lowestFrom(state.balances.get(key), day);
    if (lowest.amount + change >= 0) continue;
    const [name = '', fundId = ''] = key.split('|');
    const [account, fund] = [chart.subLedgers.get(subLedgerOf(name) ?? 0), chart.funds.get(Number(fundId))];
    if (mayOverdraw(account, fund)) continue;
    return refuseLedger('ledger.fund-money-short', {
      fund: chartedInBoth(fund) || fundId,
      account: chartedInBoth(account) || name,
      day: lowest.day,
      balance: lowest.amount,
    });
  }
  return undefined;
}
