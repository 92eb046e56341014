import { type DataOf, type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import {
  applicationPostings,
  CollectionReversed,
  type FeesCollected,
  refuseFees as refuse,
} from '@madrasah/events/fees';
import { entry, mirrored, type Posting } from '@madrasah/events/ledger';
import { refuseTamlik } from '@madrasah/events/tamlik';
import { itemsAfter, keptOf } from '../../../ledger/journal/apply-postings.ts';
import type { Books, Decided } from '../../../ledger/journal/facts/index.ts';
import { moneyShortage } from '../../../ledger/journal/rules/money-rule.ts';
import type { Application, Receipt } from '../../../ledger/journal/state.ts';
import type { Before } from '../../../ledger/journal/trial-balances.ts';
import { AdvanceApplier } from '../../apply-advance.ts';
import { openItems } from '../../open-items.ts';
import { latestApplications } from '../../unapply.ts';
import { awaited } from '../correct/replacements.ts';
import { monthsGivenBack } from '../months-back.ts';
import { handedBack, owedPostings } from './handed-back.ts';

export interface ReverseCollection {
  readonly receiptId: number;
  readonly reason: string;
  /** Where the reason stands, of one that waited for a second person; `reason` is empty then. */
  readonly noteId?: number | null | undefined;
  /** Undefined: a correction whose right receipt is still to come. */
  readonly kind: 'correction' | 'refund' | 'dishonoured' | undefined;
}

/** The receipt to reverse, if it stands. */
export function standingReceipt(books: Books, receiptId: number): Receipt | Refusal {
  const receipt = books.journal.receipts.get(receiptId);
  if (!receipt) return refuse('receipt.not-found');
  return receipt.reversed ? refuse('fees.already-reversed') : receipt;
}

/**
 * Takes a receipt back: the mirror of its entry, dated today. An advance it brought that has paid charges since
 * is un-applied in the same entry; another advance of the student pays at once what becomes due again. Money
 * that has been spent or handed back since cannot be taken back by a choice; a dishonoured cheque is a fact and
 * is posted, and an advance that was handed back is owed.
 * @param original the receipt's event as it was recorded
 */
export function reverseCollection(
  books: Books,
  command: ReverseCollection,
  original: DataOf<typeof FeesCollected>,
): Decided {
  const bound = tamlikBound(books, original);
  if (bound) return bound;
  const back = reversalOf(books, command, original);
  if (isRefusal(back) || command.kind === 'dishonoured') return back;
  const { on, postings } = (back[0] as EventDraft).data as DataOf<typeof CollectionReversed>;
  const shortage = moneyShortage(books.journal, books.chart, on, postings);
  if (shortage) return shortage;
  return command.kind === undefined ? [...back, awaited(original.receiptId, original.userId, on)] : back;
}

/** The refusal of a receipt that stands beside a tamlik: both are taken back together, or neither. */
export function tamlikBound(
  { journal }: Books,
  { tamlikId }: DataOf<typeof FeesCollected>,
): Refusal | undefined {
  if (tamlikId === undefined) return undefined;
  return refuseTamlik('tamlik.receipt-bound', {
    number: journal.tamliks.get(tamlikId)?.voucherNo ?? tamlikId,
  });
}

/** The same without asking whether the money still lies there: for a decision that puts some of it back. */
export function reversalOf(
  books: Books,
  command: ReverseCollection,
  original: DataOf<typeof FeesCollected>,
): readonly EventDraft[] | Refusal {
  const { userId, admissionId, receiptId, receiptNo, family } = original;
  const unapplied = unapplications(books, original);
  const taken = [
    ...mirrored(original.postings),
    ...usersOf(original).flatMap((of) => monthsGivenBack(books, of, receiptId)),
    ...unapplied.flatMap(({ userId: of, ...line }) => mirrored(applicationPostings(of, line))),
  ];
  const owed = handedBack(books, taken, original);
  if (owed.length > 0 && command.kind !== 'dishonoured') return refuse('fees.refunded-since');
  const postings = entry([...taken, ...owed.flatMap(owedPostings)]);
  // A clock that was set back dates no reversal before its receipt.
  const on = books.today < original.on ? original.on : books.today;
  if (command.kind !== 'dishonoured' && isRefunded(books, postings, on)) return refuse('fees.refunded-since');
  const reversed = CollectionReversed({
    receiptId,
    receiptNo,
    on,
    kind: command.kind ?? 'correction',
    reason: command.reason,
    ...(command.noteId && { noteId: command.noteId }),
    userId,
    admissionId,
    unapplied: unapplied.map(({ applicationId, itemId, amount }) => ({ applicationId, itemId, amount })),
    ...(owed.length > 0 && { owed }),
    ...(family && { family: family.map((one) => ({ userId: one.userId, admissionId: one.admissionId })) }),
    postings,
  });
  return [reversed, ...reapplication(books, usersOf(original), { on, postings })];
}

/** Everybody whose receipt it is. */
const usersOf = ({ userId, family }: DataOf<typeof FeesCollected>) =>
  family?.map((one) => one.userId) ?? [userId];

/** Whether a fee that the receipt paid was handed back since. */
const isRefunded = ({ journal }: Books, postings: readonly Posting[], on: string) =>
  [...itemsAfter(journal, postings, on).values()].some((item) => keptOf(item) < 0);

type Unapplied = Application & { readonly userId: number };

/**
 * What of the receipt's advance is used up already and must come back, the latest application first. Less than is
 * missing where part of it was handed back to the payer.
 */
function unapplications(books: Books, original: DataOf<typeof FeesCollected>): Unapplied[] {
  const { advance, userId, family } = original;
  if (!advance) return [];
  const { fundId, amount } = advance;
  return (family ?? [{ userId, advance: amount }]).flatMap((held) =>
    unapplicationsOf(books, held.userId, fundId, held.advance).map((line) => ({
      ...line,
      userId: held.userId,
    })),
  );
}

function unapplicationsOf({ journal }: Books, userId: number, fundId: number, amount: number): Application[] {
  const missing = amount - (journal.advances.get(userId)?.get(fundId) ?? 0);
  return latestApplications(journal.applications.get(userId) ?? [], fundId, missing);
}

/** An advance that is left must not stand beside what has become due again. */
function reapplication(books: Books, users: readonly number[], before: Before): EventDraft[] {
  const items = itemsAfter(books.journal, before.postings, before.on);
  const applier = new AdvanceApplier(books, before);
  return users.flatMap((userId) => applier.apply(userId, openItems(books.journal, userId, items)));
}
