import { type DataOf, type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import { mirrored } from '@madrasah/events/ledger';
import { refuseTamlik as refuse, type TamlikGiven, TamlikReversed } from '@madrasah/events/tamlik';
import { reversalOf } from '../fees/steps.ts';
import { booksAfter, postingsIn } from '../ledger/journal/after.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { moneyShortage } from '../ledger/journal/rules/money-rule.ts';
import type { GivenTamlik } from '../ledger/journal/state.ts';

/** A tamlik and its receipts as they were recorded. */
export interface RecordedTamlik {
  readonly given: DataOf<typeof TamlikGiven>;
  readonly receipts: readonly DataOf<typeof FeesCollected>[];
}

/** The tamlik, if it stands. */
export function standingTamlik({ journal }: Books, tamlikId: number): GivenTamlik | Refusal {
  const tamlik = journal.tamliks.get(tamlikId);
  if (!tamlik) return refuse('tamlik.not-found');
  return tamlik.reversed ? refuse('tamlik.reversed-already') : tamlik;
}

/**
 * Takes a tamlik back with all its receipts, dated today, in one append. It is a choice: refused where the fees have
 * been handed back or spent since.
 */
export function reverseTamlik(
  books: Books,
  { tamlikId, noteId }: { readonly tamlikId: number; readonly noteId: number | null },
  { given, receipts }: RecordedTamlik,
): Decided {
  const standing = standingTamlik(books, tamlikId);
  if (isRefusal(standing)) return standing;
  // A clock that was set back dates no reversal before its tamlik.
  const on = books.today < given.on ? given.on : books.today;
  const taken: EventDraft[] = [
    TamlikReversed({
      ...{ tamlikId, voucherNo: given.voucherNo, on, noteId },
      users: [...new Set(given.lines.map(({ userId }) => userId))],
      postings: mirrored(given.postings),
    }),
  ];
  for (const receipt of receipts) {
    const command = { receiptId: receipt.receiptId, kind: 'correction' as const };
    const back = reversalOf(booksAfter({ ...books, today: on }, taken), command, receipt);
    if (isRefusal(back)) return back;
    taken.push(...back);
  }
  return moneyShortage(books.journal, books.chart, on, postingsIn(taken)) ?? taken;
}
