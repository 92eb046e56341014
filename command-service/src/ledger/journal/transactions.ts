import { toLatinDigits } from '@madrasah/events';

/** By what a payment is found again: the account it came into and the number the bank or the wallet gave it. */
export const transactionKey = (moneyAccount: number, transactionNo: string): string =>
  `${moneyAccount}|${toLatinDigits(transactionNo).replace(/\s+/g, '').toUpperCase()}`;
