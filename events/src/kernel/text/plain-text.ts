import { toLatinDigits } from '../money/digits.ts';

const JOINERS = /[\u200B-\u200D]/g; // invisible, and typed by one keyboard where another leaves them out

/** Text as searches compare it: one form of Unicode, one script of digits, one case, one blank between words. */
export const plainText = (text: string): string =>
  toLatinDigits(text.normalize('NFC')).replace(JOINERS, '').toLowerCase().replace(/\s+/g, ' ').trim();
