import { dayInWords, type NoteBlock } from '@madrasah/events';
import { booksBegin } from '../ledger/books/index.ts';
import type { Asking } from './asking.ts';

/**
 * From which day the books are, where that lies within the accounting year of a statement or the days it is asked for:
 * what was received and paid before stands in no statement of ours.
 */
export function beginningNote({ books, cut, from, to, fundId, yearOf, say, language }: Asking): NoteBlock[] {
  const begin = booksBegin(books, cut, fundId);
  if (begin === undefined || (begin <= from && begin <= yearOf(to).from)) return [];
  return [{ kind: 'note', text: say('statements.note-beginning', { day: dayInWords(begin, language) }) }];
}
