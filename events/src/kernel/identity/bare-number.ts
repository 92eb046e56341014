import { toLatinDigits } from '../money/digits.ts';

/**
 * The number of a transaction or a cheque by what makes it that number: its letters and digits alone. A hyphen, a dot,
 * a space, an invisible sign, small letters or Bengali digits make no other one. Text that has neither stays as it is.
 */
export const bareNumber = (text: string): string =>
  toLatinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '') || text;

/** The number of a cheque: as `bareNumber`, and zeros before it make no other leaf. */
export const bareCheque = (text: string): string => bareNumber(text).replace(/(?<!\d)0+(?=\d)/g, '');

/**
 * A number by what it looks like: O is 0, I and L are 1. Two that are equal only so may be one that was misread: that is
 * asked, never decided.
 */
export const lookedAtNumber = (text: string): string =>
  bareNumber(text).replace(/O/g, '0').replace(/[IL]/g, '1');
