import {
  type Cell,
  type Cells,
  cellText,
  Problem,
  type RowProblem,
  type Table,
  toLatinDigits,
  withPoint,
} from '../../kernel/index.ts';
import { type Column, headingsIn, type Places } from './columns.ts';
import { type PassedLine, type Said, type WrittenLine, writtenLines } from './lines.ts';
import {
  brokenAt,
  DAY_ORDERS,
  type DayOrder,
  dayIn,
  type Found,
  fallsAt,
  readingsOf,
  type StatementRow,
} from './readings.ts';

export type { StatementRow } from './readings.ts';

export interface ReadStatement {
  /** In the order of their days, unless somebody chose the file's. */
  readonly rows: readonly StatementRow[];
  /** Lines with a figure that are no lines of money. */
  readonly passed: readonly PassedLine[];
  readonly problems: readonly RowProblem[];
}

/** What a person says of a statement that can be read in more than one way. */
export interface StatementChoices {
  readonly days?: DayOrder | undefined;
  /** The lines are taken as they stand in the file, whatever their days. */
  readonly order?: 'file' | undefined;
  /** The days it is of: a reading with others does not fit. */
  readonly from?: string;
  readonly to?: string;
}

/** More would not fit into one append with what each line says. */
export const MOST_LINES = 800;

const AMOUNTS: readonly Column[] = ['out', 'in', 'amount', 'balance'];

/**
 * The lines of a statement as a bank gives it out: whatever stands above the headings is passed over, columns nobody
 * needs as well. A line of money without a day has the day above it. The balances must go on from line to line; they
 * choose among the ways of reading it and invent none. Where two ways fit, a person is asked.
 */
export function readStatement({ rows, separator }: Table, choices: StatementChoices = {}): ReadStatement {
  const headings = headingsIn(rows);
  if (!headings) return wrong({ line: 1, column: '', problem: new Problem('reconciliation.no-headings') });
  const said = saidIn(rows.slice(headings.last + 1), headings.places, separator);
  const { lines, passed, problems, forward } = writtenLines(rows, headings, said);
  const faults = [...problems, ...unreadDays(lines, choices.days)].toSorted(
    (one, other) => one.line - other.line,
  );
  if (faults.length > 0) return { rows: [], passed, problems: faults };
  const at = { line: headings.last + 1, column: '' };
  if (lines.length === 0) return wrong({ ...at, problem: new Problem('import.no-rows') });
  if (lines.length > MOST_LINES)
    return wrong({ ...at, problem: new Problem('import.too-many-rows', { max: MOST_LINES }) });
  const order = choices.days ?? orderOf(lines, choices);
  if (order === undefined)
    return wrong({ ...at, line: ambiguous(lines), problem: new Problem('reconciliation.days-ambiguous') });
  const found = oneReading(lines, order, choices, forward);
  if (found instanceof Problem) return wrong({ ...at, problem: found });
  if ('problem' in found) return wrong(found);
  return { rows: found.map(({ row }) => row), passed, problems: [] };
}

const wrong = (problem: RowProblem): ReadStatement => ({ rows: [], passed: [], problems: [problem] });

/** Lines whose day can be read in no way, or not in the one that somebody chose. */
const unreadDays = (lines: readonly WrittenLine[], chosen: DayOrder | undefined): RowProblem[] =>
  lines
    .filter(({ day }) => (chosen ? [chosen] : DAY_ORDERS).every((order) => dayIn(day, order) === undefined))
    .map(({ line }) => ({ line, column: '', problem: new Problem('reconciliation.day-unreadable') }));

/** What a cell says; in a column of amounts without any point a comma parts the fraction where cells are parted otherwise. */
function saidIn(rows: readonly Cells[], places: Places, separator: string | undefined): Said {
  const parted = separator === ';' || separator === '\t';
  const cellAt = (cells: Cells, column: Column): Cell | undefined => cells[places[column] ?? -1];
  const withCommas = new Set(
    AMOUNTS.filter(
      (column) => parted && !rows.some((cells) => cellText(cellAt(cells, column)).includes('.')),
    ),
  );
  return (cells, column) => {
    const text = cellText(cellAt(cells, column)).trim();
    return withCommas.has(column) ? withPoint(toLatinDigits(text)) : text;
  };
}

/**
 * Day or month first: as the days can be read at all. Where both can, day first, as this country writes, if its days
 * lie within the time it is of and do not jump back and forth, and month first would not do as well.
 */
function orderOf(lines: readonly WrittenLine[], { from = '', to = '9999' }: StatementChoices) {
  const orders = DAY_ORDERS.filter((order) => lines.every(({ day }) => dayIn(day, order) !== undefined));
  const alike = lines.every(({ day }) => dayIn(day, 'day-first') === dayIn(day, 'month-first'));
  if (alike) return 'day-first';
  if (orders.length === 1) return orders[0];
  const daysIn = (order: DayOrder) => lines.map(({ day }) => dayIn(day, order) ?? '');
  const within = orders.filter((order) => daysIn(order).every((day) => day >= from && day <= to));
  const ordered = within.filter((order) => isRising(daysIn(order)) || isRising(daysIn(order).toReversed()));
  const isOnly = (fitting: readonly DayOrder[]) => fitting.length === 1 && fitting[0] === 'day-first';
  return isOnly(within) || isOnly(ordered) ? 'day-first' : undefined;
}

const isRising = (days: readonly string[]) =>
  days.every((day, at) => at === 0 || (days[at - 1] ?? '') <= day);

const ambiguous = (lines: readonly WrittenLine[]) =>
  lines.find(({ day }) => dayIn(day, 'day-first') !== dayIn(day, 'month-first'))?.line ?? 1;

/** The one way in which every balance goes on; else what is against it, by line. */
function oneReading(
  lines: readonly WrittenLine[],
  order: DayOrder,
  choices: StatementChoices,
  forward: number | undefined,
): readonly Found[] | RowProblem | Problem {
  const readings = readingsOf(lines, order);
  const whole = readings.filter((found) => brokenAt(found) === undefined && goesOn(found, forward));
  const [first] = whole;
  const inFile = readings[0] ?? [];
  if (!first) {
    const broken = brokenAt(fallsAt(inFile) ? (readings[1] ?? inFile) : inFile);
    return problemAt(broken ?? inFile[0], 'reconciliation.balance-breaks');
  }
  if (choices.order === 'file') return whole.find((found) => found[0]?.line === inFile[0]?.line) ?? first;
  const risen = whole.find((found) => fallsAt(found) === undefined);
  return risen ?? problemAt(fallsAt(first), 'reconciliation.days-fall');
}

/** What the bank brought forward is the balance before the first line. */
const goesOn = ([first]: readonly Found[], forward: number | undefined) =>
  forward === undefined || !first || first.row.balance - first.row.amount === forward;

const problemAt = (found: Found | undefined, key: string): RowProblem => ({
  ...{ line: found?.line ?? 1, column: '' },
  problem: new Problem(key),
});
