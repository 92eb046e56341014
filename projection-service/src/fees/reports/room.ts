import type { Day, Language } from '@madrasah/events';
import type { feeReports } from '@madrasah/events/fees';
import { today } from '@madrasah/service-kit/clock';
import { type AcademicLists, academicLists } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { Books, Cut } from '../../ledger/books/index.ts';
import { type AccountNames, type Actor, accountNames, actorNames } from '../../ledger/index.ts';
import { type MonthNames, monthNames, sessionMonths } from '../../plans/index.ts';
import type { Asked, ReportLine, ReportRows } from '../../reports/index.ts';
import type { FeeQuery } from './query.ts';
import { type Place, questionOf } from './question.ts';
import { type Pupil, rollOf } from './roll.ts';

/** Everything a fee report is made of: the books to a moment, and what things are called. */
export interface Room {
  readonly deps: Deps;
  readonly tenant: Tenant;
  readonly query: FeeQuery;
  /** The question that explains a figure of this report. */
  readonly question: (place: Place) => string;
  readonly language: Language;
  readonly books: Books;
  readonly cut: Cut;
  /** The days of a report of days: the first there is, and today at the latest. */
  readonly days: { readonly from: Day; readonly to: Day };
  /** Every admission by its id. */
  readonly roll: ReadonlyMap<number, Pupil>;
  readonly lists: AcademicLists;
  readonly names: AccountNames;
  readonly actor: (id: number) => Actor;
  /** What a class calls a month. */
  readonly months: MonthNames;
  /** What the class that is asked for calls a month; of more than one class, what all of the session call it. */
  columnMonth(monthId: number): string;
}

type Cell = keyof typeof feeReports.columns;
type Dimension = keyof typeof feeReports.dimensions;
/** What each entry gave to a figure, in paisa, by revision. */
export type MadeOf = ReadonlyMap<number, number>;
/** How to find what a figure in a column, as it is drawn, is made of; undefined where it is no sum of entries. */
export type Made = (column: string) => (() => MadeOf) | undefined;

/** A row of a report: what tells it from the others under the same question, and what its figures are made of. */
export type Line = ReportLine<Cell, Dimension> & { readonly key: string | number; readonly made: Made };
export type Rows = Omit<ReportRows<Cell, Dimension>, 'lines'> & {
  readonly lines: readonly Line[];
  /** What the figures below the lines are made of. */
  readonly foot?: Made;
};

const FIRST_DAY = '1900-01-01';

/** Who was in which class on the last day that a report tells of. */
const momentOf = ({ to, asOf, knownAt }: FeeQuery) => ({
  asOf: to !== undefined && asOf !== undefined && asOf < to ? asOf : (to ?? asOf),
  knownAt,
});

/** @throws DocumentsAway */
export async function roomOf(
  deps: Deps,
  { report, query: asked, language: written }: Asked,
  tenant: Tenant,
): Promise<Room> {
  const query = asked as FeeQuery;
  const language: Language = written === 'en' ? 'en' : 'bn';
  const books = await deps.shelf.of(tenant.school);
  const [lists, names, actor, months, inSession] = await Promise.all([
    academicLists(tenant),
    accountNames(tenant, language),
    actorNames(deps, tenant, language),
    monthNames(tenant, language),
    sessionMonths(tenant, language),
  ]);
  const { from = FIRST_DAY, to = today(deps.clock) } = query;
  const roll = await rollOf(tenant, lists, language, momentOf(query));
  const cut = books.cut({ asOf: query.asOf, knownAt: query.knownAt });
  const { SessionID: sessionId = 0, ClassID: classId } = query;
  const columnMonth = (monthId: number) =>
    classId === undefined ? inSession(sessionId, monthId) : months({ sessionId, classId }, monthId);
  const question = questionOf(report, asked);
  const known = { question, deps, tenant, query, language, books, cut, roll, lists, names, actor };
  return { ...known, days: { from, to }, months, columnMonth };
}

/** The classes in their order, as a report groups by them; whoever is in none stands last. */
export const classCategories = ({ lists, language }: Room) => [
  ...[...lists.classes.values()].map((row) => ({ id: row.id, name: row.name[language] || row.name.bn })),
  { id: 0, name: '–' },
];
