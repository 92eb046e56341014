import type { PaperFigure } from './column.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** The figures that the value says, in their order: in a workbook they stand as numbers and days in its place. */
  readonly figures?: readonly PaperFigure[] | undefined;
  /** Of the width of the line. */
  readonly share: number;
  /** The question that explains it (`figure=…`), for whoever reads it on a screen. */
  readonly explains?: string | undefined;
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
  readonly slots: readonly {
    readonly label: string;
    readonly name?: string;
    /** The address of the signature itself, drawn on the line. */
    readonly picture?: string | undefined;
    /** What a frame above the line is for: a stamp is stuck there and signed across. */
    readonly stamp?: string;
  }[];
}

/** A form: labels with a line to write on, or with what is known already. */
export interface FormBlock {
  readonly kind: 'form';
  readonly title?: string;
  /** A frame for a picture at the right of the first lines; a name puts its initials into it. */
  readonly photo?: {
    readonly caption: string;
    readonly name?: string;
    readonly picture?: string | undefined;
  };
  /** An empty value is a dotted line. */
  readonly lines: readonly (readonly Fact[])[];
}

/** One side of a card. */
export interface CardSide {
  /** The house at its head, with its logo; such a card stands in a frame. */
  readonly house?: { readonly name: string; readonly address: string; readonly logo?: string | undefined };
  /** Beside the title, where no house stands at its head. */
  readonly logo?: string | undefined;
  readonly title?: string;
  /** A frame for a picture, with the initials of the name while there is none. */
  readonly photo?: string;
  /** The address of that picture. */
  readonly picture?: string | undefined;
  /** In the middle, large: a name, a seat number. */
  readonly heading?: string;
  readonly lines?: readonly Pick<Fact, 'label' | 'value' | 'figures'>[];
  readonly mark?: CheckMark;
  /** In a box of its own: a seat number. */
  readonly badge?: Pick<Fact, 'label' | 'value'>;
  readonly text?: string;
  /** Lines to sign on, at its foot. */
  readonly slots?: SignaturesBlock['slots'];
}

/** Cards side by side on a sheet, to be cut at the marks; the backs follow as the sheet is turned over. */
export interface CardsBlock {
  readonly kind: 'cards';
  /** Of one card, in millimetres. */
  readonly width: number;
  readonly height: number;
  /** How much larger than the smallest letters and pictures everything is drawn; 1 where absent. */
  readonly scale?: number;
  /** Its frame and its head are coloured. */
  readonly coloured?: boolean;
  readonly cards: readonly { readonly front: CardSide; readonly back?: CardSide }[];
}

/** A sentence at the foot of what stands above it. */
export interface NoteBlock {
  readonly kind: 'note';
  readonly text: string;
  /** `letter`: a sentence of its own, as large as the rest; `cut`: a line to cut along, with the words below it. */
  readonly look?: 'letter' | 'cut';
}

/** What follows stands on a sheet of its own, with the head of the paper: one sheet a person. */
export interface PageBlock {
  readonly kind: 'page';
  /** On the lower half of the same sheet, where what stands above leaves it free: two a sheet, to be cut. */
  readonly half?: true;
}
