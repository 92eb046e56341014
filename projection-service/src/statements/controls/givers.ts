import { dayNumber } from '@madrasah/events';
import { CONTRA_INCOME } from '@madrasah/events/ledger';
import type { Asking } from '../asking.ts';
import { CLOSING_ENTRIES } from '../groups.ts';

/** What one login conceded, waived or wrote off, in paisa. */
export interface Given {
  readonly actorId: number;
  /** Entries. */
  readonly count: number;
  readonly amount: number;
}

/** Concessions, waivers and write-offs of the days by who gave them, the most first; what was taken back lessens it. */
export function concessionsByGiver({ books, cut, from }: Asking): Given[] {
  const { rows, entries } = books.tables;
  const first = dayNumber(from);
  const wanted = new Set(CONTRA_INCOME.map((account) => books.names.accounts.find(account)));
  const given = new Map<number, { count: Set<number>; amount: number }>();
  for (let row = 0; row < cut.rows; row += 1) {
    if (!wanted.has(rows.account.at(row))) continue;
    const entry = rows.entry.at(row);
    const day = entries.on.at(entry);
    if (day < first || day > cut.asOf) continue;
    if (CLOSING_ENTRIES.has(books.names.kinds.value(entries.kind.at(entry)))) continue;
    const actor = entries.actor.at(entry);
    const sum = given.get(actor) ?? { count: new Set<number>(), amount: 0 };
    sum.count.add(entry);
    sum.amount += rows.amount.at(row);
    given.set(actor, sum);
  }
  return [...given]
    .map(([actorId, { count, amount }]) => ({ actorId, count: count.size, amount }))
    .sort((one, other) => other.amount - one.amount);
}
