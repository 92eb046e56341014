import { dayNumber } from '@madrasah/events';
import { CONTRA_INCOME } from '@madrasah/events/ledger';
import { CLOSING_ENTRIES } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';

/** What one login conceded, waived or wrote off, in paisa. */
export interface Given {
  readonly actorId: number;
  /** Entries. */
  readonly count: number;
  readonly amount: number;
}

/** Goes through what was conceded, waived and written off on the days, and taken back of it. */
function eachGiven(
  { books, cut, from }: Asking,
  visit: (actorId: number, amount: number, entry: number) => void,
): void {
  const { rows, entries } = books.tables;
  const first = dayNumber(from);
  const wanted = new Set(CONTRA_INCOME.map((account) => books.names.accounts.find(account)));
  for (let row = 0; row < cut.rows; row += 1) {
    if (!wanted.has(rows.account.at(row))) continue;
    const entry = rows.entry.at(row);
    const day = entries.on.at(entry);
    if (day < first || day > cut.asOf) continue;
    if (CLOSING_ENTRIES.has(books.names.kinds.value(entries.kind.at(entry)))) continue;
    visit(entries.actor.at(entry), rows.amount.at(row), entry);
  }
}

/** Concessions, waivers and write-offs of the days by who gave them, the most first; what was taken back lessens it. */
export function concessionsByGiver(asking: Asking): Given[] {
  const given = new Map<number, { count: Set<number>; amount: number }>();
  eachGiven(asking, (actor, amount, entry) => {
    const sum = given.get(actor) ?? { count: new Set<number>(), amount: 0 };
    sum.count.add(entry);
    sum.amount += amount;
    given.set(actor, sum);
  });
  return [...given]
    .map(([actorId, { count, amount }]) => ({ actorId, count: count.size, amount }))
    .sort((one, other) => other.amount - one.amount);
}

/** What each entry gave to what one login conceded, in paisa, by revision. */
export function givenMadeOf(asking: Asking, giver: number | undefined): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  eachGiven(asking, (actor, amount, entry) => {
    if (actor === giver) found.set(entry, (found.get(entry) ?? 0) + amount);
  });
  return found;
}
