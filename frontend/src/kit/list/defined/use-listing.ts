import { type AnswerOf, dhakaDay, type PlainList, sortable, sortName } from '@madrasah/events/kernel';
import { type QueryResult, useQuery } from '../../calls/use-query.ts';
import { knownThrough } from '../../clocks/known.ts';
import { heldDays, useOpenDays } from '../../session/open-days.ts';
import type { Answering, QueryParams } from '../../wire/definitions.ts';
import { SEARCH } from '../MoneySearch.tsx';
import { type List, useList } from '../use-list.ts';

/** What the second clock is called in an address. */
const KNOWN = 'known';

type Params = Readonly<Record<string, string | number | undefined>>;

export interface Listing<L, Filter extends string = string> {
  readonly of: L;
  readonly list: List<Filter>;
  readonly query: QueryResult<AnswerOf<L>>;
  /** What is asked for, of all pages: its papers are of the same. */
  readonly asked: Params;
  /** It is asked by the second clock too: the day by whose end what counts was written, if one is chosen. */
  readonly clock?: { readonly known: string | undefined; choose(known: string | undefined): void };
}

interface Settings<Filter extends string> {
  /** Names of the filters, as the query names its parameters. */
  readonly filters?: readonly Filter[];
  readonly limit?: number;
  readonly sizes?: readonly number[];
  /** Asked by the second clock too, as known on a day. */
  readonly clock?: true;
  /** What the filters ask for, where that is not what they say. */
  ask?(values: Readonly<Partial<Record<Filter | typeof SEARCH, string>>>): Params;
}

/** A defined list as the address asks for it: its filters, page and order, and what the server answers. */
export function useListing<L extends PlainList, const Filter extends string = never>(
  of: L,
  { filters, limit = 50, sizes, clock, ask }: Settings<Filter> = {},
): Listing<L, Filter> {
  const all = useList<string>({
    filters: [...(filters ?? []), ...(of.searched.length > 0 ? [SEARCH] : []), ...(clock ? [KNOWN] : [])],
    ...(of.order ? { sort: sortName(of.order) } : {}),
    sortable: sortable(of.columns),
    limit,
    ...(sizes ? { sizes } : {}),
  });
  const open = useOpenDays();
  const { [KNOWN]: known, ...typedIn } = all.values;
  // Where the page says no days of its own, an auditor of some days sees in the boxes those that he is told of.
  const values = ask ? typedIn : { ...typedIn, ...heldDays(open, of.days, typedIn) };
  const list = (open.held ? { ...all, values: { ...all.values, ...values } } : all) as List<Filter>;
  const named: Params = ask?.(values as Parameters<NonNullable<typeof ask>>[0]) ?? values;
  const given: Params = { ...named, ...heldDays(open, of.days, named as Readonly<Record<string, string>>) };
  const typed = of.searched.length > 0 && values[SEARCH] ? { [SEARCH]: values[SEARCH] } : {};
  const knownAt = clock && knownThrough(known, dhakaDay(new Date()));
  const asked = {
    ...given,
    ...typed,
    ...(knownAt ? { knownAt } : {}),
    sort: list.sort && sortName(list.sort),
  };
  const question = of.question as Answering<AnswerOf<L>>;
  const params = { ...asked, page: list.page, limit: list.limit } as QueryParams<unknown>;
  const query = useQuery(question, params, { keep: true });
  const choose = (day: string | undefined) => all.set(KNOWN, day);
  return { of, list, query, asked, ...(clock ? { clock: { known, choose } } : {}) };
}
