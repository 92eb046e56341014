import type { Columns, FactsRow, ListQuery, Out, Refusal, Shape } from '@madrasah/events';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Tenant } from '../kernel/documents/index.ts';
import type { Source } from '../kernel/query.ts';
import type { PaperParts } from './list-paper.ts';

/** Which part of a list is asked for, in its own order. */
export interface Part {
  readonly skip: number;
  readonly limit: number;
}

/** What is found of a list. */
export interface Found<C extends Columns, X extends Shape, B extends Shape> {
  readonly rows: readonly FactsRow<C, X>[];
  /** How many there are, where `rows` are only the part that was asked for. Absent: `rows` are all of them. */
  readonly total?: number;
  /** The sums of all of them by column, where `rows` are only a part. In paisa, or a count. */
  readonly totals?: Readonly<Record<string, number>>;
  /** What stands beside the rows, as it is answered. */
  readonly beside: Out<B>;
  /** Of a list that is searched: what else is said of a row and stands in none of its columns. */
  readonly said?: (row: FactsRow<C, X>) => readonly string[];
}

/** What is found, or why nothing can be: what was asked for means two. */
type Answered<C extends Columns, X extends Shape, B extends Shape> = Found<C, X, B> | Refusal;

type Asked<Q extends Shape> = readonly [query: ListQuery<Q>, tenant: Tenant, call: SignedInCall];

/** What is written by hand of a list: its rows, and what its paper says beside them. All else its definition yields. */
export interface ListSource<Q extends Shape, C extends Columns, X extends Shape, B extends Shape> {
  /** Whom the rows and the words of the paper depend on. */
  readonly needs: readonly Source[];
  /**
   * The rows that are asked for, in the list's own order: all of them, or where a part is named, that part.
   * @throws DocumentsAway
   */
  rows(...asked: [...Asked<Q>, part: Part | undefined]): Answered<C, X, B> | Promise<Answered<C, X, B>>;
  /** It narrows what is found to what was typed itself, by `meantBy`: what stands beside its rows depends on it. */
  readonly searches?: boolean;
  /** Its rows stay the same objects while nothing of them changes: what is answered of each is kept. */
  readonly keepsRows?: boolean;
  /** What its paper is asked for, where that is not what was asked: a list without an end is printed until today. */
  asked?(query: ListQuery<Q>): ListQuery<Q>;
  /** Of the files, without ending, in Latin letters. */
  readonly file?: string;
  /** The lines of the paper, where they are not the rows alone. */
  lines?(found: Found<C, X, B>, ...asked: Asked<Q>): readonly FactsRow<C, X>[];
  /** @throws DocumentsAway */
  paper?(
    of: { readonly lines: readonly FactsRow<C, X>[]; readonly beside: Out<B> },
    ...asked: Asked<Q>
  ): PaperParts | Promise<PaperParts>;
}
