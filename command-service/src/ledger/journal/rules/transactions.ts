import { bareCheque, bareNumber, lookedAtNumber } from '@madrasah/events';
import type { JournalState } from '../shape.ts';

export const transactionKey = (moneyAccount: number, transactionNo: string): string =>
  `${moneyAccount}|${bareNumber(transactionNo)}`;

/** What a number looks like, where a letter of it looks like a digit; undefined where none does. */
const seenKey = (moneyAccount: number, transactionNo: string): string | undefined => {
  const seen = lookedAtNumber(transactionNo);
  return seen === bareNumber(transactionNo) ? undefined : `seen:${moneyAccount}|${seen}`;
};

/** Under what a transaction number is kept: itself, and what it looks like. */
export function transactionKeys(moneyAccount: number, transactionNo: string): readonly string[] {
  const seen = seenKey(moneyAccount, transactionNo);
  const own = transactionKey(moneyAccount, transactionNo);
  return seen === undefined ? [own] : [own, seen];
}

/** Under what a number that looks like this one may be kept. */
export const alikeKeys = (moneyAccount: number, transactionNo: string): readonly string[] => {
  const seen = lookedAtNumber(transactionNo);
  return [`${moneyAccount}|${seen}`, `seen:${moneyAccount}|${seen}`];
};

/** A cheque by whose it is: received ones apart from those of our own account. */
export const chequeKey = (direction: number, moneyAccount: number, chequeNo: string): string =>
  `cheque:${direction}|${moneyAccount}|${bareCheque(chequeNo)}`;

/** The standing voucher that has a transaction number or a cheque; undefined when it is free. */
export function voucherWith({ marks, vouchers }: JournalState, key: string) {
  const voucher = vouchers.get(marks.get(key) ?? 0);
  const holds = voucher && !voucher.reversed && (voucher.transaction === key || voucher.cheque === key);
  return holds ? voucher : undefined;
}

/** The standing gift that has a transaction number; undefined when it is free. */
export function giftWith({ giftMarks, donations }: JournalState, key: string) {
  const gift = donations.get(giftMarks.get(key) ?? 0);
  return gift && !gift.reversed && gift.transaction === key ? gift : undefined;
}
