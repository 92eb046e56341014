import { Problem, type Refusal } from '@madrasah/events';
import { type Leaf, refuseFees as refuse } from '@madrasah/events/fees';
import { leavesIn } from '@madrasah/events/ledger';
import { bookSeries, isByBook, isTyped, RECEIPT_NUMBERING } from '@madrasah/events/papers';
import { type ChartState, printSettingsOf, type ReceiptBookRow } from '../../ledger/chart/state.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { next, receiptSeries } from '../../ledger/journal/numbering.ts';
import { leafKey } from '../../ledger/journal/rules/leaves.ts';

/** What a receipt is known by: its number within a series, and the printed book where it is a leaf of one. */
export interface ReceiptNumber {
  readonly series: string;
  readonly receiptNo: number;
  readonly bookNo?: string;
}

const OF_FEES = 1;

const at = (
  path: 'BookNo' | 'ReceiptNo',
  code: Parameters<typeof refuse>[0],
  params: Record<string, string | number> = {},
): Refusal => refuse(code, params, [{ path, problem: new Problem(code, params) }]);

function bookNamed({ receiptBooks }: ChartState, bookNo: string, kind = OF_FEES): ReceiptBookRow | undefined {
  for (const book of receiptBooks.values())
    if (!book.retired && book.kind === kind && book.bookNo === bookNo) return book;
  return undefined;
}

const seriesOf = (chart: ChartState, book: ReceiptBookRow): string => {
  const { numbering, sessionId } = printSettingsOf(chart);
  return bookSeries(book.id, numbering === RECEIPT_NUMBERING.typedBySession ? sessionId : undefined);
};

/** The first leaf from a number on that is not spoiled, not put aside and not written on; above the last there is none. */
function freeLeaf({ chart, journal }: Books, book: ReceiptBookRow, from: number): number {
  const series = seriesOf(chart, book);
  const aside = new Set([...(leavesIn(book.spoiled) ?? []), ...(leavesIn(book.unused) ?? [])]);
  let leaf = Math.max(from, book.from);
  while (leaf <= book.to && (aside.has(leaf) || journal.leaves.has(leafKey(series, leaf)))) leaf += 1;
  return leaf;
}

/** The leaf that is torn after another one, for whoever writes several. */
export function leafAfter(books: Books, { bookNo }: Leaf, last: number): Leaf {
  const book = bookNamed(books.chart, bookNo);
  return { bookNo, number: book && freeLeaf(books, book, last + 1) };
}

/** What is against writing on a leaf. */
function leafFault({ chart, journal }: Books, row: ReceiptBookRow, leaf: number): Refusal | undefined {
  const { bookNo: book, from, to, spoiled, unused } = row;
  if (leaf < from || leaf > to) return at('ReceiptNo', 'fees.leaf-outside', { book, from, to });
  const about = { book, number: leaf };
  if (leavesIn(spoiled)?.includes(leaf)) return at('ReceiptNo', 'fees.leaf-spoiled', about);
  if (leavesIn(unused)?.includes(leaf)) return at('ReceiptNo', 'fees.leaf-unused', about);
  return journal.leaves.has(leafKey(seriesOf(chart, row), leaf))
    ? at('ReceiptNo', 'fees.leaf-taken', about)
    : undefined;
}

/**
 * The number of a receipt, as the institution settled it: by the program, without a gap; or a leaf of a printed book,
 * the next one or the one that is typed, each once.
 */
export function receiptNumber(
  books: Books,
  sessionId: number,
  on: string,
  { bookNo, number }: Leaf = { bookNo: '', number: undefined },
): ReceiptNumber | Refusal {
  const { chart } = books;
  const { numbering } = printSettingsOf(chart);
  if (!isByBook(numbering)) return numberOfProgram(books, sessionId, on);
  if (bookNo === '') return at('BookNo', 'fees.book-required');
  const book = bookNamed(chart, bookNo);
  if (!book) return at('BookNo', 'fees.book-unknown', { book: bookNo });
  const series = seriesOf(chart, book);
  if (!isTyped(numbering)) return nextLeaf(books, book, series);
  if (number === undefined) return at('ReceiptNo', 'fees.leaf-required');
  return leafFault(books, book, number) ?? { series, receiptNo: number, bookNo };
}

/** The next leaf of a book that is out. */
function nextLeaf(books: Books, book: ReceiptBookRow, series: string): ReceiptNumber | Refusal {
  const { bookNo } = book;
  if (book.returned) return at('BookNo', 'fees.book-returned', { book: bookNo });
  const leaf = freeLeaf(books, book, 1 + (books.journal.counters.get(series) ?? 0));
  return leaf > book.to
    ? at('BookNo', 'fees.book-full', { book: bookNo })
    : { series, receiptNo: leaf, bookNo };
}

/**
 * A leaf of a printed book of a kind, whatever fees are numbered by: the one that is typed, else the next one.
 * @returns undefined where there is no such book
 */
export function leafOfBook(
  books: Books,
  kind: number,
  { bookNo, number }: Leaf,
): ReceiptNumber | Refusal | undefined {
  const book = bookNamed(books.chart, bookNo, kind);
  if (!book) return undefined;
  const series = seriesOf(books.chart, book);
  if (number === undefined) return nextLeaf(books, book, series);
  return leafFault(books, book, number) ?? { series, receiptNo: number, bookNo };
}

/** A number of the program's own series, whatever books there are. */
export function numberOfProgram({ chart, journal }: Books, sessionId: number, on: string): ReceiptNumber {
  const series = receiptSeries(chart, sessionId, on);
  return { series, receiptNo: next(journal, series) };
}
