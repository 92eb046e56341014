import { type ReportQuery, reportOf } from '@madrasah/events';
import { feeReports } from '@madrasah/events/fees';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type Asked, ownQuery } from '../../reports/index.ts';
import { together } from './made.ts';
import type { Place } from './question.ts';
import { type Line, type MadeOf, type Room, type Rows, roomOf } from './room.ts';
import { SOURCES } from './sources.ts';

/** A figure of a fee report, as its question names it. */
export interface FeeReportSum extends Partial<Place> {
  /** The question of the report as an address has it, without days and clocks. */
  readonly report?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly asOf?: string | undefined;
  readonly knownAt?: Date | undefined;
}

const isCounted = ({ kind }: Line) => kind === undefined;

/** The lines of a report with the questions that explain their figures and the sums under them. */
export function explainedRows({ question }: Room, rows: Rows): Rows {
  const counted = rows.lines.find(isCounted);
  return {
    ...rows,
    lines: rows.lines.map((line) => ({
      ...line,
      explained: (column: string) => (line.made(column) ? question({ column, row: line.key }) : undefined),
    })),
    explained: (column, group) => (counted?.made(column) ? question({ column, group }) : undefined),
  };
}

/**
 * What each entry gave to a figure of a fee report: the report is made again, and its lines say what they are made of.
 * Nothing where it names no report. @throws StoreAway · DocumentsAway
 */
export async function feeReportMadeOf(
  deps: Deps,
  tenant: Tenant,
  language: Asked['language'],
  { report = '', column = '', group, row = '', ...clocks }: FeeReportSum,
): Promise<MadeOf> {
  const read = feeReports.queries.document.input.safeParse(Object.fromEntries(new URLSearchParams(report)));
  const definition = read.success ? reportOf(feeReports, read.data.report_id) : undefined;
  if (!read.success || !definition) return new Map();
  // One last day for both kinds of reports: who may ask only some days is held to whichever he names.
  const { from, to, asOf = to, knownAt } = clocks;
  const days = { from, to: to ?? asOf, asOf, knownAt };
  const query = ownQuery(feeReports, definition, { ...read.data, ...days } as ReportQuery);
  const room = await roomOf(deps, { report: definition.id, language, query }, tenant);
  const { lines, foot } = await SOURCES[definition.of ?? feeReports.sources[0]](room);
  const below = foot?.(column);
  if (below) return below();
  const by = definition.layout.kind === 'register' ? definition.layout.by : undefined;
  const isMeant = (line: Line) =>
    row === ''
      ? isCounted(line) && (group === undefined || (by && (line.of[by] ?? 0) === group))
      : String(line.key) === String(row);
  return together(lines.filter(isMeant).flatMap(({ made }) => [...(made(column)?.() ?? [])]));
}
