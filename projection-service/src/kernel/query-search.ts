import { plainText } from '@madrasah/events';
import type { Filter } from './documents/index.ts';

const SYNTAX = /[\\^$.*+?()[\]{}|]/g;
const WORDS_AT_MOST = 8;

/** What a document is found by: its words in one script of digits and one Unicode form. */
export const searchText = (...parts: readonly string[]): string => plainText(parts.filter(Boolean).join(' '));

/** What must stand somewhere in the text of whatever is found; nothing for an empty search. */
export const searchWords = (typed: string): string[] =>
  plainText(typed).split(' ').filter(Boolean).slice(0, WORDS_AT_MOST);

/** Conditions that each word typed stands somewhere in the field; none for an empty search. */
export function searchFilter(field: string, typed: string): Filter[] {
  return searchWords(typed).map((word) => ({ [field]: { $regex: word.replace(SYNTAX, '\\$&') } }));
}
