import type { DataOf, Refusal } from '@madrasah/events';
import { applicationPostings, type FeesCollected, refuseFees as refuse } from '@madrasah/events/fees';
import { entry, mirrored, type Posting } from '@madrasah/events/ledger';
import { itemsAfter, keptOf } from '../../../ledger/journal/apply-postings.ts';
import type { Books } from '../../../ledger/journal/facts/index.ts';
import { advancesThere } from '../../../ledger/journal/rules/mirror-day.ts';
import type { Application } from '../../../ledger/journal/state.ts';
import { latestApplications } from '../../unapply.ts';
import { monthsGivenBack } from '../months-back.ts';
import { handedBack, type OwedAdvance, owedPostings } from './handed-back.ts';

type Original = DataOf<typeof FeesCollected>;
type Unapplied = Application & { readonly userId: number };

/** What taking a receipt back takes back. */
export interface TakenBack {
  readonly postings: readonly Posting[];
  readonly unapplied: readonly Unapplied[];
  /** Of its advance what was handed to the payer: he owes it. */
  readonly owed: readonly OwedAdvance[];
  /** The latest day of all of it: on no day before could it be taken back. */
  readonly since: string;
}

/** Everybody whose receipt it is. */
export const usersOf = ({ userId, family }: Original): readonly number[] =>
  family?.map((one) => one.userId) ?? [userId];

/**
 * The mirror of a receipt, with what its advance and its months have paid since.
 * @param isFact nobody chooses it (a dishonoured cheque): what was handed back since does not stand in its way
 */
export function takenBack(books: Books, original: Original, isFact = false): TakenBack | Refusal {
  const unapplied = unapplications(books, original);
  const taken = [
    ...mirrored(original.postings),
    ...usersOf(original).flatMap((of) => monthsGivenBack(books, of, original.receiptId)),
    ...unapplied.flatMap(({ userId: of, ...line }) => mirrored(applicationPostings(of, line))),
  ];
  const owed = handedBack(books, taken, original);
  const postings = entry([...taken, ...owed.flatMap(owedPostings)]);
  const since = sinceOf(books, original, unapplied, postings);
  if (!isFact && (owed.length > 0 || isRefunded(books, postings, since)))
    return refuse('fees.refunded-since');
  return { postings, unapplied, owed, since };
}

/** Whether a fee that the receipt paid was handed back since. */
const isRefunded = ({ journal }: Books, postings: readonly Posting[], on: string) =>
  [...itemsAfter(journal, postings, on).values()].some((item) => keptOf(item) < 0);

/** The latest day of a receipt, of what its months and its advance have paid, and of the advance that is taken out. */
function sinceOf(
  { journal }: Books,
  original: Original,
  unapplied: readonly Unapplied[],
  postings: readonly Posting[],
): string {
  const days = [original.on, ...unapplied.map(({ on }) => on)];
  for (const userId of usersOf(original))
    for (const month of journal.monthAdvances.get(userId) ?? [])
      if (month.receiptId === original.receiptId) days.push(month.itemId > 0 ? month.appliedOn : month.since);
  const latest = days.reduce((last, day) => (day > last ? day : last));
  return advancesThere(journal, latest, postings);
}

/**
 * What of the receipt's advance is used up already and must come back: first what it paid of the very charges that it
 * was taken for, then the latest application. Less than is missing where part of it was handed back to the payer.
 */
function unapplications(books: Books, original: Original): Unapplied[] {
  const { advance, userId, family, beforehand = [] } = original;
  if (!advance) return [];
  const { fundId, amount } = advance;
  const meant = new Set(beforehand.map(({ itemId }) => itemId));
  return (family ?? [{ userId, advance: amount }]).flatMap((held) =>
    unapplicationsOf(books, held.userId, { fundId, amount: held.advance, meant }).map((line) => ({
      ...line,
      userId: held.userId,
    })),
  );
}

interface Held {
  readonly fundId: number;
  readonly amount: number;
  /** The charges that the receipt was taken for before they were due. */
  readonly meant: ReadonlySet<number>;
}

function unapplicationsOf(
  { journal }: Books,
  userId: number,
  { fundId, amount, meant }: Held,
): Application[] {
  const missing = amount - (journal.advances.get(userId)?.get(fundId) ?? 0);
  const applications = journal.applications.get(userId) ?? [];
  const [own, others] = [true, false].map((isOwn) =>
    applications.filter(({ itemId }) => meant.has(itemId) === isOwn),
  ) as [Application[], Application[]];
  return latestApplications([...others, ...own], fundId, missing);
}
