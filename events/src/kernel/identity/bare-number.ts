import { toLatinDigits } from '../money/digits.ts';

/**
 * The number of a transaction or a cheque by what makes it that number: its letters and digits alone. A hyphen, a dot,
 * a space, an invisible sign, small letters or Bengali digits make no other one. Text that has neither stays as it is.
 */
export const bareNumber = (text: string): string =>
  toLatinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '') || text;
