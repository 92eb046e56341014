import type { RowOf } from '@madrasah/events/kernel';
import type { recordsList } from '@madrasah/events/vouchers';

export type RecordRow = RowOf<typeof recordsList>;

/** Kinds as the list numbers them. */
export const RECORD = {
  receipt: 1,
  voucher: 2,
  charge: 3,
  tamlik: 4,
  journal: 5,
  refund: 6,
  contra: 7,
  transfer: 8,
  settlement: 9,
} as const;

/** What a transfer is called where it is taken back, by its kind. */
export const TRANSFER: Readonly<Record<number, 'contra' | 'transfer' | 'settlement'>> = {
  [RECORD.contra]: 'contra',
  [RECORD.transfer]: 'transfer',
  [RECORD.settlement]: 'settlement',
};

/** Where what an entry is about can be read; of a charge of one student his account, of many the runs. */
export function placeOf({ kind, id, AdmissionID }: RecordRow): string {
  if (kind === RECORD.receipt) return `/accounting/receipts/${id}`;
  if (kind === RECORD.voucher) return `/accounting/vouchers/${id}`;
  if (kind === RECORD.tamlik) return '/accounting/tamlik/register';
  if (kind === RECORD.journal) return '/accounting/journal-vouchers';
  if (kind === RECORD.refund) return '/accounting/refunds';
  if (kind === RECORD.settlement) return '/accounting/wallet-settlements';
  if (TRANSFER[kind]) return '/accounting/balance-transfer';
  return AdmissionID > 0
    ? `/accounting/student-fee-collection?AdmissionID=${AdmissionID}`
    : '/accounting/charge-runs';
}
