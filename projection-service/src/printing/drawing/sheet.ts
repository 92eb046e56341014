import type { PaperDocument } from '@madrasah/events/kernel';
import type { ShapedDocument } from '../pdf/create-pdf.ts';

export const INK = '#1a1f1d';
export const QUIET = '#47504c';
export const RED = '#a8201a';

/** Sizes of a paper in points. */
export interface Measures {
  readonly size: 'A4' | 'A5';
  readonly layout: 'portrait' | 'landscape';
  readonly margin: number;
  readonly name: number;
  readonly title: number;
  readonly text: number;
  readonly table: number;
  readonly small: number;
}

const LARGE = { margin: 36, name: 15, title: 12, text: 9.5, table: 9, small: 8.5 };

export const MEASURES: Readonly<Record<PaperDocument['size'], Measures>> = {
  a4: { size: 'A4', layout: 'portrait', ...LARGE },
  'a4-landscape': { size: 'A4', layout: 'landscape', ...LARGE },
  'a5-landscape': {
    size: 'A5',
    layout: 'landscape',
    ...{ margin: 24, name: 14, title: 11, text: 9, table: 8.5, small: 8 },
  },
};

/** What every part of a paper is drawn with. */
export interface Sheet {
  readonly document: ShapedDocument;
  readonly paper: PaperDocument;
  readonly measures: Measures;
}

/** Between the margins, in points. */
export const contentWidth = ({ page }: ShapedDocument): number =>
  page.width - page.margins.left - page.margins.right;
