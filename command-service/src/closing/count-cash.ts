import { isRefusal, type Refusal, sumPaisa } from '@madrasah/events';
import {
  CashCounted,
  DrawerHandedOver,
  refuseClosing as refuse,
  worthOfCash,
} from '@madrasah/events/closing';
import { bookOn } from '../ledger/journal/book-on.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { type Cash, cashAccount, kept } from './cash-day.ts';

export interface CountCash extends Cash {
  readonly account: number;
}

/** What the books have in an account now, beside what was counted there. */
function countNow({ journal, chart, today }: Books, { account: id, notes, coins = 0 }: CountCash) {
  const account = cashAccount(chart, id);
  if (isRefusal(account)) return account;
  const book = bookOn(journal, chart, id, today);
  const counted = worthOfCash(notes, coins);
  const difference = counted - sumPaisa(book.map(({ amount }) => amount));
  return { moneyAccount: id, on: today, book, ...kept({ notes, coins }), counted, difference };
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
