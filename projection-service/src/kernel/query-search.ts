import { toLatinDigits } from '@madrasah/events';
import type { Filter } from './documents/index.ts';

const JOINERS = /[\u200B-\u200D]/g; // invisible, and typed by one keyboard where another leaves them out
const SYNTAX = /[\\^$.*+?()[\]{}|]/g;
const WORDS_AT_MOST = 8;

const normal = (text: string) =>
  toLatinDigits(text.normalize('NFC')).replace(JOINERS, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** What a document is found by: its words in one script of digits and one Unicode form. */
export const searchText = (...parts: readonly string[]): string => normal(parts.filter(Boolean).join(' '));

/** What must stand somewhere in the text of whatever is found; nothing for an empty search. */
export const searchWords = (typed: string): string[] =>
  normal(typed).split(' ').filter(Boolean).slice(0, WORDS_AT_MOST);

/** Conditions that each word typed stands somewhere in the field; none for an empty search. */
export function searchFilter(field: string, typed: string): Filter[] {
  return searchWords(typed).map((word) => ({ [field]: { $regex: word.replace(SYNTAX, '\\$&') } }));
}
