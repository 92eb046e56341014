import { sumPaisa } from '@madrasah/events';
import { ChargesReversed, FeesCharged } from '@madrasah/events/fees';
import type { Tenant } from '../../kernel/documents/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { type Books, itemStates } from '../../ledger/books/index.ts';

/** An open item that was charged for an exam and stands. */
export interface ExamCharge {
  readonly itemId: number;
  readonly sessionId: number;
  readonly examId: number;
  readonly userId: number;
}

/** What candidates were charged, by ItemID. */
export const examChargesProjector = defineProjector<ExamCharge>({
  name: 'exam-charges',
  version: 1,
  collection: 'exam-charges',
  indexes: [{ sessionId: 1, examId: 1 }],
  on: {
    FeesCharged: when(FeesCharged, {
      keys: ({ data: { examId, lines, firstItemId } }) =>
        examId === undefined ? [] : lines.map((_, index) => firstItemId + index),
      fold: (_, { data: { examId = 0, sessionId, lines, firstItemId } }, key) => {
        const itemId = Number(key);
        return { itemId, sessionId, examId, userId: lines[itemId - firstItemId]?.[1] ?? 0 };
      },
    }),
    ChargesReversed: when(ChargesReversed, {
      // A run is never of an exam.
      keys: ({ data: { chargeId, lines } }) => (chargeId === null ? lines.map(([itemId]) => itemId) : []),
      fold: () => undefined,
    }),
  },
});

/** What a candidate was charged for his exam, and what of it he owes; paisa. */
export interface ExamDue {
  readonly fee: number;
  readonly due: number;
}

/** UserID → what stands of an exam's fee. @throws DocumentsAway */
export async function examDues(
  tenant: Tenant,
  books: Books,
  exam: Pick<ExamCharge, 'sessionId' | 'examId'>,
): Promise<(userId: number) => ExamDue | undefined> {
  const { sessionId, examId } = exam;
  const charges = await tenant.find(examChargesProjector, { sessionId, examId });
  const ofUser = Map.groupBy(charges, ({ userId }) => userId);
  const cut = books.cut();
  return (userId) => {
    const own = new Set(ofUser.get(userId)?.map(({ itemId }) => itemId));
    if (own.size === 0) return undefined;
    const items = itemStates(books, cut, { user: userId }).filter(({ itemId }) => own.has(itemId));
    return {
      fee: sumPaisa(items.map(({ charged }) => charged)),
      due: sumPaisa(items.map(({ due }) => due)),
    };
  };
}

/** UserID → all that a student owes, whatever it is for; paisa. */
export function allOwed(books: Books): (userId: number) => number {
  const cut = books.cut();
  return (userId) => sumPaisa(itemStates(books, cut, { user: userId }).map(({ due }) => due));
}
