import type { PaperColumn } from '../paper/column.ts';
import type { PaperSize } from '../paper/size.ts';
import type { Said } from './said.ts';

/** A cell that reports of a family may print, by its name. */
export interface ReportColumn
  extends Pick<PaperColumn, 'kind' | 'share' | 'carry' | 'turned' | 'decimals' | 'percent'> {
  readonly said: Said;
  /** Stands for a column of its own for each value of a dimension, under its name. */
  readonly across?: string;
  /** Figures that are not added up: a balance that runs. */
  readonly sums?: false;
}

/** Who signs a report at its foot. */
export type ReportSigner = 'preparer' | 'collector' | 'accountant' | 'principal';

/** Labels with blanks, or with what is known: a line is so many cells of the same width. */
export interface FormPart<C extends string> {
  readonly title?: Said;
  /** Begins on the next sheet. */
  readonly turn?: true;
  readonly lines: readonly (readonly C[])[];
}

/** One side of a card in the names of cells. */
export interface CardPart<C extends string> {
  readonly photo?: C;
  readonly heading?: C;
  readonly lines: readonly C[];
  /** Read by a telephone: the cell alone. */
  readonly mark?: C;
  /** In a box of its own. */
  readonly badge?: C;
  readonly text?: Said;
  /** A line that a signature of the house stands on: what it is called, and the name of its picture. */
  readonly signed?: { readonly said: Said; readonly by: string };
}

/** What a report looks like. `by` names what its rows are grouped by. */
export type ReportLayout<C extends string, D extends string> =
  | {
      readonly kind: 'register';
      readonly cells: readonly C[];
      readonly by?: D;
      readonly lanes?: 2;
      /** Figures are added up, under each group and at the end. */
      readonly totals?: true;
    }
  | {
      readonly kind: 'grid';
      readonly cells: readonly C[];
      /**
       * 31 days or those of the month asked for, twelve months, as many subjects as are asked for, or none: the cells
       * themselves stand for the columns to write in.
       */
      readonly marks: 'days' | 'months' | 'subjects' | 'none';
      readonly by?: D;
    }
  /** How many, down by one or two things and across by one or two, with totals both ways. */
  | {
      readonly kind: 'statistics';
      readonly down: readonly [D, D?];
      readonly across: readonly [D, D?];
    }
  | {
      readonly kind: 'form';
      readonly photo?: Said;
      readonly parts: readonly FormPart<C>[];
      /** Who signs it. */
      readonly signs?: readonly Said[];
    }
  /** The form filled, a sheet a person. */
  | {
      readonly kind: 'sheet';
      readonly photo?: C;
      readonly parts: readonly FormPart<C>[];
      readonly signs?: readonly Said[];
    }
  | {
      readonly kind: 'cards';
      readonly width: number;
      readonly height: number;
      /** Under the house, in a frame, which is coloured where it is asked for. */
      readonly framed?: true;
      /** How much larger than the smallest letters and pictures everything is drawn. */
      readonly scale?: number;
      readonly front: CardPart<C>;
      readonly back?: CardPart<C>;
    };

/** One report of a family: its number, its name, what it asks and what it looks like. */
export interface Report<
  C extends string = string,
  D extends string = string,
  F extends string = string,
  S extends string = string,
> {
  readonly id: number;
  readonly name: Said;
  /** The filters its form shows. */
  readonly asks: readonly F[];
  /** Without these it is not made. */
  readonly requires?: readonly NoInfer<F>[];
  /** Of one that asks a day (`asOf`): its rows are sums of how things stood then, and tell no entry and no day of before. */
  readonly standing?: true;
  /** Who signs it; the preparer and the head of the house where nobody is named. */
  readonly signs?: readonly ReportSigner[];
  /** Whose rows it prints, where they are not the family's first. */
  readonly of?: S;
  readonly size?: PaperSize;
  /** Written from the right. */
  readonly language?: 'ar';
  readonly layout: ReportLayout<C, D>;
}

/** Whether there are rows for a spreadsheet. */
export const isTabular = ({ layout: { kind } }: Report): boolean =>
  kind === 'register' || kind === 'grid' || kind === 'statistics';
