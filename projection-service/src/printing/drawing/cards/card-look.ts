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
  /** Of what stands quietly: an address, the word over a number. */
  readonly quiet: number;
  readonly colour: string;
  /** The head is filled with the colour. */
  readonly filled: boolean;
  /** Higher than wide: the lines stand below picture and mark. */
  readonly stacked: boolean;
}

/** Letters of a size, and never so small that they are not read. */
const read = (size: number) => Math.max(LEAST_LETTERS, size);

export function lookOf(sheet: Sheet, { width, height, scale = 1, coloured, cards }: CardsBlock): CardLook {
  const letters = scale * (isRightToLeft(sheet) ? ARABIC : 1);
  const text = (cards[0]?.front.house ? FRAMED_TEXT : TEXT) * letters;
  return {
    ...{ padding: 7 * scale, gap: 6 * scale, mark: 42 * scale },
    photo: { width: 48 * scale, height: 64 * scale },
    ...{ house: 9.5 * scale, title: read(7.5 * scale), heading: 10 * scale },
    ...{ text: read(text), quiet: read(text * 0.9) },
    colour: coloured ? COLOURED : INK,
    filled: coloured ?? false,
    stacked: height > width,
  };
}

/** How much smaller pictures and the letters at the head may be, where what is written has no room below and beside them. */
const GIVEN_WAY = [0.92, 0.84, 0.76, 0.68, 0.6, 0.55];
/** A code that is smaller is not read by every telephone, in points. */
const LEAST_MARK = 30;

/** The look of a card as it is, and those in which pictures and the head give way to the lines, one after another. */
export const looksFrom = (look: CardLook): readonly CardLook[] => [
  look,
  ...GIVEN_WAY.map((share) => ({
    ...look,
    photo: { width: look.photo.width * share, height: look.photo.height * share },
    mark: Math.max(look.mark * share, Math.min(look.mark, LEAST_MARK)),
    gap: look.gap * share,
    ...{
      house: read(look.house * share),
      title: read(look.title * share),
      heading: read(look.heading * share),
    },
  })),
];
