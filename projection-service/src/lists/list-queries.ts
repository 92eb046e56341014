import {
  type Columns,
  type FactsRow,
  isRefusal,
  type ListDefinition,
  type ListQuery,
  meantBy,
  ordered,
  type Shape,
  toTaka,
  toWire,
  type WireRow,
} from '@madrasah/events';
import { daysGiven, type SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { paperHead, paperHeadNeeds } from '../papers/index.ts';
import { type Ending, paperQueries } from '../printing/index.ts';
import type { Found, ListSource } from './found.ts';
import { listPaper } from './list-paper.ts';
import { listTable } from './sheet.ts';
import { sumsOf } from './sums.ts';
import { wiring } from './wire-rows.ts';

/** Sums as they are answered: money in taka. */
function sumsOnWire(columns: Columns, sums: Readonly<Record<string, number>>) {
  const taka = Object.entries(sums).map(
    ([key, sum]) => [key, columns[key]?.kind === 'money' ? toTaka(sum) : sum] as const,
  );
  return Object.fromEntries(taka);
}

/** The page that is asked for, in the order that is asked for, with the sums of all pages. */
function pageOfList<C extends Columns, Q extends Shape, X extends Shape, B extends Shape>(
  list: ListDefinition<C, Q, X, B>,
  { rows, total, totals, beside }: Found<C, X, B>,
  { page = 1, limit = list.rows.page, sort }: ListQuery<Q>,
  { language }: SignedInCall,
  wired: (row: FactsRow<C, X>) => WireRow<C, X>,
) {
  const count = total ?? rows.length;
  const shown =
    total === undefined
      ? ordered(list.columns, rows, sort, language).slice((page - 1) * limit, page * limit)
      : rows;
  const sums =
    list.totals.length > 0 ? { totals: sumsOnWire(list.columns, totals ?? sumsOf(list, rows)) } : {};
  const data = shown.map(wired);
  return {
    data,
    ...(list.also === undefined ? {} : { [list.also]: data }),
    total: count,
    totalPages: Math.ceil(count / limit),
    currentPage: page,
    ...sums,
    ...beside,
  };
}

/** The rows of a source; of a list that is searched, those that are meant by what was typed. */
const meantRows =
  <C extends Columns, Q extends Shape, X extends Shape, B extends Shape>(
    list: ListDefinition<C, Q, X, B>,
    source: ListSource<Q, C, X, B>,
  ): ListSource<Q, C, X, B>['rows'] =>
  async (query, tenant, call, part) => {
    const typed = list.searched.length > 0 && !source.searches ? query.search : undefined;
    if (!typed) return source.rows(query, tenant, call, part);
    const found = await source.rows(query, tenant, call, undefined);
    if (isRefusal(found)) return found;
    const { rows, beside, said } = found;
    const isMeant = meantBy(list, typed);
    return { rows: rows.filter((row) => isMeant(row, said?.(row))), beside };
  };

/** The rows of a source; of a list whose question names no day, an auditor of some days is told those of his days. */
const rowsOf = <C extends Columns, Q extends Shape, X extends Shape, B extends Shape>(
  list: ListDefinition<C, Q, X, B>,
  source: ListSource<Q, C, X, B>,
): ListSource<Q, C, X, B>['rows'] => {
  const { rowDays } = list;
  const meant = meantRows(list, source);
  return async (query, tenant, call, part) => {
    const his = daysGiven(call.caller);
    if (!his || rowDays.length === 0) return meant(query, tenant, call, part);
    const found = await meant(query, tenant, call, undefined);
    if (isRefusal(found)) return found;
    const { rows, beside } = found;
    const isHis = (day: unknown) => typeof day === 'string' && day >= his.from && day <= his.to;
    return { rows: rows.filter((row) => rowDays.every((key) => isHis(Reflect.get(row, key)))), beside };
  };
};

/** Answers a list and its papers from its rows. */
export function listQueries<C extends Columns, Q extends Shape, X extends Shape, B extends Shape>(
  deps: Deps,
  list: ListDefinition<C, Q, X, B>,
  source: ListSource<Q, C, X, B>,
): HandledQuery[] {
  const rows = rowsOf(list, source);
  const wired = source.keepsRows
    ? wiring<C, X>(list.columns)
    : (row: FactsRow<C, X>) => toWire(list.columns, row);
  const answer = async (query: ListQuery<Q>, tenant: Tenant, call: SignedInCall) => {
    const { page = 1, limit = list.rows.page, sort } = query;
    const part = sort ? undefined : { skip: (page - 1) * limit, limit };
    const found = await rows(query, tenant, call, part);
    return isRefusal(found) ? found : pageOfList(list, found, query, call, wired);
  };
  const paper = async (given: ListQuery<Q>, tenant: Tenant, call: SignedInCall, ending: Ending) => {
    const { language } = call;
    const query = source.asked?.(given) ?? given;
    const found = await rows(query, tenant, call, undefined);
    if (isRefusal(found)) return found;
    const all = source.lines?.(found, query, tenant, call) ?? found.rows;
    const lines = ordered(list.columns, all, query.sort, language);
    const parts = (await source.paper?.({ lines, beside: found.beside }, query, tenant, call)) ?? {
      filters: [],
    };
    const table = listTable(list, lines, { language, ending, ...parts });
    return listPaper(await paperHead(deps, tenant, call), list, table, parts);
  };
  const needs = [...source.needs, ...paperHeadNeeds];
  const files = list.files ? paperQueries(deps, list.files, needs, source.file ?? list.name, paper) : [];
  return [handledQuery(list.question, source.needs, answer), ...files];
}
