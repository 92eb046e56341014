import { toLatinDigits } from '../money/digits.ts';

/** As many digits as a code has at most. */
export const LONGEST_CODE = 12;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu;

/** A code as it is recorded: Latin digits, nothing that is not seen; the zeros before it stay as they were typed. */
export const plainCode = (typed: string): string =>
  toLatinDigits(typed.normalize('NFKC')).replace(UNSEEN, '');

/**
 * What makes a code that code: of digits it is their value, however they are written (zeros before, Bengali digits,
 * invisible letters). Uniqueness and every look-up compare this and nothing else.
 */
export function codeKey(code: string): string {
  const plain = plainCode(code);
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain.toUpperCase();
}

/** Whether two codes are one, however each is written. */
export const sameCode = (one: string, other: string): boolean => codeKey(one) === codeKey(other);

/** The order of codes: by their value. */
export const compareCodes = (one: string, other: string): number =>
  codeKey(one).localeCompare(codeKey(other), 'en', { numeric: true });

/** A code as searches find it by any part: with all zeros that anybody may type before it. */
export function searchedCode(code: string): string {
  const key = codeKey(code);
  return /^\d+$/.test(key) ? key.padStart(LONGEST_CODE, '0') : code;
}
