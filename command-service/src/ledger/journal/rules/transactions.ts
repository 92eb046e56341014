import { bareNumber } from '@madrasah/events';
import type { JournalState } from '../shape.ts';

export const transactionKey = (moneyAccount: number, transactionNo: string): string =>
  `${moneyAccount}|${bareNumber(transactionNo)}`;

/** A cheque by whose it is: received ones apart from those of our own account. */
export const chequeKey = (direction: number, moneyAccount: number, chequeNo: string): string =>
  `cheque:${direction}|${moneyAccount}|${bareNumber(chequeNo)}`;

/** The standing voucher that has a transaction number or a cheque; undefined when it is free. */
export function voucherWith({ marks, vouchers }: JournalState, key: string) {
  const voucher = vouchers.get(marks.get(key) ?? 0);
  const holds = voucher && !voucher.reversed && (voucher.transaction === key || voucher.cheque === key);
  return holds ? voucher : undefined;
}
