import { type Language, type ReportQuery, reportOf, saidIn } from '@madrasah/events';
import { feeReports } from '@madrasah/events/fees';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../../deps.ts';
import { Prepared } from '../../kernel/answers/prepared.ts';
import { collectionName, type Tenant } from '../../kernel/documents/index.ts';
import { lookAt } from '../../kernel/looking.ts';
import { isProjector, type Source as Needed } from '../../kernel/query.ts';
import type { Books } from '../../ledger/books/index.ts';
import { type Asked, type Category, ownQuery } from '../../reports/index.ts';
import { together } from './made.ts';
import { feeReportsNeed } from './needs.ts';
import type { Place } from './question.ts';
import { type Line, type MadeOf, type Room, type Rows, roomOf } from './room.ts';
import { SOURCES, type Source } from './sources.ts';

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
function explainedRows({ question }: Room, rows: Rows): Rows {
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

/** Reports that are ready for the clicks on their figures, of all schools together; each holds the whole of a school. */
const lately = new Prepared<Rows>(4);

/** All that the lines of a report are made of: the same, the same lines. @throws StoreAway */
async function stampOf(
  { documents, clock, access }: Deps,
  books: Books,
  school: string,
  needs: readonly Needed[],
) {
  const projectors = needs.filter(isProjector);
  for (const source of projectors) lookAt(collectionName(source));
  const { logins } = await access.access(school);
  const actors = [...logins.values()].map(({ loginId, userId, name }) => [loginId, userId, name]).join('\n');
  return [books, books.revision, documents.writes(school, projectors), actors, today(clock)];
}

/** A report that is asked for, and the read models it is made of. */
export interface AskedReport extends Asked {
  readonly source: Source;
  readonly needs: readonly Needed[];
}

/**
 * The lines of a report, each with what its figures are made of: as they were made last, while all they are made of is
 * the same. @throws StoreAway · DocumentsAway
 */
export async function madeReport(deps: Deps, tenant: Tenant, asked: AskedReport): Promise<Rows> {
  const { report, source, query, needs } = asked;
  const language = asked.language === 'en' ? 'en' : 'bn';
  const books = await deps.shelf.of(tenant.school);
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const key = JSON.stringify([tenant.school, report, language, given]);
  const stamp = await stampOf(deps, books, tenant.school, needs);
  return lately.of(key, stamp, async () => {
    const room = await roomOf(deps, asked, tenant);
    return explainedRows(room, await SOURCES[source](room));
  });
}

/** The report that a figure is of, and its lines. @throws StoreAway · DocumentsAway */
async function reportOfSum(
  deps: Deps,
  tenant: Tenant,
  language: Asked['language'],
  { report = '', from, to, asOf, knownAt }: FeeReportSum,
) {
  const read = feeReports.queries.document.input.safeParse(Object.fromEntries(new URLSearchParams(report)));
  const definition = read.success ? reportOf(feeReports, read.data.report_id) : undefined;
  if (!read.success || !definition) return undefined;
  // The last day by the name the report asks it under: who may ask only some days is held to whichever he names.
  const isOfDays = definition.asks.includes('to');
  const days = isOfDays ? { from, to: to ?? asOf, asOf, knownAt } : { asOf: asOf ?? to, knownAt };
  const query = ownQuery(feeReports, definition, { ...read.data, ...days } as ReportQuery);
  const source = definition.of ?? feeReports.sources[0];
  const asked = { report: definition.id, language, query, source, needs: feeReportsNeed(deps) };
  const by = definition.layout.kind === 'register' ? definition.layout.by : undefined;
  return { definition, by, rows: await madeReport(deps, tenant, asked) };
}

/**
 * What each entry gave to a figure of a fee report, as its lines say. Nothing where it names no report.
 * @throws StoreAway · DocumentsAway
 */
export async function feeReportMadeOf(
  deps: Deps,
  tenant: Tenant,
  language: Asked['language'],
  sum: FeeReportSum,
): Promise<MadeOf> {
  const found = await reportOfSum(deps, tenant, language, sum);
  if (!found) return new Map();
  const { column = '', group, row = '' } = sum;
  const { by, rows } = found;
  const below = rows.foot?.(column);
  if (below) return below();
  const isMeant = (line: Line) =>
    row === ''
      ? isCounted(line) && (group === undefined || (by && (line.of[by] ?? 0) === group))
      : String(line.key) === String(row);
  return together(rows.lines.filter(isMeant).flatMap(({ made }) => [...(made(column)?.() ?? [])]));
}

/** Cells by which a line is known from the others of its report, the first that it has. */
const KNOWN_BY = ['name', 'of', 'head', 'fund', 'class'] as const;
/** What the sums below the lines are called by. */
const BELOW: Readonly<Record<string, keyof typeof feeReports.columns>> = {
  ...{ 'foot-receipts': 'receipts', 'foot-reversals': 'reversals', 'foot-closing': 'closing' },
  ...{ 'foot-advance': 'advance', 'foot-account': 'account', 'foot-fund': 'fund' },
};

/** What a figure of a fee report is called, and the line or the group it stands in. @throws StoreAway · DocumentsAway */
export async function feeReportNamed(
  deps: Deps,
  tenant: Tenant,
  language: Language,
  sum: FeeReportSum,
): Promise<{ readonly name: string; readonly of: readonly string[] } | undefined> {
  const found = await reportOfSum(deps, tenant, language, sum);
  if (!found) return undefined;
  const { definition, by, rows } = found;
  const { column = '', group, row = '' } = sum;
  const [cell = '', id] = column.split(' ');
  const own = BELOW[cell] ?? cell;
  const known = Object.hasOwn(feeReports.columns, own)
    ? feeReports.columns[own as keyof typeof feeReports.columns]
    : undefined;
  const across = known && 'across' in known ? (known.across as keyof typeof rows.categories) : undefined;
  const one = across && rows.categories[across]?.find((category) => String(category.id) === id)?.name;
  const line = row === '' ? undefined : rows.lines.find(({ key }) => String(key) === String(row));
  const lineName = line && KNOWN_BY.map((name) => line.cells[name]).find(Boolean);
  const groups: readonly Category[] = (by && rows.categories[by as keyof typeof rows.categories]) || [];
  const groupName = group === undefined ? undefined : groups.find(({ id: its }) => its === group)?.name;
  const title = one ?? (known && saidIn(known.said, language));
  return {
    name: [saidIn(definition.name, language), title].filter(Boolean).join(': '),
    of: [lineName, groupName].flatMap((word) => (word ? [String(word)] : [])),
  };
}
