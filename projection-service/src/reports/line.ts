import type { PaperBlock, PaperFigure, PaperLanguage, PaperValue } from '@madrasah/events';
import type { FilterLists } from './filter-words.ts';

/** A row of a family: its cells by their names, and the ids it is counted and grouped by. */
export interface ReportLine<C extends string = string, D extends string = string> {
  readonly cells: Readonly<Partial<Record<C, PaperValue>>>;
  /** Whose photo stands on it, where the report shows one. */
  readonly userId?: number;
  /** The address of that photo. */
  readonly picture?: string | undefined;
  readonly of: Readonly<Partial<Record<D, number>>>;
  /** Of a cell that stands for several columns: what stands in each. */
  readonly spread?: Readonly<Partial<Record<C, ReadonlyMap<number, PaperValue>>>>;
  /** Of a cell whose words say several figures: each of them, under its name. */
  readonly figures?: Readonly<Partial<Record<C, readonly PaperFigure[]>>>;
  /** Not one of those that are counted and added up. */
  readonly kind?: 'beside';
  /** It happened and was taken back. */
  readonly struck?: boolean;
  /** The question that explains a figure of this row: of a column as it is drawn. */
  readonly explained?: (column: string) => string | undefined;
}

/** A value of a dimension and what it is called. */
export interface Category {
  readonly id: number;
  readonly name: string;
}

/** What a report is made of. */
export interface ReportRows<C extends string = string, D extends string = string> {
  readonly lines: readonly ReportLine<C, D>[];
  /** The values of each dimension, in their order; none of a dimension that these rows do not have. */
  readonly categories: Readonly<Partial<Record<D, readonly Category[]>>>;
  /** The question that explains a sum under the lines: of a column as it is drawn, in one group or in all. */
  readonly explained?: (column: string, group: number | undefined) => string | undefined;
  /** Above the rows: whose they are. */
  readonly above?: readonly PaperBlock[];
  /** Below the rows: what they come to. */
  readonly below?: readonly PaperBlock[];
  /** The addresses of the signatures of the house by their names, where the report shows one. */
  readonly signatures?: Readonly<Record<string, string | null>>;
  /** Said at the foot. */
  readonly notes?: readonly string[];
  /** What was asked for is called so where the rows are of another day than today. */
  readonly called?: Partial<FilterLists>;
}

/** What is to be printed, and in what language. */
export interface Asked {
  /** Which report of its family; absent where it is something else that is made of the same rows. */
  readonly report?: number;
  readonly language: PaperLanguage;
  readonly query: Readonly<Record<string, unknown>>;
  /** By the calendar of the school. */
  readonly isHoliday?: (day: string) => boolean;
}
