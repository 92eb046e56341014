import type { Language } from '../text/language.ts';

/** A value in a row: words, a count, money in paisa, a day `YYYY-MM-DD`. Null leaves the cell empty. */
export type PaperValue = string | number | null;

export interface PaperColumn {
  readonly title: string;
  /**
   * How its values are written. `name` keeps its digits: it is somebody's own spelling; `words` take those of the
   * language; a `code` (a number that names something) does so too, and is never broken.
   */
  readonly kind: 'name' | 'words' | 'code' | 'money' | 'day';
  /** Neighbours of one group stand under its name. */
  readonly group?: string;
  /** Of words and names: how much of the width that the others leave is its own, beside the other shares; 1 where absent. */
  readonly share?: number;
}

export interface PaperRow {
  readonly cells: readonly PaperValue[];
  /**
   * `sum`: in bold, nil as a figure; `head`: the name of the rows below, over all columns; `beside`: not one of those
   * that are counted.
   */
  readonly kind?: 'sum' | 'head' | 'beside';
  /** It happened and was taken back. */
  readonly struck?: boolean;
}

/** A register. Its head is repeated on every page. */
export interface TableBlock {
  readonly kind: 'table';
  /** Where a paper has several. */
  readonly title?: string;
  /** What the titles and the names of groups are of: the columns of a sheet where they stand beside each row. */
  readonly titles?: { readonly table: string; readonly group: string };
  /** The first column counts the rows by itself. */
  readonly numbered?: string;
  /** Its rows stand in the tables before it already, each by itself: a file for a spreadsheet leaves them out. */
  readonly repeats?: boolean;
  /** What all figures are in; said once, above. */
  readonly unit?: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Of the width of the line. */
  readonly share: number;
}

/** A picture of black squares that a telephone reads. */
export interface CheckMark {
  /** How many squares wide and high. */
  readonly side: number;
  /** The black ones, as the path of an SVG in units of a square. */
  readonly path: string;
  /** What is found behind it. */
  readonly caption: string;
}

/** Lines of "label: value", beside a mark where there is one. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly lines: readonly (readonly Fact[])[];
  readonly mark?: CheckMark;
}

/** Lines to sign on, at the foot of the last page; a name stands above its line. */
export interface SignaturesBlock {
  readonly kind: 'signatures';
  readonly slots: readonly { readonly label: string; readonly name?: string }[];
}

export type PaperBlock = TableBlock | FactsBlock | SignaturesBlock;

export interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly contact: string;
}

/**
 * A paper, before anybody draws it: what is seen in the browser, printed as a PDF and saved as a workbook is made of
 * the same document. Words and digits outside the tables are written in its language already.
 */
export interface PaperDocument {
  readonly language: Language;
  readonly size: 'a4' | 'a4-landscape' | 'a5-landscape';
  readonly letterhead: Letterhead;
  readonly title: string;
  /** What it is of, among its like. Stands in the title of the file and beside the number of a page. */
  readonly number?: string;
  /** What was asked for, in words. */
  readonly filters: readonly string[];
  /** Words in boxes in the upper corners: which reprint, whose copy. */
  readonly corners?: { readonly left?: string; readonly right?: string };
  /** It does not count any more: the word across it, and the sentence under its head. */
  readonly void?: { readonly word: string; readonly sentence: string };
  readonly blocks: readonly PaperBlock[];
  /** An instant, ISO 8601. */
  readonly printedAt: string;
  readonly printedBy?: string;
}
