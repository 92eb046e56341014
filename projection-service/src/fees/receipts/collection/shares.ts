import type { DataOf } from '@madrasah/events';
import { sumPaisa } from '@madrasah/events';
import { advanceLeft, type FeesCollected, type ReceiptLine, saidLinesOf } from '@madrasah/events/fees';
import type { StudentRow } from '../../../admissions/index.ts';

/** What a receipt is of one student, as he is told; in paisa. */
export interface Share {
  readonly userId: number;
  readonly admissionId: number;
  readonly lines: readonly ReceiptLine[];
  /** For no head yet. */
  readonly advance: number;
  readonly total: number;
}

/** The same with who he is. */
export interface Part extends Share {
  readonly student: StudentRow;
}

/** Whose a receipt is: one student's, or of a family each child's, in the order it was written. */
export function sharesOf(data: DataOf<typeof FeesCollected>): Share[] {
  const { userId, admissionId, family, beforehand = [] } = data;
  const lines = saidLinesOf(data);
  const share = (
    whose: { userId: number; admissionId: number },
    own: readonly ReceiptLine[],
    held: number,
  ) => ({
    ...{ userId: whose.userId, admissionId: whose.admissionId, lines: own, advance: held },
    total: sumPaisa([...own.map(({ deposit }) => deposit), held]),
  });
  if (!family) return [share({ userId, admissionId }, lines, advanceLeft(data))];
  return family.map((child) => {
    const later = beforehand.filter(({ itemId }) => child.items.includes(itemId));
    return share(
      child,
      lines.filter(({ itemId, admissionId }) =>
        itemId === 0 ? admissionId === child.admissionId : child.items.includes(itemId),
      ),
      sumPaisa([child.advance, ...later.map(({ deposit }) => -deposit)]),
    );
  });
}
