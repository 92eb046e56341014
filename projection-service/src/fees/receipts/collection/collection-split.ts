import { type Day, type Fact, type Language, moneyFact } from '@madrasah/events';
import { feeReports } from '@madrasah/events/fees';
import type { Books, Clocks } from '../../../ledger/books/index.ts';
import { collectionMoves } from '../../reports/collection/moves.ts';
import { type Split, splitOf } from '../../reports/collection/split.ts';

/** A line of a collection as far as it is known by: of what was taken back the total is below nothing. */
interface Of {
  readonly receiptId: number;
  readonly total: number;
}

const FIRST_DAY = '1900-01-01';
const keyOf = (receiptId: number, isBack: boolean) => `${receiptId}:${isBack}`;

/**
 * বকেয়া / চলতি / অগ্রিম: of what the lines of a collection brought, what was of earlier sessions, of the receipt's own,
 * and for no charge yet.
 * @param sessionOf the session of an admission
 */
export function collectionSplit(
  books: Books,
  { from = FIRST_DAY, to, ...clocks }: Clocks & { readonly from?: Day | undefined; readonly to: Day },
  lines: readonly Of[],
  sessionOf: (admissionId: number) => number | undefined,
): Split {
  const shown = new Set(lines.map(({ receiptId, total }) => keyOf(receiptId, total < 0)));
  const moves = collectionMoves(books, books.cut(clocks), { from, to }).filter(({ receiptId, isBack }) =>
    shown.has(keyOf(receiptId, isBack)),
  );
  return splitOf(moves, ({ admissionId }) => sessionOf(admissionId) ?? 0);
}

const SHOWN = ['arrears', 'current', 'ahead', 'concession'] as const;

/** The split as it stands at the foot of the paper; a concession is beside it, never inside. */
export const splitFacts = (split: Split, language: Language): readonly Fact[] =>
  SHOWN.map((name) => {
    const label = feeReports.columns[name].said[language];
    return moneyFact({ label, share: 1 / SHOWN.length }, split[name], language);
  });
