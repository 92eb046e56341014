import { Problem, type Refusal } from '@madrasah/events';
import { refuseFees as refuse } from '@madrasah/events/fees';
import type { Item, JournalState } from '../ledger/journal/state.ts';

/**
 * A student's items that are still owed, the oldest due first, over all sessions.
 * @param changed items as the decision in progress leaves them
 */
export function openItems(
  journal: JournalState,
  userId: number,
  changed?: ReadonlyMap<number, Item>,
): Item[] {
  return (journal.itemsOf.get(userId) ?? [])
    .map((itemId) => changed?.get(itemId) ?? (journal.items.get(itemId) as Item))
    .filter((item) => item.due > 0)
    .sort((one, other) => compare(one.dueOn, other.dueOn) || one.itemId - other.itemId);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * A payment or concession dated before its charge, or before a reversal that made it due again, would make the
 * dues of the days between negative.
 * @param path where the form shows it
 */
export function beforeCharge(items: readonly Item[], on: string, path: string): Refusal | undefined {
  const late = items.find((item) => item.dueSince > on);
  if (!late) return undefined;
  const day = { day: late.dueSince };
  return refuse('fees.before-charge', day, [{ path, problem: new Problem('fees.before-charge', day) }]);
}
