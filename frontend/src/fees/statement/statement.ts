import type { StudentAccountLine } from '@madrasah/events/fees';

/** The numbers of the receipts that were taken back. */
export const voidNumbers = (lines: readonly StudentAccountLine[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ ref: { type, number } }) =>
      type === 'CollectionReversed' && number !== undefined ? [number] : [],
    ),
  );
