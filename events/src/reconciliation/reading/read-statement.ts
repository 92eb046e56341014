import { type Cells, hasDecimalCommas, type RowProblem, type Table, textUnder } from '../../kernel/index.ts';
import {
  headingsNamed,
  headingsRemembered,
  movedHeadings,
  type NamedColumns,
  namedColumns,
} from './by-hand.ts';
import { type Column, type Headings, headingsIn, type Places } from './columns.ts';
import { faultAt, type PassedLine, type Said, type WrittenLine, writtenLines } from './lines.ts';
import {
  brokenAt,
  DAY_ORDERS,
  type DayOrder,
  dayIn,
  type Found,
  fallsAt,
  readingsOf,
  type StatementRow,
  untoldAt,
} from './readings.ts';

import { readBySum } from './without-balance.ts';

export type { StatementRow } from './readings.ts';

export interface ReadStatement {
  /** In the order of their days, unless somebody chose the file's. */
  readonly rows: readonly StatementRow[];
  /** The line of the file on which each of them stands. */
  readonly at: readonly number[];
  /** What stands over each column that was read, by what it was taken for. */
  readonly columns: readonly { readonly as: Column; readonly at: number; readonly heading: string }[];
  /** Where somebody named the columns: what is remembered of it for the account. */
  readonly named?: NamedColumns;
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
  /** Which column is what, as somebody named them. */
  readonly columns?: Places | undefined;
  /** The same as somebody named them for this account before: counts where the headings are those again. */
  readonly known?: NamedColumns | undefined;
  /** What stood before the first line and after the last, in paisa: of a file that has no column of balances. */
  readonly opening?: number | undefined;
  readonly closing?: number | undefined;
}

/** More would not fit into one append with what each line says. */
export const MOST_LINES = 800;

const AMOUNTS: readonly Column[] = ['out', 'in', 'amount', 'charge', 'balance'];

/**
 * The lines of a statement as a bank gives it out: whatever stands above the headings is passed over, columns nobody
 * needs as well. A line of money without a day has the day above it. The balances must go on from line to line; they
 * choose among the ways of reading it and invent none. Where two ways fit, a person is asked.
 */
export function readStatement({ rows, separator }: Table, choices: StatementChoices = {}): ReadStatement {
  const headings = headingsOf(rows, choices);
  if (!headings) return wrong(unheaded(rows, choices));
  const said = saidIn(rows.slice(headings.last + 1), headings.places, separator);
  const { lines, passed, problems, forward } = writtenLines(rows, headings, said);
  const faults = [...problems, ...unreadDays(lines, choices.days)].toSorted(
    (one, other) => one.line - other.line,
  );
  if (faults.length > 0) return { ...NOTHING, passed, problems: faults };
  const top = headings.last + 1;
  if (lines.length === 0) return wrong(faultAt(top, 'import.no-rows'));
  if (lines.length > MOST_LINES) return wrong(faultAt(top, 'import.too-many-rows', { max: MOST_LINES }));
  const order = choices.days ?? orderOf(lines, choices);
  if (order === undefined) return wrong(faultAt(ambiguous(lines), 'reconciliation.days-ambiguous'));
  const found =
    headings.places.balance === undefined
      ? readBySum(lines, order, { ...choices, opening: choices.opening ?? forward, closing: choices.closing })
      : typedFault(oneReading(lines, order, choices, forward), choices);
  if ('problem' in found) return wrong(found);
  return {
    ...{
      rows: found.map(({ row }) => row),
      at: found.map(({ line }) => line),
      columns: columnsRead(headings),
    },
    ...(choices.columns ? { named: namedColumns(rows, headings) } : {}),
    ...{ passed, problems: [] },
  };
}

const NOTHING = { rows: [], at: [], columns: [] };
const wrong = (problem: RowProblem): ReadStatement => ({ ...NOTHING, passed: [], problems: [problem] });

function unheaded(rows: readonly Cells[], { columns, known }: StatementChoices): RowProblem {
  if (columns) return faultAt(1, 'reconciliation.no-days');
  const moved = movedHeadings(rows, known);
  return moved < 0
    ? faultAt(1, 'reconciliation.no-headings')
    : faultAt(moved + 1, 'reconciliation.headings-moved');
}

/** As somebody named the columns; as somebody did for the same headings before; as their headings say. */
const headingsOf = (rows: readonly Cells[], { columns, known }: StatementChoices): Headings | undefined =>
  columns ? headingsNamed(rows, columns) : (headingsRemembered(rows, known) ?? headingsIn(rows));

const columnsRead = ({ places, words }: Headings) =>
  (Object.entries(places) as [Column, number][])
    .map(([as, place]) => ({ as, at: place + 1, heading: words[place] ?? '' }))
    .toSorted((one, other) => one.at - other.at);

/** What was typed of a file that tells its balances must be what they are. */
function typedFault(
  found: readonly Found[] | RowProblem,
  { opening, closing }: StatementChoices,
): readonly Found[] | RowProblem {
  if ('problem' in found) return found;
  const [first, last] = [found[0]?.row, found.at(-1)?.row];
  if (!first || !last) return found;
  const said = { opening: first.balance - first.amount, closing: last.balance };
  const isSame = (opening ?? said.opening) === said.opening && (closing ?? said.closing) === said.closing;
  return isSame ? found : faultAt(found[0]?.line ?? 1, 'reconciliation.typed-differs', said);
}

/** Lines whose day can be read in no way, or not in the one that somebody chose. */
const unreadDays = (lines: readonly WrittenLine[], chosen: DayOrder | undefined): RowProblem[] =>
  lines
    .filter(({ day }) => (chosen ? [chosen] : DAY_ORDERS).every((order) => dayIn(day, order) === undefined))
    .map(({ line, day }) => faultAt(line, 'reconciliation.day-unreadable', { value: day.slice(0, 40) }));

/** What a cell says; in a column of amounts a comma may part the fraction, as in every file that is read. */
function saidIn(rows: readonly Cells[], places: Places, separator: string | undefined): Said {
  const cellAt = (cells: Cells, column: Column) => cells[places[column] ?? -1];
  const commas = new Set(
    AMOUNTS.filter((column) =>
      hasDecimalCommas(
        separator,
        rows.map((cells) => cellAt(cells, column)),
      ),
    ),
  );
  return (cells, column) => textUnder(cellAt(cells, column), commas.has(column)).trim();
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
): readonly Found[] | RowProblem {
  const readings = readingsOf(lines, order);
  const whole = readings.filter((found) => brokenAt(found) === undefined && goesOn(found, forward));
  const [first] = whole;
  const inFile = readings[0] ?? [];
  const risen = whole.find((found) => fallsAt(found) === undefined);
  const untold = untoldAt(inFile);
  if (untold && !risen) return foundAt(untold, 'reconciliation.balance-untold');
  if (!first) {
    const broken = brokenAt(fallsAt(inFile) ? (readings[1] ?? inFile) : inFile);
    return foundAt(broken ?? inFile[0], 'reconciliation.balance-breaks');
  }
  if (choices.order === 'file') return whole.find((found) => found[0]?.line === inFile[0]?.line) ?? first;
  return risen ?? foundAt(fallsAt(first), 'reconciliation.days-fall');
}

/** What the bank brought forward is the balance before the first line. */
const goesOn = ([first]: readonly Found[], forward: number | undefined) =>
  forward === undefined || !first || first.row.balance - first.row.amount === forward;

const foundAt = (found: Found | undefined, key: string): RowProblem => faultAt(found?.line ?? 1, key);
