import { type DataOf, type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import {
  type FeesCollected,
  type Leaf,
  ReplacementSettled,
  refuseFees as refuse,
} from '@madrasah/events/fees';
import { subLedgerAt } from '../../../ledger/chart/lookups.ts';
import { booksAfter, postingsIn } from '../../../ledger/journal/after.ts';
import type { Books, Decided } from '../../../ledger/journal/facts/index.ts';
import { moneyShortage } from '../../../ledger/journal/rules/money-rule.ts';
import { type AdmissionFacts, collectFees } from '../collect.ts';
import type { CollectRow } from '../match-rows.ts';
import { type ReverseCollection, reversalOf, tamlikBound } from '../reverse/reverse.ts';

/** What a receipt should have been. Absent or empty: as the wrong one had it. */
export interface Replacement {
  readonly admissionId: number;
  readonly remark: string;
  readonly moneyAccount: number | undefined;
  readonly transactionNo: string;
  readonly leaf?: Leaf;
  readonly rows: readonly CollectRow[];
}

/**
 * Wrong student, head or amount (ACCOUNTING W5): the receipt is taken back and the right one written, in one append
 * and on one day. No money moves between the two, so it need not lie in the drawer any more; what both together take
 * must.
 */
export function correctReceipt(
  books: Books,
  command: ReverseCollection,
  replacement: Replacement,
  original: DataOf<typeof FeesCollected>,
  admission: AdmissionFacts | undefined,
): Decided | Refusal {
  if (command.kind !== undefined && command.kind !== 'correction')
    return refuse('fees.replacement-only-correction');
  const bound = tamlikBound(books, original);
  if (bound) return bound;
  if (original.family) return refuse('fees.family-not-corrected');
  const back = reversalOf(books, { ...command, kind: 'correction' }, original);
  if (isRefusal(back)) return back;
  const { on } = (back[0] as EventDraft).data as { on: string };
  const account = replacement.moneyAccount ?? original.moneyAccount;
  const again = collectFees(
    booksAfter(books, back, on),
    {
      userId: admission?.userId ?? 0,
      ...{ admissionId: replacement.admissionId, on, remark: replacement.remark || original.remark },
      ledgerId: subLedgerAt(books.chart, account)?.ledgerId ?? 0,
      moneyAccount: account,
      transactionNo: replacement.transactionNo || original.transactionNo,
      ...(replacement.leaf && { leaf: replacement.leaf }),
      payerNoteId: original.payerNoteId ?? null,
      rows: replacement.rows,
    },
    admission,
  );
  if (isRefusal(again)) return again;
  const all = [...back, ...again];
  const shortage = moneyShortage(books.journal, books.chart, on, postingsIn(all));
  if (shortage) return shortage;
  const { receiptId } = (again[0] as EventDraft).data as { receiptId: number };
  const { receiptId: wrong, userId } = original;
  return [...all, ReplacementSettled({ receiptId: wrong, userId, on, by: 'receipt', otherId: receiptId })];
}
