import type { PaperLanguage } from '../text/language.ts';
import type { CardsBlock, FactsBlock, FormBlock, NoteBlock, PageBlock, SignaturesBlock } from './blocks.ts';
import type { PaperColumn, PaperValue } from './column.ts';
import type { PaperSize } from './size.ts';

export interface PaperRow {
  readonly cells: readonly PaperValue[];
  /**
   * `sum`: in bold, nil as a figure; `head`: the name of the rows below, over all columns; `beside`: not one of those
   * that are counted.
   */
  readonly kind?: 'sum' | 'head' | 'beside';
  /**
   * Of each cell whether it belongs to a sum of cells above it, where a row has other cells that are none: in bold, nil
   * as a figure, and in no file that is added up anew.
   */
  readonly sums?: readonly boolean[];
  /** It happened and was taken back. */
  readonly struck?: boolean;
  /** Of each cell the question that explains its figure (`figure=…`), for whoever reads it on a screen. */
  readonly explains?: readonly (string | null)[];
  /** The address of the picture in its `photo` cell, as rows give it: `/api/files/…`. */
  readonly picture?: string | undefined;
}

/** A register. Its head is repeated on every page. */
export interface TableBlock {
  readonly kind: 'table';
  /** Where a paper has several; repeated with the head on every page. */
  readonly title?: string;
  /** What the titles and the names of groups are of: the columns of a sheet where they stand beside each row. */
  readonly titles?: { readonly table: string; readonly group: string };
  /** The first column counts the rows by itself. */
  readonly numbered?: string;
  /** Where the table goes on from one before it: the number of its first row. */
  readonly first?: number;
  /** Its rows stand in the tables before it already, each by itself: a file for a spreadsheet leaves them out. */
  readonly repeats?: boolean;
  /** What all figures are in; said once, above. */
  readonly unit?: string;
  /** Lines between its columns too, and rows high enough to write in: a sheet that is filled by hand. */
  readonly ruled?: boolean;
  /** Runs down the left half of a page and goes on in the right one. */
  readonly lanes?: 2;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
}

export type PaperBlock =
  | TableBlock
  | FactsBlock
  | SignaturesBlock
  | FormBlock
  | CardsBlock
  | NoteBlock
  | PageBlock;

export interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly contact: string;
  /** The address of its picture: `/api/public/files/…`. */
  readonly logo?: string | undefined;
}

/**
 * A paper, before anybody draws it: what is seen in the browser, printed as a PDF and saved as a workbook is made of
 * the same document. Words and digits outside the tables are written in its language already.
 */
export interface PaperDocument {
  readonly language: PaperLanguage;
  readonly size: PaperSize;
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
