import type { DataOf } from '@madrasah/events';
import { sumPaisa } from '@madrasah/events';
import { type FeesCollected, linesOf, type ReceiptLine } from '@madrasah/events/fees';
import type { StudentRow } from '../../../admissions/index.ts';

/** What a receipt is of one student; in paisa. */
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
  const { userId, admissionId, family, advance } = data;
  const lines = linesOf(data);
  const share = (
    whose: { userId: number; admissionId: number },
    own: readonly ReceiptLine[],
    held: number,
  ) => ({
    ...{ userId: whose.userId, admissionId: whose.admissionId, lines: own, advance: held },
    total: sumPaisa([...own.map(({ deposit }) => deposit), held]),
  });
  if (!family) return [share({ userId, admissionId }, lines, advance?.amount ?? 0)];
  return family.map((child) =>
    share(
      child,
      lines.filter(({ itemId, admissionId }) =>
        itemId === 0 ? admissionId === child.admissionId : child.items.includes(itemId),
      ),
      child.advance,
    ),
  );
}
