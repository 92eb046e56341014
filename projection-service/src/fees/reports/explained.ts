import { type ReportQuery, reportOf } from '@madrasah/events';
import { feeReports } from '@madrasah/events/fees';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type Asked, ownQuery } from '../../reports/index.ts';
import { together } from './made.ts';
import { type MadeOf, type Room, type Rows, roomOf } from './room.ts';
import { SOURCES } from './sources.ts';

/** A sum under the lines of a fee report, as its question names it. */
export interface FeeReportSum {
  /** The question of the report as an address has it, without days and clocks. */
  readonly report?: string | undefined;
  /** As it is drawn: one of several that stand across a dimension has its id behind it. */
  readonly column?: string | undefined;
  /** Of the lines of one group. */
  readonly group?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly asOf?: string | undefined;
  readonly knownAt?: Date | undefined;
}

const CLOCKS: readonly string[] = ['from', 'to', 'asOf', 'knownAt'];
const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
const addressOf = (values: readonly (readonly [string, unknown])[]) =>
  new URLSearchParams(
    values.flatMap(([name, value]): [string, string][] =>
      value === undefined || value === null ? [] : [[name, asText(value)]],
    ),
  ).toString();

/** The lines of a report with the questions that explain the sums under them. */
export function explainedRows(reportId: number | undefined, { query }: Room, rows: Rows): Rows {
  const asked = Object.entries(query);
  const report = addressOf([['report_id', reportId], ...asked.filter(([name]) => !CLOCKS.includes(name))]);
  const clocks = asked.filter(([name]) => CLOCKS.includes(name));
  const [first] = rows.lines;
  const explained = (column: string, group: number | undefined) =>
    first?.made?.(column) &&
    addressOf([
      ['figure', 'fee_report.sum'],
      ['report', report],
      ['column', column],
      ['group', group],
      ...clocks,
    ]);
  return { ...rows, explained };
}

/**
 * What each entry gave to a sum of a fee report: the report is made again, and its lines say what they are made of.
 * Nothing where it names no report. @throws StoreAway · DocumentsAway
 */
export async function feeReportMadeOf(
  deps: Deps,
  tenant: Tenant,
  language: Asked['language'],
  { report = '', column = '', group, ...clocks }: FeeReportSum,
): Promise<MadeOf> {
  const read = feeReports.queries.document.input.safeParse(Object.fromEntries(new URLSearchParams(report)));
  const definition = read.success ? reportOf(feeReports, read.data.report_id) : undefined;
  if (!read.success || !definition) return new Map();
  const { from, to, asOf, knownAt } = clocks;
  const query = ownQuery(feeReports, definition, { ...read.data, from, to, asOf, knownAt } as ReportQuery);
  const room = await roomOf(deps, { report: definition.id, language, query }, tenant);
  const { lines } = await SOURCES[definition.of ?? feeReports.sources[0]](room);
  const by = definition.layout.kind === 'register' ? definition.layout.by : undefined;
  const counted = lines.filter(
    ({ kind, of }) => kind === undefined && (group === undefined || (by && (of[by] ?? 0) === group)),
  );
  return together(counted.flatMap(({ made }) => [...(made?.(column) ?? [])]));
}
