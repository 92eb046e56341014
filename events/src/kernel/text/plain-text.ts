import { toLatinDigits } from '../money/digits.ts';
import { invisibleDropped } from './invisible.ts';

const JOINERS = /[\u200C\u200D]/g;
const QUOTES = /[\u2018\u2019\u201A\u201B\u02BB\u02BC\u02BE\u02BF\u0060\u00B4\u2032]/g;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Text as searches, look-ups and uniqueness compare it: one form of Unicode, one script of digits, one case, one
 * quotation mark, one dash, one blank between words, and nothing that nobody sees. A text is as long as before but for
 * what was invisible or blank.
 */
export const plainText = (text: string): string =>
  toLatinDigits(invisibleDropped(text.normalize('NFC')))
    .replace(JOINERS, '') // typed by one keyboard where another leaves them out
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
