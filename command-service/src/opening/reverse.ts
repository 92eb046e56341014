import { type DataOf, Problem, paisa, type Refusal, refuse as refuseAnything } from '@madrasah/events';
import { applicationPostings } from '@madrasah/events/fees';
import {
  LEDGER_CLASS,
  mirrored,
  type OpeningBalancesPosted,
  OpeningBalancesReversed,
  type OpeningReversalAsked,
  type Posting,
  refuseLedger as refuse,
  subLedgerOf,
} from '@madrasah/events/ledger';
import { needsSecondPerson } from '../approvals/steps.ts';
import { AdvanceApplier, latestApplications, openItems } from '../fees/steps.ts';
import { balanceKey, itemsAfter } from '../ledger/journal/apply-postings.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import type { PostedOpening } from '../ledger/journal/facts/posted-facts.ts';
import { type EntryDay, movedTo } from '../ledger/journal/rules/day-for.ts';
import { closedFault, monthFault } from '../ledger/journal/rules/locks.ts';
import { advancesThere } from '../ledger/journal/rules/mirror-day.ts';
import { moneyShortage } from '../ledger/journal/rules/money-rule.ts';
import type { Application, JournalState } from '../ledger/journal/shape.ts';

/** Balances that were brought over, as they were recorded. */
export type SaidOpening = DataOf<typeof OpeningBalancesPosted>;
type CodeOf = (userId: number) => string;
type Unapplied = Application & { readonly userId: number };

/** What was posted upon a request; undefined where nothing was. */
export const openingOf = ({ openings }: JournalState, requestId: number): PostedOpening | undefined =>
  [...openings.values()].find((opening) => opening.requestId === requestId);

/**
 * Takes balances that were brought over back as a whole, only while nothing leans on them, and with a second person:
 * of the first day on which nothing of them was in use any more while that is open, else of today. Advances that had
 * paid their old dues go back first, as do its own that have paid something since; what is left of them pays at once
 * what else their students owe. Pure.
 */
export function reverseOpening(
  books: Books,
  { openingRequest, noteId }: OpeningReversalAsked,
  said: SaidOpening | undefined,
  codeOf: CodeOf,
) {
  const opening = openingOf(books.journal, openingRequest);
  if (!opening) return refuse('ledger.opening-not-posted');
  if (opening.reversed) return refuse('ledger.opening-reversed-already');
  if (!said) return refuseAnything('conflict.changed');
  const unapplied = unapplications(books.journal, said);
  const postings = [
    ...mirrored(said.postings),
    ...unapplied.flatMap(({ userId, ...line }) => mirrored(applicationPostings(userId, line))),
  ];
  const day = unapplied.length > 0 ? todayAtLeast(books, said) : dayOf(books, said, postings);
  const { on } = day;
  const fault =
    leaningFault(books, said, unapplied, codeOf) ?? moneyShortage(books.journal, books.chart, on, postings);
  if (fault) return fault;
  const { openingId, oldDues } = said;
  const reversed = OpeningBalancesReversed({
    ...{ openingId, openingRequest, ...day, noteId, postings },
    oldDues: oldDues.map(({ itemId, userId, amount }) => ({ itemId, userId, amount })),
    unapplied: unapplied.map(({ applicationId, itemId, userId, amount }) => ({
      ...{ applicationId, itemId, userId, amount },
    })),
  });
  const after = itemsAfter(books.journal, postings, on);
  const applier = new AdvanceApplier(books, { on, postings });
  const users = [...new Set(unapplied.map(({ userId }) => userId))];
  const applied = users.flatMap((userId) => applier.apply(userId, openItems(books.journal, userId, after)));
  return needsSecondPerson([reversed, ...applied]);
}

/** What advances have paid of its old dues, and what its own advances have paid of anything else since. */
function unapplications(
  { applications, advances }: JournalState,
  { oldDues, postings }: SaidOpening,
): Unapplied[] {
  const items = new Set(oldDues.map(({ itemId }) => itemId));
  const of = (userId: number) =>
    (applications.get(userId) ?? []).map((line): Unapplied => ({ ...line, userId }));
  const back = [...new Set(oldDues.map(({ userId }) => userId))].flatMap((userId) =>
    of(userId).filter(({ itemId }) => items.has(itemId)),
  );
  for (const { party = 0, fund, credit } of broughtAdvances(postings)) {
    const there = (advances.get(party)?.get(fund) ?? 0) + sumOf(back, party, fund);
    const others = (applications.get(party) ?? []).filter(({ itemId }) => !items.has(itemId));
    const lines = latestApplications(others, fund, credit - there);
    back.push(...lines.map((line) => ({ ...line, userId: party })));
  }
  return back;
}

const broughtAdvances = (postings: readonly Posting[]) =>
  postings.filter(({ account }) => account === 'sys:open-advance');

/** What lines give back to an advance. */
const sumOf = (lines: readonly Unapplied[], userId: number, fundId: number): number =>
  lines
    .filter((line) => line.userId === userId && line.advanceFundId === fundId)
    .reduce((sum, { amount }) => sum + amount, 0);

/** What an advance has paid since was paid on a later day: it is not given back before. */
const todayAtLeast = ({ today }: Books, { on }: SaidOpening): EntryDay => ({ on: on > today ? on : today });

/**
 * The first day on which nothing of it was in use any more: its dues as they were, its advances there on every evening
 * since (what had used them may have been taken back itself). Today where that day is not open, or where the money is
 * short on an evening after it; then it says so.
 */
function dayOf(books: Books, said: SaidOpening, postings: readonly Posting[]): EntryDay {
  const { journal, chart } = books;
  const days = said.oldDues.map(({ itemId }) => journal.items.get(itemId)?.changedOn ?? said.on);
  const latest = days.reduce((last, day) => (day > last ? day : last), said.on);
  const since = advancesThere(journal, latest, postings);
  const accounts = said.postings.flatMap(({ account }) => subLedgerOf(account) ?? []);
  const why =
    monthFault(books, since) ??
    closedFault(books, since, accounts) ??
    moneyShortage(journal, chart, since, postings);
  return !why || since >= books.today ? { on: since } : movedTo(books.today, since, why);
}

/** What has become of its dues, advances and accounts since; undefined where all of it is there as it was. */
function leaningFault(
  books: Books,
  said: SaidOpening,
  unapplied: readonly Unapplied[],
  codeOf: CodeOf,
): Refusal | undefined {
  const fields = [
    ...duesMoved(books.journal, said, unapplied, codeOf),
    ...advancesUsed(books.journal, said, unapplied, codeOf),
    ...accountsUsed(books, said),
  ];
  return fields.length === 0 ? undefined : refuse('ledger.opening-leaned', {}, fields.slice(0, 100));
}

function duesMoved(
  { items }: JournalState,
  { oldDues }: SaidOpening,
  unapplied: readonly Unapplied[],
  codeOf: CodeOf,
) {
  return oldDues.flatMap(({ itemId, userId, amount }) => {
    const item = items.get(itemId);
    const applied = unapplied
      .filter((line) => line.itemId === itemId)
      .reduce((sum, line) => sum + line.amount, 0);
    const isAsItWas =
      item?.due === amount - applied && item.charged === amount && item.conceded === 0 && item.refunded === 0;
    const problem = new Problem('ledger.opening-due-moved', { code: codeOf(userId), amount });
    return isAsItWas ? [] : [{ path: `items.${itemId}`, problem }];
  });
}

function advancesUsed(
  { advances }: JournalState,
  { postings }: SaidOpening,
  unapplied: readonly Unapplied[],
  codeOf: CodeOf,
) {
  return broughtAdvances(postings).flatMap(({ party = 0, fund, credit }) => {
    const there = (advances.get(party)?.get(fund) ?? 0) + sumOf(unapplied, party, fund);
    const problem = new Problem('ledger.opening-advance-used', { code: codeOf(party), amount: credit });
    return there >= credit ? [] : [{ path: `advances.${party}`, problem }];
  });
}

/** Assets and debts that are no money: taking back more than is left would turn an asset into a debt. */
function accountsUsed({ journal, chart }: Books, { postings }: SaidOpening) {
  return postings.flatMap(({ account, fund, debit, credit }: Posting) => {
    const head = chart.subLedgers.get(subLedgerOf(account) ?? 0);
    if (!head || head.class === LEDGER_CLASS.money) return [];
    const before = journal.balances.get(balanceKey(account, fund))?.total ?? 0;
    const left = paisa(before - debit + credit);
    const problem = new Problem('ledger.opening-account-used', { account: head.name });
    return (debit > 0 ? left < 0 : left > 0) ? [{ path: `accounts.${head.subLedgerId}`, problem }] : [];
  });
}
