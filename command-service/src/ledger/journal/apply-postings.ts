import { paisa } from '@madrasah/events';
import { CONTRA_INCOME, type Posting } from '@madrasah/events/ledger';
import type { Balance, Item, JournalState } from './shape.ts';

export const balanceKey = (account: string, fund: number) => `${account}|${fund}`;

/** What a posting changes in its item. Money accounts carry no item; what they pay is the rest of the due. */
function figuresAfter(item: Item, { account, debit, credit }: Posting): Item {
  const net = debit - credit;
  if (account === 'sys:receivable') return { ...item, due: paisa(item.due + net) };
  if (CONTRA_INCOME.includes(account)) return { ...item, conceded: paisa(item.conceded + net) };
  if (account === 'sys:fee-refund') return { ...item, refunded: paisa(item.refunded + net) };
  return { ...item, charged: paisa(item.charged - net) };
}

/** The key of what a student holds as open advance of a fund, by days. */
export const advanceKey = (userId: number, fund: number) => `${userId}|${fund}`;

/** Adds a day's change. An entry of an earlier day is rare. */
export function balanceAfter(balance: Balance | undefined, day: string, change: number): Balance {
  if (!balance) return { total: change, earlier: [], last: [day, change] };
  const total = paisa(balance.total + change);
  const { earlier, last } = balance;
  if (day === last[0]) return { total, earlier, last: [day, paisa(last[1] + change)] };
  if (day > last[0]) return { total, earlier: [...earlier, last], last: [day, change] };
  return { total, earlier: withChange(earlier, day, change), last };
}

function withChange(days: Balance['earlier'], day: string, change: number): Balance['earlier'] {
  const at = days.findLastIndex(([known]) => known <= day);
  const same = days[at];
  if (same?.[0] === day) return days.with(at, [day, paisa(same[1] + change)]);
  return days.toSpliced(at + 1, 0, [day, change]);
}

function changeAdvance(state: JournalState, key: string, day: string, change: number): void {
  const [userId, fund] = key.split('|').map(Number) as [number, number];
  const advances = new Map(state.advances.get(userId));
  const rest = paisa((advances.get(fund) ?? 0) + change);
  if (rest < 0) throw new RangeError(`advance of ${userId} below zero`);
  if (rest === 0) advances.delete(fund);
  else advances.set(fund, rest);
  state.advances.set(userId, advances);
  state.advanceDays.set(key, balanceAfter(state.advanceDays.get(key), day, change));
}

const later = (one: string, other: string) => (one > other ? one : other);

/** The items that an entry touches, as they are after it. */
export function itemsAfter(
  state: JournalState,
  postings: readonly Posting[],
  day: string,
): Map<number, Item> {
  const items = new Map<number, Item>();
  for (const posting of postings) {
    if (posting.itemId === undefined) continue;
    const item = items.get(posting.itemId) ?? state.items.get(posting.itemId);
    if (item) items.set(item.itemId, figuresAfter(item, posting));
  }
  for (const [itemId, item] of items) {
    const rose = item.due > (state.items.get(itemId)?.due ?? 0);
    const dueSince = rose ? later(day, item.dueSince) : item.dueSince;
    items.set(itemId, { ...item, dueSince, changedOn: later(day, item.changedOn) });
  }
  return items;
}

/** What has been paid of an item and not been handed back. */
export const keptOf = ({ charged, conceded, due, refunded }: Item) =>
  paisa(charged - conceded - due - refunded);

/** Folds an entry's postings into balances, items and advances. @throws RangeError on a broken invariant */
export function applyPostings(state: JournalState, day: string, postings: readonly Posting[]): void {
  const changes = new Map<string, number>();
  const advances = new Map<string, number>();
  for (const { account, fund, party, debit, credit } of postings) {
    const key = balanceKey(account, fund);
    changes.set(key, paisa((changes.get(key) ?? 0) + debit - credit));
    if (account === 'sys:open-advance' && party !== undefined) {
      const advance = advanceKey(party, fund);
      advances.set(advance, paisa((advances.get(advance) ?? 0) + credit - debit));
    }
  }
  for (const item of itemsAfter(state, postings, day).values()) {
    if (item.due < 0) throw new RangeError(`item ${item.itemId} is due below zero`);
    state.items.set(item.itemId, item);
  }
  for (const [key, change] of advances) if (change !== 0) changeAdvance(state, key, day, change);
  for (const [key, change] of changes)
    state.balances.set(key, balanceAfter(state.balances.get(key), day, change));
}
