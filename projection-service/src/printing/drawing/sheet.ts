import { isSmall, type PaperDocument } from '@madrasah/events/kernel';
import type { ShapedDocument } from '../pdf/create-pdf.ts';
import type { PictureDrawer } from './pictures.ts';

export const INK = '#1a1f1d';
export const QUIET = '#47504c';
export const RED = '#a8201a';

/** Sizes of a paper in points. */
export interface Measures {
  readonly margin: number;
  readonly name: number;
  readonly title: number;
  readonly text: number;
  readonly table: number;
  readonly small: number;
}

const LARGE: Measures = { margin: 36, name: 15, title: 12, text: 9.5, table: 9, small: 8.5 };
const SMALL: Measures = { margin: 24, name: 14, title: 11, text: 9, table: 8.5, small: 8 };
const CARD: Measures = { margin: 6, name: 8, title: 7, text: 6.5, table: 6, small: 5.5 };

/** Arabic letters are drawn smaller than others of their size. */
const arabic = ({ margin, name, title, ...texts }: Measures): Measures => ({
  ...{ margin, name, title },
  ...{ text: texts.text * 1.2, table: texts.table * 1.2, small: texts.small * 1.15 },
});

export function measuresOf({ size, language }: Pick<PaperDocument, 'size' | 'language'>): Measures {
  const measures = size === 'card' ? CARD : isSmall(size) ? SMALL : LARGE;
  return language === 'ar' ? arabic(measures) : measures;
}

/** What every part of a paper is drawn with. */
export interface Sheet {
  readonly document: ShapedDocument;
  readonly paper: PaperDocument;
  readonly measures: Measures;
  readonly pictures: PictureDrawer;
}

/** Whether it is written from the right. */
export const isRightToLeft = ({ paper }: Pick<Sheet, 'paper'>): boolean => paper.language === 'ar';

/** Between the margins, in points. */
export const contentWidth = ({ page }: ShapedDocument): number =>
  page.width - page.margins.left - page.margins.right;
