import { type DataOf, paisa, say } from '@madrasah/events';
import type { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import { cr, dr, type Posting } from '@madrasah/events/ledger';
import type { Books } from '../../../ledger/journal/facts/index.ts';
import { next } from '../../../ledger/journal/numbering.ts';

export type OwedAdvance = NonNullable<DataOf<typeof CollectionReversed>['owed']>[number];

/** Whose receipt it was, and under which admission. */
const membersOf = ({ userId, admissionId, family }: DataOf<typeof FeesCollected>) =>
  family ?? [{ userId, admissionId }];

/** The session that an admission's other charges are of; 0 where it has none. */
function sessionOf({ journal }: Books, userId: number, admissionId: number): number {
  const items = (journal.itemsOf.get(userId) ?? []).map((itemId) => journal.items.get(itemId));
  return items.findLast((item) => item?.admissionId === admissionId)?.sessionId ?? 0;
}

/**
 * What of an advance that an entry takes back is not there any more: it was handed to the payer. He owes it, as an
 * item of its own.
 * @param taken what is taken back with the receipt
 */
export function handedBack(
  books: Books,
  taken: readonly Posting[],
  original: DataOf<typeof FeesCollected>,
): OwedAdvance[] {
  const owed: OwedAdvance[] = [];
  let itemId = next(books.journal, 'item');
  for (const { userId, admissionId } of membersOf(original)) {
    const held = new Map(books.journal.advances.get(userId));
    for (const { account, party, fund, debit, credit } of taken)
      if (account === 'sys:open-advance' && party === userId)
        held.set(fund, paisa((held.get(fund) ?? 0) + credit - debit));
    for (const [fundId, rest] of held) {
      if (rest >= 0) continue;
      const sessionId = sessionOf(books, userId, admissionId);
      const name = say('bn', 'fees.advance-owed');
      owed.push({ itemId, userId, admissionId, sessionId, fundId, name, amount: paisa(-rest) });
      itemId += 1;
    }
  }
  return owed;
}

/** The due, against the advance that is not there. */
export function owedPostings({ itemId, userId, fundId, amount }: OwedAdvance): Posting[] {
  const about = { party: userId, itemId };
  return [dr('sys:receivable', fundId, amount, about), cr('sys:open-advance', fundId, amount, about)];
}
