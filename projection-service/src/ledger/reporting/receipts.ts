import { CollectionReversed, FeesCollected, linesOf, totalOf } from '@madrasah/events/fees';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

/** One line of a receipt, in paisa; item 0 is a month that was paid before it was charged. */
interface Line {
  readonly itemId: number;
  readonly admissionId: number;
  readonly sessionId: number;
  readonly subLedgerId: number;
  readonly monthId: number;
  readonly fundId: number;
  readonly fee: number;
  /** Given with this receipt. */
  readonly concession: number;
  readonly paid: number;
}

/** What a guardian paid at the counter: `receipts`. */
export interface ReceiptDocument {
  readonly receiptId: number;
  readonly receiptNo: number;
  readonly series: string;
  readonly bookNo: string | null;
  /** `YYYY-MM-DD` */
  readonly on: string;
  /** When it was recorded, ISO. */
  readonly at: string;
  /** Everybody it is of; of a family receipt the one it was written for first. */
  readonly students: readonly { readonly userId: number; readonly admissionId: number }[];
  /** The cash box, bank or wallet, as SubLedgerID. */
  readonly moneyAccount: number;
  /** The login that took it. */
  readonly collector: number;
  readonly lines: readonly Line[];
  /** What stays as an open advance, in paisa. */
  readonly advance: number;
  readonly total: number;
  /** Null while it stands. */
  readonly reversed: { readonly on: string; readonly at: string; readonly kind: string } | null;
}

/** Receipts by ReceiptID, each as it was written, and whether it was taken back since. */
export const receiptsProjector = defineProjector<ReceiptDocument>({
  name: 'receipts',
  version: 1,
  collection: 'receipts',
  indexes: [{ on: 1 }, { receiptNo: 1 }, { 'students.userId': 1 }, { 'lines.subLedgerId': 1, on: 1 }],
  on: {
    FeesCollected: when(FeesCollected, {
      keys: ({ data }) => [data.receiptId],
      fold: (_, { data, metadata }) => ({
        receiptId: data.receiptId,
        receiptNo: data.receiptNo,
        series: data.series,
        bookNo: data.bookNo ?? null,
        on: data.on,
        at: metadata.at,
        students: (data.family ?? [data]).map(({ userId, admissionId }) => ({ userId, admissionId })),
        moneyAccount: data.moneyAccount,
        collector: metadata.actor.id,
        lines: linesOf(data).map((line) => ({
          itemId: line.itemId,
          admissionId: line.admissionId,
          sessionId: line.sessionId,
          subLedgerId: line.subLedgerId,
          monthId: line.monthId,
          fundId: line.fundId,
          fee: line.fee,
          concession: line.deduction,
          paid: line.deposit,
        })),
        advance: data.advance?.amount ?? 0,
        total: totalOf(data),
        reversed: null,
      }),
    }),
    CollectionReversed: when(CollectionReversed, {
      keys: ({ data }) => [data.receiptId],
      fold: (receipt, { data: { on, kind }, metadata: { at } }) =>
        receipt && { ...receipt, reversed: { on, at, kind } },
    }),
  },
});
