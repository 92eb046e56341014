import { type DataOf, type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { CollectionReversed, type FeesCollected } from '@madrasah/events/fees';
import { itemsAfter } from '../../../ledger/journal/apply-postings.ts';
import type { Books } from '../../../ledger/journal/facts/index.ts';
import type { EntryDay } from '../../../ledger/journal/rules/day-for.ts';
import type { Before } from '../../../ledger/journal/trial-balances.ts';
import { AdvanceApplier } from '../../apply-advance.ts';
import { openItems } from '../../open-items.ts';
import { takenBack, usersOf } from './taken-back.ts';

type Original = DataOf<typeof FeesCollected>;

export interface ReverseCollection {
  readonly receiptId: number;
  /** Where the reason stands. */
  readonly noteId?: number | null | undefined;
  /** Undefined: a correction whose right receipt is still to come. */
  readonly kind: 'correction' | 'refund' | 'dishonoured' | undefined;
}

/** Today; a clock that was set back dates no reversal before its receipt. */
export const todayAtLeast = ({ today }: Books, { on }: Original): string => (today < on ? on : today);

/**
 * The reversal of a receipt on a day, without asking whether the money still lies there: for a decision that puts some
 * of it back.
 * @param day of its entry; today where none is said
 */
export function reversalOf(
  books: Books,
  command: ReverseCollection,
  original: Original,
  day: EntryDay = { on: todayAtLeast(books, original) },
): readonly EventDraft[] | Refusal {
  const { userId, admissionId, receiptId, receiptNo, family } = original;
  const taken = takenBack(books, original, command.kind === 'dishonoured');
  if (isRefusal(taken)) return taken;
  const { unapplied, owed, postings } = taken;
  const reversed = CollectionReversed({
    ...{ receiptId, receiptNo, ...day },
    kind: command.kind ?? 'correction',
    reason: '',
    ...(command.noteId && { noteId: command.noteId }),
    ...{ userId, admissionId },
    unapplied: unapplied.map(({ applicationId, itemId, amount }) => ({ applicationId, itemId, amount })),
    ...(owed.length > 0 && { owed: [...owed] }),
    ...(family && { family: family.map((one) => ({ userId: one.userId, admissionId: one.admissionId })) }),
    postings: [...postings],
  });
  return [reversed, ...reapplication(books, usersOf(original), { on: day.on, postings })];
}

/** An advance that is left must not stand beside what has become due again. */
function reapplication(books: Books, users: readonly number[], before: Before): EventDraft[] {
  const items = itemsAfter(books.journal, before.postings, before.on);
  const applier = new AdvanceApplier(books, before);
  return users.flatMap((userId) => applier.apply(userId, openItems(books.journal, userId, items)));
}
