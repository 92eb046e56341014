import { type AnswerOf, type PlainList, sortable, sortName } from '@madrasah/events/kernel';
import { type QueryResult, useQuery } from '../../calls/use-query.ts';
import type { Answering, QueryParams } from '../../wire/definitions.ts';
import { type List, useList } from '../use-list.ts';

type Params = Readonly<Record<string, string | number | undefined>>;

export interface Listing<L, Filter extends string = string> {
  readonly of: L;
  readonly list: List<Filter>;
  readonly query: QueryResult<AnswerOf<L>>;
  /** What is asked for, of all pages: its papers are of the same. */
  readonly asked: Params;
}

interface Settings<Filter extends string> {
  /** Names of the filters, as the query names its parameters. */
  readonly filters?: readonly Filter[];
  readonly limit?: number;
  readonly sizes?: readonly number[];
  /** What the filters ask for, where that is not what they say. */
  ask?(values: Readonly<Partial<Record<Filter, string>>>): Params;
}

/** A defined list as the address asks for it: its filters, page and order, and what the server answers. */
export function useListing<L extends PlainList, const Filter extends string = never>(
  of: L,
  { filters, limit = 50, sizes, ask }: Settings<Filter> = {},
): Listing<L, Filter> {
  const list = useList({
    ...(filters ? { filters } : {}),
    ...(of.order ? { sort: sortName(of.order) } : {}),
    sortable: sortable(of.columns),
    limit,
    ...(sizes ? { sizes } : {}),
  });
  const values: Params = ask?.(list.values) ?? (list.values as Params);
  const asked = { ...values, sort: list.sort && sortName(list.sort) };
  const question = of.question as Answering<AnswerOf<L>>;
  const params = { ...asked, page: list.page, limit: list.limit } as QueryParams<unknown>;
  const query = useQuery(question, params, { keep: true });
  return { of, list, query, asked };
}
