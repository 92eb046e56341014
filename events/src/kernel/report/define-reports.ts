import type * as z from 'zod';
import type { Access } from '../endpoint/access.ts';
import type { Told } from '../endpoint/answers.ts';
import type { QueryDefinition, ToAuditor } from '../endpoint/endpoint.ts';
import { choice, optionalFlag } from '../endpoint/fields.ts';
import { definePaper, defineQuery } from '../endpoint/queries.ts';
import type { Need } from '../needs/index.ts';
import { type ReportAnswer, reportAnswer } from '../paper/answer.ts';
import type { ReportFilter } from './filter.ts';
import type { Report, ReportColumn } from './report.ts';
import type { Said } from './said.ts';

/** Reports over the same rows, behind one endpoint and on one screen. */
export interface ReportFamily<
  C extends string = string,
  D extends string = string,
  F extends string = string,
  S extends string = string,
> {
  readonly path: string;
  readonly columns: Readonly<Record<C, ReportColumn>>;
  /** What rows are counted and grouped by. */
  readonly dimensions: Readonly<Record<D, Said>>;
  readonly filters: Readonly<Record<F, ReportFilter>>;
  /** Whose rows there are; the first where a report names none. */
  readonly sources: readonly [S, ...S[]];
  /** What must stand in a school before a report can have a row, by whose rows it prints. */
  readonly needs: Readonly<Record<S, readonly Need[]>>;
  readonly reports: readonly Report<C, D, F, S>[];
  /** A report takes the filters it asks and these, and what the others ask does not count; absent: it takes all. */
  readonly taken?: readonly string[];
  /** The document, and the same as files: `preview` asks for its first page alone. */
  readonly queries: Readonly<Record<'pdf' | 'xlsx' | 'csv', QueryDefinition<ReportQuery>>> & {
    readonly document: QueryDefinition<ReportQuery, Told<ReportAnswer>>;
  };
}

/** What any report is asked; the filters by their names on the wire. */
export interface ReportQuery {
  readonly report_id: number;
  readonly preview: boolean;
  readonly [filter: string]: unknown;
}

interface Definition<C extends string, D extends string, F extends string, S extends string> {
  /** Of the endpoints, as `StudentReport`. */
  readonly name: string;
  readonly path: string;
  readonly access: Access;
  readonly columns: Readonly<Record<C, ReportColumn>>;
  readonly dimensions: Readonly<Record<D, Said>>;
  readonly filters: Readonly<Record<F, ReportFilter>>;
  /** Taken by the endpoint, and asked by no form yet. */
  readonly also?: Readonly<Record<string, z.ZodType>>;
  /** Each report takes its own filters alone, and these. */
  readonly ownFilters?: readonly NoInfer<F>[];
  readonly sources: readonly [S, ...S[]];
  /** What must stand in a school before a report can have a row. */
  readonly needs: readonly Need[];
  /** The same of whose rows rest on other things. */
  readonly otherNeeds?: Readonly<Partial<Record<NoInfer<S>, readonly Need[]>>>;
  readonly reports: readonly Report<NoInfer<C>, NoInfer<D>, NoInfer<F>, NoInfer<S>>[];
}

/** The specification's own sentence. */
const NOT_COME = { bn: 'প্রতিবেদনের তথ্য আনতে সমস্যা হয়েছে', en: 'Error fetching report data' };

/** @throws TypeError for two reports of one number, naming both */
function checked(name: string, reports: readonly Report[]): void {
  const byId = new Map<number, Report>();
  for (const report of reports) {
    const other = byId.get(report.id);
    if (other) throw new TypeError(`${name} ${report.id}: “${other.name.en}” and “${report.name.en}”`);
    byId.set(report.id, report);
  }
}

/**
 * Of a report between days an auditor must name both, of how things stand the day; where a day is asked and its rows are
 * no mere sums of that day it is not his to see.
 */
function heldToDays(
  filters: Readonly<Record<string, ReportFilter>>,
  reports: readonly Report[],
): { readonly forAuditor?: ToAuditor } {
  const days = Object.keys(filters).filter((name) => filters[name]?.control.kind === 'day');
  if (days.length === 0) return {};
  const asked = new Map(
    reports.map(({ id, asks, standing }) => {
      const isOfBefore = asks.includes('asOf') && !standing;
      return [id, isOfBefore ? [] : days.filter((name) => asks.includes(name))] as const;
    }),
  );
  return { forAuditor: { days: ({ report_id: id }) => asked.get(Number(id)) ?? [] } };
}

const needsOfSources = <S extends string>({
  sources,
  needs,
  otherNeeds,
}: Pick<Definition<string, string, string, S>, 'sources' | 'needs' | 'otherNeeds'>) => {
  const others: Readonly<Partial<Record<string, readonly Need[]>>> = otherNeeds ?? {};
  return Object.fromEntries(sources.map((source) => [source, others[source] ?? needs])) as Record<
    S,
    readonly Need[]
  >;
};

/** What must stand before this report of a family can have a row; a form to be written on has none. */
export const needsOfReport = (
  { needs, sources }: Pick<ReportFamily, 'needs' | 'sources'>,
  { of, layout }: Pick<Report, 'of' | 'layout'>,
): readonly Need[] => (layout.kind === 'form' ? [] : (needs[of ?? sources[0]] ?? []));

/**
 * Defines a family of reports: one entry each, and from them the endpoint with its files, the forms and the papers. A
 * cell, a filter or a source that the family does not have does not compile.
 */
export function defineReports<C extends string, D extends string, F extends string, S extends string>(
  definition: Definition<C, D, F, S>,
): ReportFamily<C, D, F, S> {
  const { name, path, access, columns, dimensions, filters, also, sources, reports } = definition;
  checked(name, reports);
  const asked = Object.entries<ReportFilter>(filters).map(([key, { field }]) => [key, field]);
  const question = {
    ...{ name, path, access, isReport: true as const },
    query: {
      report_id: choice(...reports.map(({ id }) => id)),
      preview: optionalFlag(false),
      ...(Object.fromEntries(asked) as Record<string, z.ZodType>),
      ...also,
    },
    ...heldToDays(filters, reports),
    failed: NOT_COME,
  };
  const queries = {
    document: defineQuery({ ...question, answer: () => reportAnswer() }),
    ...definePaper(question),
  };
  const taken = definition.ownFilters && [...definition.ownFilters, ...Object.keys(also ?? {})];
  return {
    path,
    columns,
    dimensions,
    filters,
    sources,
    needs: needsOfSources(definition),
    reports,
    ...(taken && { taken }),
    queries: queries as never,
  };
}

/** The report of a number: the one that was asked for, never another. */
export const reportOf = <C extends string, D extends string, F extends string, S extends string>(
  { reports }: Pick<ReportFamily<C, D, F, S>, 'reports'>,
  id: number,
): Report<C, D, F, S> | undefined => reports.find((report) => report.id === id);
