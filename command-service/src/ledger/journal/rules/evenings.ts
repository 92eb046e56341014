import { paisa, type Refusal } from '@madrasah/events';
import { chartedInBoth, type Posting, refuseLedger, subLedgerOf } from '@madrasah/events/ledger';
import { mayOverdraw } from '../../chart/lookups.ts';
import type { ChartState } from '../../chart/state.ts';
import type { Balance, JournalState } from '../shape.ts';
import { daysOf, endOf, moneyChanges } from './money-rule.ts';

/** Postings and the business day on which they would stand. */
export type Dated = readonly [day: string, postings: readonly Posting[]];

/** What each pair of account and fund would change, by day. */
function changesOf(chart: ChartState, entries: readonly Dated[]): Map<string, Map<string, number>> {
  const changes = new Map<string, Map<string, number>>();
  for (const [day, postings] of entries)
    for (const [key, change] of moneyChanges(chart, postings)) {
      const days = changes.get(key) ?? new Map<string, number>();
      changes.set(key, days.set(day, paisa((days.get(day) ?? 0) + change)));
    }
  return changes;
}

/** The first evening that some changes would leave below nothing, where they make it worse; undefined when none. */
function shortEvening(balance: Balance | undefined, changes: ReadonlyMap<string, number>) {
  const days = new Set([...changes.keys(), ...daysOf(balance).map(([day]) => day)]);
  let moved = 0;
  for (const day of [...days].sort()) {
    moved = paisa(moved + (changes.get(day) ?? 0));
    const there = endOf(balance, day);
    if (moved < 0 && there + moved < 0) return { day, there };
  }
  return undefined;
}

/**
 * The money rule (ACCOUNTING 1.4) for entries of several days together: no evening of any account and fund ends below
 * nothing because of them.
 * @returns the refusal that names fund, account, that evening and what is there
 */
export function shortageAcross(
  { balances }: JournalState,
  chart: ChartState,
  entries: readonly Dated[],
): Refusal | undefined {
  for (const [key, changes] of changesOf(chart, entries)) {
    const evening = shortEvening(balances.get(key), changes);
    if (!evening) continue;
    const [name = '', fundId = ''] = key.split('|');
    const [account, fund] = [chart.subLedgers.get(subLedgerOf(name) ?? 0), chart.funds.get(Number(fundId))];
    if (mayOverdraw(account, fund)) continue;
    return refuseLedger('ledger.fund-money-short', {
      ...{ fund: chartedInBoth(fund) || fundId, account: chartedInBoth(account) || name },
      ...{ day: evening.day, balance: evening.there },
    });
  }
  return undefined;
}
