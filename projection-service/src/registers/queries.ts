import {
  type AnyRow,
  filtersOf,
  idOf,
  type Language,
  partOf,
  type Register,
  type RegisterQuery,
  valueAt,
} from '@madrasah/events';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery, type Source } from '../kernel/query.ts';
import { wireRow } from '../kernel/register.ts';
import { paperHeadNeeds } from '../papers/index.ts';
import { paperQueries } from '../printing/index.ts';
import { aboveOf, callerOf, namesakesOf, orderedRows } from './called.ts';
import type { Folded } from './folded.ts';
import { registerPaper } from './paper.ts';

interface Options {
  /** Registers that these refer to, beyond those beside them. */
  readonly reach?: readonly Folded[];
  /** What a row says besides its fields, by the register's key: all rows of a list at once. */
  readonly more?: Readonly<Record<string, More>>;
}

export interface More {
  readonly needs: readonly Source[];
  /** Members of each row, by its id. */
  rows(tenant: Tenant, language: Language): Promise<(id: number) => object>;
  /** Their order, where it is not the one in which they were added. */
  order?(one: AnyRow, other: AnyRow): number;
  /** On paper: what is picked of other lists, by the wire's name of the field. */
  picked?(tenant: Tenant, language: Language): Promise<(wire: string, id: number) => string>;
}

const matching = ({ fields }: Register, query: RegisterQuery) => {
  const wanted = filtersOf(fields).filter(({ name }) => query[name] !== undefined);
  return (row: AnyRow) => wanted.every(({ name, field }) => valueAt(row, field.at) === query[name]);
};

/** Rows that stand and fit, in the order of the register. @throws DocumentsAway */
async function standingRows(
  tenant: Tenant,
  one: Folded,
  all: readonly Folded[],
  query: RegisterQuery,
  added: More | undefined,
) {
  const rows = await orderedRows(tenant, one, all);
  const standing = rows.filter(({ retired }) => !retired).filter(matching(one.register, query));
  const ordered = added?.order ? standing.toSorted(added.order) : standing;
  const place = await partPlace(tenant, one, all);
  return place ? ordered.toSorted((row, other) => place(row) - place(other)) : ordered; // stable: else as they were
}

/** The place of each row's part, where the list stands in parts. @throws DocumentsAway */
async function partPlace(tenant: Tenant, { register }: Folded, all: readonly Folded[]) {
  const field = partOf(register.fields)?.field;
  const parts = field && all.find((other) => other.register === field.to);
  if (!parts) return undefined;
  const rows = await orderedRows(tenant, parts, all);
  const places = new Map(rows.map((row, at) => [idOf(parts.register, row), at]));
  return (row: AnyRow) => places.get(valueAt(row, field.at) as number) ?? places.size;
}

/** The lists of registers and their files. @throws TypeError when one refers to a register out of reach */
export function registerQueries(
  deps: Deps,
  own: readonly Folded[],
  { reach = [], more = {} }: Options = {},
): HandledQuery[] {
  const all = [...own, ...reach];
  return own.flatMap((one) => [
    ...filesOf(deps, one, all, more[one.register.key]),
    ...listsOf(one, all, more[one.register.key]),
  ]);
}

/** The registers that one refers to. */
const referredBy = ({ register }: Folded, all: readonly Folded[]): readonly Folded[] =>
  Object.values(register.fields).flatMap((field) => {
    if (!('to' in field) || field.asked) return [];
    const target = all.find((other) => other.register === field.to);
    if (!target) throw new TypeError(`${register.noun} refers to ${field.to.noun}, which is out of reach`);
    return [target];
  });

const projectorsOf = (registers: readonly Folded[]) => registers.map(({ projector }) => projector);

function listsOf(one: Folded, all: readonly Folded[], added: More | undefined): HandledQuery[] {
  const parts = all.filter(({ register }) => register === partOf(one.register.fields)?.field.to);
  const namesakes = namesakesOf(one, all).map(({ target }) => target);
  const ordering = [one, ...parts, ...namesakes].flatMap((target) => [target, ...aboveOf(target, all)]);
  const needs = [...projectorsOf(ordering), ...(added?.needs ?? [])];
  return one.register.queries.lists.map((definition) =>
    handledQuery(definition, [...new Set(needs)], async (query, tenant, { language }) => {
      const called = await callerOf(tenant, one, all, language);
      return listed(tenant, one, { all, query, language, added, called });
    }),
  );
}

function filesOf(deps: Deps, one: Folded, all: readonly Folded[], added: More | undefined): HandledQuery[] {
  const { register, projector } = one;
  const referred = referredBy(one, all);
  const named = [one, ...referred].flatMap((target) => [target, ...aboveOf(target, all)]);
  return paperQueries<RegisterQuery>(
    deps,
    register.queries.files,
    [...new Set([...projectorsOf(named), ...paperHeadNeeds, ...(added?.needs ?? [])])],
    projector.name,
    async (query, tenant, call) => {
      const rows = await standingRows(tenant, one, all, query, added);
      const picked = await added?.picked?.(tenant, call.language);
      return registerPaper(deps, tenant, call, {
        ...{ register, rows, referred, all, query },
        ...(picked && { picked }),
      });
    },
  );
}

interface Listing {
  readonly all: readonly Folded[];
  readonly query: RegisterQuery;
  readonly language: Language;
  readonly added: More | undefined;
  called(row: AnyRow): string;
}

/** All rows; one page of them where the wire asks for pages. */
async function listed(tenant: Tenant, one: Folded, { all, query, language, added: more, called }: Listing) {
  const { register } = one;
  const rows = await standingRows(tenant, one, all, query, more);
  const besides = await more?.rows(tenant, language);
  const wired = rows.map((row) => ({
    ...wireRow(register, row),
    called: called(row),
    ...besides?.(row[register.idName] as number),
  }));
  if (register.page === undefined) return { data: wired };
  const asked = query.page !== undefined || query.limit !== undefined;
  const limit = query.limit ?? (asked ? register.page : Math.max(1, wired.length));
  const page = query.page ?? 1;
  return {
    data: wired.slice((page - 1) * limit, page * limit),
    total: wired.length,
    totalPages: Math.ceil(wired.length / limit),
    currentPage: page,
  };
}
