import {
  type AnyRow,
  type Language,
  type QueryOf,
  type Register,
  type RegisterQuery,
  valueAt,
} from '@madrasah/events';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery, type Source } from '../kernel/query.ts';
import { type RegisterProjector, registerRows, wireRow } from '../kernel/register.ts';
import { paperHeadNeeds } from '../papers/index.ts';
import { paperQueries } from '../printing/index.ts';
import { aboveOf, callerOf } from './called.ts';
import { registerPaper } from './paper.ts';

/** A register and the projector of its rows. */
export interface Folded {
  readonly register: Register;
  readonly projector: RegisterProjector<Register>;
}
export const folded = <R extends Register>(register: R, projector: RegisterProjector<R>): Folded => ({
  register,
  projector: projector as unknown as RegisterProjector<Register>,
});

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
  /** The order of the list where it is not its own. */
  order?(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): number;
}

const matching = ({ fields }: Register, query: RegisterQuery) => {
  const wanted = Object.entries(fields).filter(([wire]) => query[wire] !== undefined);
  return (row: AnyRow) => wanted.every(([wire, { at }]) => valueAt(row, at) === query[wire]);
};

/** Rows that stand and fit, in the order of the register. @throws DocumentsAway */
export async function standingRows(tenant: Tenant, { register, projector }: Folded, query: RegisterQuery) {
  const rows = [...(await registerRows(tenant, register, projector)).values()] as AnyRow[];
  return rows.filter(({ retired }) => !retired).filter(matching(register, query));
}

/** The lists of registers and their files. @throws TypeError when one refers to a register out of reach */
export function registerQueries(
  deps: Deps,
  own: readonly Folded[],
  { reach = [], more = {} }: Options = {},
): HandledQuery[] {
  const all = [...own, ...reach];
  return own.flatMap((one) => {
    const { register, projector } = one;
    const referred = Object.values(register.fields).flatMap((field) => {
      if (!('to' in field)) return [];
      const target = all.find((other) => other.register === field.to);
      if (!target) throw new TypeError(`${register.noun} refers to ${field.to.noun}, which is out of reach`);
      return [target];
    });
    const added = more[register.key];
    const within = aboveOf(one, all);
    const lists = register.queries.lists.map((definition) =>
      handledQuery(
        definition,
        [...new Set([projector, ...within.map((other) => other.projector), ...(added?.needs ?? [])])],
        async (query, tenant, { language }) =>
          listed(tenant, one, { query, language, added, called: await callerOf(tenant, one, all, language) }),
      ),
    );
    const named = referred.flatMap((target) => [target, ...aboveOf(target, all)]);
    const needs = [...new Set([projector, ...named.map((other) => other.projector)]), ...paperHeadNeeds];
    const files = paperQueries<QueryOf<typeof register.queries.files.pdf>>(
      deps,
      register.queries.files,
      needs,
      projector.name,
      async (query, tenant, call) =>
        registerPaper(deps, tenant, call, {
          register,
          rows: await standingRows(tenant, one, query),
          referred,
          all,
        }),
    );
    return [...files, ...lists];
  });
}

interface Listing {
  readonly query: RegisterQuery;
  readonly language: Language;
  readonly added: More | undefined;
  called(row: AnyRow): string;
}

/** All rows; one page of them where the wire asks for pages. */
async function listed(tenant: Tenant, one: Folded, { query, language, added: more, called }: Listing) {
  const { register } = one;
  const rows = await standingRows(tenant, one, query);
  const besides = await more?.rows(tenant, language);
  const wired = rows.map((row) => ({
    ...wireRow(register, row),
    called: called(row),
    ...besides?.(row[register.idName] as number),
  }));
  if (more?.order) wired.sort(more.order);
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
