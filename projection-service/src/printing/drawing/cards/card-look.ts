import type { CardsBlock } from '@madrasah/events/kernel';
import { LEAST_LETTERS } from '../fitting.ts';
import { INK, isRightToLeft, type Sheet } from '../sheet.ts';

const COLOURED = '#155c3b';
const TEXT = 6.5;
const FRAMED_TEXT = 7.6; // a card of half a sheet is read from further away
const ARABIC = 1.2; // its letters are drawn smaller than others of their size

export interface CardBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the cards of a sheet are written: sizes in points, and the colour of frame and head. */
export interface CardLook {
  readonly padding: number;
  readonly gap: number;
  readonly photo: { readonly width: number; readonly height: number };
  readonly mark: number;
  readonly house: number;
  readonly title: number;
  readonly heading: number;
  readonly text: number;
  readonly colour: string;
  /** The head is filled with the colour. */
  readonly filled: boolean;
  /** Higher than wide: the lines stand below picture and mark. */
  readonly stacked: boolean;
}

export function lookOf(sheet: Sheet, { width, height, scale = 1, coloured, cards }: CardsBlock): CardLook {
  const letters = scale * (isRightToLeft(sheet) ? ARABIC : 1);
  return {
    ...{ padding: 7 * scale, gap: 6 * scale, mark: 42 * scale },
    photo: { width: 48 * scale, height: 64 * scale },
    ...{ house: 9.5 * scale, title: 7.5 * scale, heading: 10 * scale },
    text: Math.max(LEAST_LETTERS, (cards[0]?.front.house ? FRAMED_TEXT : TEXT) * letters),
    colour: coloured ? COLOURED : INK,
    filled: coloured ?? false,
    stacked: height > width,
  };
}
