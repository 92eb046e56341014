import { isRefusal, type Refusal, sumPaisa } from '@madrasah/events';
import {
  CashCounted,
  DrawerHandedOver,
  refuseClosing as refuse,
  worthOfNotes,
} from '@madrasah/events/closing';
import { bookOn } from '../ledger/journal/book-on.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { cashAccount, type Notes } from './cash-day.ts';

export interface CountCash {
  readonly account: number;
  readonly notes: Notes;
}

/** What the books have in an account now, beside what was counted there. */
function countNow({ journal, chart, today }: Books, { account: id, notes }: CountCash) {
  const account = cashAccount(chart, id);
  if (isRefusal(account)) return account;
  const book = bookOn(journal, chart, id, today);
  const counted = worthOfNotes(notes);
  const difference = counted - sumPaisa(book.map(({ amount }) => amount));
  const kept = notes.map(([value, count]): [number, number] => [value, count]);
  return { moneyAccount: id, on: today, book, notes: kept, counted, difference };
}

/** A surprise count: what was found is written down, nothing is closed and nothing posted (ACCOUNTING 6). */
export function countCash(books: Books, command: CountCash): Decided {
  const counted = countNow(books, command);
  if (isRefusal(counted)) return counted;
  return [CashCounted({ countId: next(books.journal, 'cash-count'), ...counted })];
}

export interface HandOverDrawer extends CountCash {
  /** The login that takes it over. */
  readonly to: number;
}

/**
 * Gives a cash account to the next shift, counted. Whoever may close days may take it over; the one who keeps it
 * closes its days from now on.
 * @param mayKeep whether a login stands and may close days
 */
export function handOverDrawer(
  books: Books,
  command: HandOverDrawer,
  mayKeep: (loginId: number) => boolean,
): Decided {
  const counted = countNow(books, command);
  if (isRefusal(counted)) return counted;
  const fault = keeperFault(books, command, mayKeep);
  if (fault) return fault;
  const handOverId = next(books.journal, 'hand-over');
  return [DrawerHandedOver({ handOverId, to: command.to, ...counted })];
}

function keeperFault(
  { journal }: Books,
  { account, to }: HandOverDrawer,
  mayKeep: (loginId: number) => boolean,
): Refusal | undefined {
  if (!mayKeep(to)) return refuse('closing.unknown-keeper');
  return journal.keepers.get(account) === to ? refuse('closing.same-keeper') : undefined;
}
