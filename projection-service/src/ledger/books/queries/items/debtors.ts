import type { Books } from '../../books.ts';
import type { Cut } from '../../cut.ts';
import { sumsOfAll } from './item-sums.ts';

/** How many students stand behind the one line of what they owe: of a fund, or of all. */
export type Debtors = (fundId: number | undefined) => number;

/** Counts by fund who has an open item; nothing is made for the items that are settled. */
export function debtors(books: Books, cut: Cut): Debtors {
  const { items } = books.tables;
  const { due } = sumsOfAll(books, cut);
  const byFund = new Map<number, Set<number>>();
  const all = new Set<number>();
  for (let item = 0; item < due.length; item += 1) {
    if (due[item] === 0) continue;
    const fund = books.names.funds.value(items.fund.at(item));
    const party = items.party.at(item);
    byFund.set(fund, (byFund.get(fund) ?? new Set()).add(party));
    all.add(party);
  }
  return (fundId) => (fundId === undefined ? all : byFund.get(fundId))?.size ?? 0;
}
