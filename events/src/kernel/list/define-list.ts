import * as z from 'zod';
import type { Access } from '../endpoint/access.ts';
import type { QueryDefinition } from '../endpoint/endpoint.ts';
import { optionalInteger, searchText } from '../endpoint/fields.ts';
import { definePaper, defineQuery } from '../endpoint/queries.ts';
import type { Need } from '../needs/index.ts';
import type { Bilingual } from '../text/language.ts';
import type { Word } from '../words/index.ts';
import type { Columns } from './column.ts';
import { assertList } from './contradictions.ts';
import { type Sort, sortField, sortOf } from './order.ts';
import { type FactsRow, type Out, rowSchema, type Shape, type WireRow } from './row.ts';

interface Paging {
  readonly page: number | undefined;
  readonly limit: number | undefined;
  readonly sort: Sort | undefined;
  /** What was typed, of a list that is searched. */
  readonly search?: string | undefined;
}
/** What a list is asked with: its own parameters, the page and the order. */
export type ListQuery<Q extends Shape> = Out<Q> & Paging;

/** Columns that add up. */
export type TotalKey<C extends Columns> = {
  [K in keyof C]: C[K] extends { total: true } ? K : never;
}[keyof C] &
  string;

export interface ListSpec<
  N extends string,
  C extends Columns,
  Q extends Shape,
  X extends Shape,
  B extends Shape,
> {
  /** `Dues`: the endpoint is known by it, its files by `DuesPdf`, `DuesXlsx` and `DuesCsv`. */
  readonly name: N;
  readonly path: string;
  readonly access: Access;
  /** Over the list and on its papers. */
  readonly title: Word;
  /**
   * What must stand in a school before it can have a row: where it is empty, the first that is missing is said, with the
   * way to where it is made. None where nothing is missing when it is empty.
   */
  readonly needs: readonly Need[];
  /** What may be asked for beside page and order. */
  readonly query?: Q;
  readonly columns: C;
  /** What a row carries that is no column. */
  readonly carries?: X;
  /** What the answer has beside its rows. */
  readonly beside?: B;
  /** The flag of a row that says it was taken back: such a row is struck, and not added up. */
  readonly struck?: Extract<keyof X | keyof C, string>;
  /** The answer gives its rows under this name too, beside `data`. */
  readonly also?: string;
  /**
   * Records of money, found by what is typed (`search`, every such list's own parameter): the columns with its amounts,
   * its number, whom and what it was for. How a search means a record is said once, in `typed-search.ts`.
   */
  readonly searched?: readonly Extract<keyof C, string>[];
  /** Its sums are explained: the name of its figures, as `dues_list`. */
  readonly explains?: string;
  /** Its question names no day: an auditor of some days is told the rows whose days, in these columns, are his. */
  readonly rowDays?: readonly Extract<keyof C, string>[];
  /**
   * Its rows are sums of how things stood on its day, and tell no day but in these columns, of what is promised: a bounded
   * auditor may ask it without a first one.
   */
  readonly standing?: readonly Extract<keyof C, string>[];
  /** The order the screen begins in: a column, `-` before it for the largest first. */
  readonly order?: string;
  /** Rows on a page when nobody says how many, and at most. */
  readonly rows?: { readonly page: number; readonly most: number };
  /** Said where it does not come; what is said of every list where absent. */
  readonly failed?: Bilingual;
  /** Printed as PDF and saved as workbook and CSV, under the same path. */
  readonly files?: boolean;
}

type Endpoints<N extends string, Q> = {
  readonly [K in Uncapitalize<N> | `${Uncapitalize<N>}${'Pdf' | 'Xlsx' | 'Csv'}`]: QueryDefinition<Q>;
};

/** As much of a list as who draws or prints any list needs. */
export interface PlainList {
  readonly name: string;
  readonly title: Word;
  /** What must stand in a school before it can have a row. */
  readonly needs: readonly Need[];
  readonly columns: Columns;
  readonly question: Pick<QueryDefinition, 'path' | 'method' | 'failed'>;
  readonly totals: readonly string[];
  readonly order: Sort | undefined;
  readonly rows: { readonly page: number; readonly most: number };
  readonly struck: string | undefined;
  /** The columns that a typed search looks in; none where it is not searched. */
  readonly searched: readonly string[];
  /** What its sums are called where they are explained: `<this>.<column>`. */
  readonly explains: string | undefined;
  /** The columns by whose days an auditor of some days is told a row; none where its question names days. */
  readonly rowDays: readonly string[];
  /** The days its question takes: the first and last of a period, or the one as of which it is. */
  readonly days: readonly DayName[];
}

const DAY_NAMES = ['from', 'to', 'asOf'] as const;
/** What lists call the days they are asked for. */
export type DayName = (typeof DAY_NAMES)[number];

/** A list said once: its endpoints, the shape of its rows, its order, its sums, its table and its papers. */
export interface ListDefinition<C extends Columns, Q extends Shape, X extends Shape, B extends Shape>
  extends PlainList {
  readonly columns: C;
  readonly question: QueryDefinition<ListQuery<Q>, ListAnswer<C, X, B>>;
  readonly files: Readonly<Record<'pdf' | 'xlsx' | 'csv', QueryDefinition<ListQuery<Q>>>> | undefined;
  readonly also: string | undefined;
  /** What a row carries that is no column, and what stands beside the rows. */
  readonly carries: X;
  readonly beside: B;
}

const MOST = 1000;

/**
 * Defines a list. Its rows are told by the query side, its cells may be shown by the screen; all else comes of this.
 * @throws TypeError naming the contradiction, when it says two things that cannot both be
 */
export function defineList<
  const N extends string,
  const C extends Columns,
  Q extends Shape = Record<never, never>,
  X extends Shape = Record<never, never>,
  B extends Shape = Record<never, never>,
>(spec: ListSpec<N, C, Q, X, B>) {
  const { name, path, access, title, columns, rows = { page: 100, most: MOST } } = spec;
  const { query = {} as Q, carries = {} as X, beside = {} as B } = spec;
  assertList({ ...spec, query, carries, beside });
  const totals = Object.keys(columns).filter((key) => columns[key]?.total);
  const question = {
    name,
    path,
    access,
    query: {
      ...query,
      ...(spec.searched ? { search: searchText() } : {}),
      page: optionalInteger(1, 1_000_000),
      limit: optionalInteger(1, rows.most),
      sort: sortField(columns),
    },
    answer: () => answerSchema(columns, carries, beside, totals, spec.also),
    ...(spec.rowDays ? { forAuditor: { rows: spec.rowDays } } : {}),
    ...(spec.standing ? { forAuditor: 'standing' as const } : {}),
    ...(spec.failed ? { failed: spec.failed } : {}),
  };
  const asked = defineQuery(question) as unknown as QueryDefinition<ListQuery<Q>, ListAnswer<C, X, B>>;
  const { answer: _, ...plain } = question;
  const papers = spec.files
    ? (definePaper(plain) as unknown as NonNullable<ListDefinition<C, Q, X, B>['files']>)
    : undefined;
  const named = `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
  const endpoints = {
    [named]: asked,
    ...(papers
      ? { [`${named}Pdf`]: papers.pdf, [`${named}Xlsx`]: papers.xlsx, [`${named}Csv`]: papers.csv }
      : {}),
  } as Endpoints<N, ListQuery<Q>>;
  const list: ListDefinition<C, Q, X, B> = {
    name,
    title,
    needs: spec.needs,
    columns,
    question: asked,
    files: papers,
    totals,
    order: sortOf(spec.order),
    rows,
    struck: spec.struck,
    searched: spec.searched ?? [],
    explains: spec.explains,
    rowDays: spec.rowDays ?? [],
    days: DAY_NAMES.filter((day) => day in query),
    also: spec.also,
    carries,
    beside,
  };
  return { ...list, endpoints };
}

/** One page of the list, with the sums of all its rows where columns add up. */
function answerSchema(
  columns: Columns,
  carries: Shape,
  beside: Shape,
  totals: readonly string[],
  also?: string,
) {
  const sums = Object.fromEntries(totals.map((key) => [key, z.number()] as const));
  const rows = z.array(rowSchema(columns, carries));
  return z.strictObject({
    data: rows,
    ...(also === undefined ? {} : { [also]: rows }),
    total: z.int().min(0),
    totalPages: z.int().min(0),
    currentPage: z.int().min(1),
    ...(totals.length > 0 ? { totals: z.strictObject(sums) } : {}),
    ...beside,
  });
}

/** A page of a list, the sums of all its rows where columns add up, and what stands beside. */
type ListAnswer<C extends Columns, X extends Shape, B extends Shape> = {
  readonly data: readonly WireRow<C, X>[];
  readonly total: number;
  readonly totalPages: number;
  readonly currentPage: number;
  readonly totals?: Readonly<Record<TotalKey<C>, number>>;
} & Readonly<Out<B>>;

interface Typed<C, X, B> {
  readonly columns: C;
  readonly carries: X;
  readonly beside: B;
}

/** A row of the list as the query side hands it over: money in paisa. */
export type FactsOf<L> =
  L extends Typed<infer C extends Columns, infer X extends Shape, unknown> ? FactsRow<C, X> : never;
/** A row of the list as it is answered: money in taka. */
export type RowOf<L> =
  L extends Typed<infer C extends Columns, infer X extends Shape, unknown> ? WireRow<C, X> : never;
/** What a list answers. */
export type AnswerOf<L> =
  L extends Typed<infer C extends Columns, infer X extends Shape, infer B extends Shape>
    ? ListAnswer<C, X, B>
    : never;
