import type { Books } from '../../ledger/journal/facts/index.ts';
import { shownVoucher } from '../../ledger/journal/numbering.ts';

/** How the sentence of a request names a voucher: its number, and that with its series. */
export function voucherPlaces({ journal, chart }: Books, voucherId: number) {
  const voucher = journal.vouchers.get(voucherId);
  return voucher ? { number: voucher.voucherNo, shown: shownVoucher(chart, voucher) } : { number: voucherId };
}
