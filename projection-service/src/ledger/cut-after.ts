import type { Books, Cut } from './books/index.ts';

/** The books as they stood after an entry, whatever came later. -1 is before the first. */
export function cutAfter(books: Books, revision: number): Cut {
  const { firstRow } = books.tables.entries;
  const { rows } = books.tables;
  const known = revision + 1 < firstRow.length ? firstRow.at(revision + 1) : rows.entry.length;
  return { ...books.cut(), revision: Math.min(revision, books.revision), rows: known };
}
