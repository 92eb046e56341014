import { type EventDraft, isRefusal, sumPaisa } from '@madrasah/events';
import {
  CashDifferencePosted,
  DayClosed,
  DayReopened,
  refuseClosing as refuse,
  worthOfCash,
} from '@madrasah/events/closing';
import { chartedInBoth, cr, dr, entry, subLedgerAccount } from '@madrasah/events/ledger';
import { accountHeld } from '../approvals/steps.ts';
import { generalFund } from '../ledger/chart/lookups.ts';
import { bookOn } from '../ledger/journal/book-on.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { futureDay } from '../ledger/journal/rules/checks.ts';
import { closedThrough, isOpenOn, monthFault } from '../ledger/journal/rules/locks.ts';
import { moneyShortage } from '../ledger/journal/rules/money-rule.ts';
import { type Cash, cashAccount, kept, notItsHolder, openDays } from './cash-day.ts';

export interface CloseDay extends Cash {
  readonly account: number;
  readonly on: string;
}

/** The books follow the drawer: a difference is a fact, always of the general fund. */
function difference(
  books: Books,
  at: { closeId: number; account: number; on: string; fundId: number },
  change: number,
) {
  const { closeId, account: moneyAccount, on, fundId } = at;
  const money = subLedgerAccount(moneyAccount);
  const amount = Math.abs(change);
  const postings =
    change < 0
      ? entry([dr('sys:cash-difference', fundId, amount), cr(money, fundId, amount)])
      : entry([dr(money, fundId, amount), cr('sys:cash-difference', fundId, amount)]);
  const differenceId = next(books.journal, 'cash-difference');
  return CashDifferencePosted({ differenceId, closeId, moneyAccount, on, fundId, change, postings });
}

/**
 * Closes the day of a cash account as it was counted (ACCOUNTING 3, W20). Days are closed in their order, from the
 * first that the account closes at all: nobody can count the drawer of last year.
 */
export function closeDay(
  books: Books,
  { account: id, on, notes, coins = 0 }: CloseDay,
  actorId: number,
): Decided {
  const { journal, chart } = books;
  const future = futureDay(books, on, 'on');
  if (future) return future;
  const account = cashAccount(chart, id);
  if (isRefusal(account)) return account;
  const named = { account: chartedInBoth(account) };
  const stranger = notItsHolder(books, account, actorId);
  if (stranger) return stranger;
  if (!isOpenOn(journal, id, on)) return refuse('closing.already-closed', { ...named, day: on });
  const begun = closedThrough(journal, id) !== '';
  const [earliest] = openDays(journal, chart, id, on);
  if (begun && earliest && earliest < on)
    return refuse('closing.earlier-day-open', { ...named, day: earliest });
  const held = accountHeld(journal, id, on, 'on');
  if (held) return held;
  const book = bookOn(journal, chart, id, on);
  const counted = worthOfCash(notes, coins);
  const change = counted - sumPaisa(book.map(({ amount }) => amount));
  const closeId = next(journal, 'day-close');
  const drafts: EventDraft[] = [];
  if (change !== 0) {
    const fund = generalFund(chart);
    if (!fund) return refuse('closing.no-general-fund');
    drafts.push(difference(books, { closeId, account: id, on, fundId: fund.fundId }, change));
  }
  return [
    ...drafts,
    DayClosed({
      closeId,
      moneyAccount: id,
      on,
      book,
      ...kept({ notes, coins }),
      counted,
      difference: change,
    }),
  ];
}

export interface ReopenDay {
  readonly account: number;
  /** Not `on`: an approval dates what it decides afresh. */
  readonly day: string;
  readonly noteId: number | null;
}

/** Opens the last day that an account has closed; its difference is taken back, for it will be counted again. */
export function reopenDay(books: Books, { account: id, day: on, noteId }: ReopenDay): Decided {
  const { journal, chart } = books;
  const account = cashAccount(chart, id);
  if (isRefusal(account)) return account;
  const named = { account: chartedInBoth(account) };
  const close = journal.closedDays.get(id)?.find((each) => each.on === on);
  if (!close) return refuse('closing.not-closed', { ...named, day: on });
  const last = closedThrough(journal, id);
  if (last !== on) return refuse('closing.not-last-closed', { ...named, day: last });
  const locked = monthFault(books, on);
  if (locked) return locked;
  if (close.resolved) return refuse('closing.resolved-already', { ...named, day: on });
  const { closeId } = close;
  const reopened = DayReopened({ closeId, moneyAccount: id, on, noteId });
  const fund = close.difference === 0 ? undefined : generalFund(chart);
  if (!fund) return [reopened];
  const back = difference(books, { closeId, account: id, on, fundId: fund.fundId }, -close.difference);
  return moneyShortage(journal, chart, on, back.data.postings) ?? [reopened, back];
}
