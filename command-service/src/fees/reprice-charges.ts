import { type DataOf, type EventDraft, paisa } from '@madrasah/events';
import { refuseFees as refuse } from '@madrasah/events/fees';
import { refuseLedger } from '@madrasah/events/ledger';
import { ChargesRepriced, repricedPostings } from '@madrasah/events/plans';
import { itemsAfter } from '../ledger/journal/apply-postings.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import type { Item } from '../ledger/journal/state.ts';
import { AdvanceApplier } from './apply-advance.ts';
import { openItems } from './open-items.ts';

/** What a charge that stands is to cost, and by how much it is to be lessened in all; paisa. */
export interface NewPrice {
  readonly itemId: number;
  readonly charged: number;
  readonly conceded: number;
}

export interface RepriceCharges {
  readonly why: DataOf<typeof ChargesRepriced>['why'];
  /** The operation that this is a part of; '' where it is by itself. */
  readonly operation: string;
  readonly reason?: string;
}

/** What a new price would do to one charge; paisa. */
export interface Repriced {
  readonly item: Item;
  readonly charged: number;
  readonly conceded: number;
  /** What its due would be. */
  readonly due: number;
  /** What has been paid above the new price: it becomes an open advance. */
  readonly overpaid: number;
}

// One repricing is one event; the store takes no more than a megabyte.
const MOST_LINES = 8_000;

/** What new prices would do, charge by charge; those that stay as they are are left out, and what was taken back. */
export function planRepricing({ journal }: Pick<Books, 'journal'>, prices: readonly NewPrice[]): Repriced[] {
  return prices.flatMap(({ itemId, charged, conceded: wanted }) => {
    const item = journal.items.get(itemId);
    if (!item || item.reversed || item.subLedgerId === 0) return [];
    const conceded = Math.min(charged, wanted);
    if (charged === item.charged && conceded === item.conceded) return [];
    const paid = paisa(item.charged - item.conceded - item.due);
    const rest = paisa(charged - conceded - paid);
    return [{ item, charged, conceded, due: Math.max(rest, 0), overpaid: Math.max(-rest, 0) }];
  });
}

/**
 * Gives charges another price, dated today, in one entry: no item is ever below zero, what was overpaid is an open
 * advance of the item's fund and pays at once what else its student owes.
 */
export function repriceCharges(
  books: Books,
  command: RepriceCharges,
  repriced: readonly Repriced[],
): Decided {
  if (repriced.length === 0) return [];
  if (repriced.length > MOST_LINES) return refuseLedger('ledger.too-large');
  if (repriced.some(({ conceded, item }) => conceded < item.deducted))
    return refuse('fees.concession-too-large');
  // A clock that was set back dates no repricing before its charges are due.
  const on = repriced.reduce((day, { item }) => (item.dueSince > day ? item.dueSince : day), books.today);
  const event = ChargesRepriced({
    repriceId: next(books.journal, 'reprice'),
    on,
    ...command,
    heads: [...new Map(repriced.map(({ item }) => [item.subLedgerId, headOf(item)])).values()],
    lines: repriced.map(({ item, charged, conceded }) => [
      ...([item.itemId, item.userId, item.subLedgerId, item.charged, item.admissionId] as const),
      ...([charged, item.conceded, conceded] as const),
    ]),
    overpaid: repriced.flatMap(({ item, overpaid }) => (overpaid > 0 ? [[item.itemId, overpaid]] : [])),
    totals: totalsOf(repriced),
  });
  return [event, ...applications(books, event)];
}

const headOf = ({ subLedgerId, fundId }: Item) => ({ subLedgerId, fundId });

/** By how much the dues of each fund change. */
function totalsOf(repriced: readonly Repriced[]) {
  const totals = new Map<number, number>();
  for (const { item, due } of repriced)
    totals.set(item.fundId, paisa((totals.get(item.fundId) ?? 0) + due - item.due));
  return [...totals].map(([fundId, amount]) => ({ fundId, amount }));
}

/** Advances pay what became due, also those that were just left over. */
function applications(
  books: Books,
  { data }: EventDraft<string, DataOf<typeof ChargesRepriced>>,
): EventDraft[] {
  const postings = repricedPostings(data);
  const after = itemsAfter(books.journal, postings, data.on);
  const applier = new AdvanceApplier(books, { on: data.on, postings });
  return [...new Set(data.lines.map(([, userId]) => userId))].flatMap((userId) =>
    applier.apply(userId, openItems(books.journal, userId, after)),
  );
}
