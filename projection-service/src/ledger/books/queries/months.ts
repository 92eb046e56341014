import { type Day, dayNumber, monthAfter, monthOf, paisa } from '@madrasah/events';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';
import { lessens, ROLE } from '../roles.ts';
import { NONE } from '../tables.ts';
import { openingDay } from './beginning.ts';

/** What became of fees in one month, in paisa. */
export interface MonthOfFees {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Charges whose day fell in it; of a day before the opening of their fund, those of which the entry stands in it. */
  readonly fellDue: number;
  /** Paid towards charges in it, by money or from an advance; less what was taken back in it. */
  readonly collected: number;
  readonly conceded: number;
  /** What was owed at its end, as the list of dues and the trial balance have it: by the day of each entry. */
  readonly due: number;
}

/** Day number → place among the months: 0 earlier, 1 … count, count + 1 later. */
function placing(first: string, count: number): (day: number) => number {
  const starts = Array.from({ length: count + 1 }, (_, index) => dayNumber(`${monthAfter(first, index)}-01`));
  const [begin, end] = [starts[0] as number, starts[count] as number];
  const places = new Uint8Array(end - begin);
  for (let place = 1; place <= count; place += 1)
    places.fill(place, (starts[place - 1] as number) - begin, (starts[place] as number) - begin);
  return (day) => (day < begin ? 0 : day >= end ? count + 1 : (places[day - begin] as number));
}

/**
 * The fees of the months up to that of a day, the oldest first.
 * @param sessionId only charges of this session
 */
export function feesByMonth(
  books: Books,
  cut: Cut,
  { until, count, sessionId }: { until: Day; count: number; sessionId?: number | undefined },
): MonthOfFees[] {
  const first = monthAfter(monthOf(until), 1 - count);
  const { charged, fellDue, conceded, due } = sumsByMonth(
    books,
    cut,
    placing(first, count),
    count,
    sessionId,
  );
  let owed = 0;
  return Array.from({ length: count + 1 }, (_, place) => {
    const at = (sums: Float64Array) => paisa(sums[place] as number);
    const collected = paisa(at(charged) - at(conceded) - at(due));
    owed = paisa(owed + at(due));
    const month = monthAfter(first, place - 1);
    return { month, fellDue: at(fellDue), collected, conceded: at(conceded), due: owed };
  }).slice(1);
}

/**
 * What each entry gave to what fell due in a month, or was collected in it, in paisa, by revision.
 * @param month `YYYY-MM`
 * @param sessionId only charges of this session
 */
export function feesMadeOf(
  books: Books,
  cut: Cut,
  figure: 'fellDue' | 'collected',
  { month, sessionId }: { month: string; sessionId?: number | undefined },
): Map<number, number> {
  const { rows, entries, items, accounts } = books.tables;
  const isIn = placing(month, 1);
  const dueDay = dueDays(books, cut);
  const found = new Map<number, number>();
  for (let row = 0; row < cut.rows; row += 1) {
    const item = rows.item.at(row);
    const entry = rows.entry.at(row);
    const day = entries.on.at(entry);
    if (item === NONE || day > cut.asOf) continue;
    if (sessionId !== undefined && items.session.at(item) !== sessionId) continue;
    const role = accounts.role.at(rows.account.at(row));
    const counts =
      figure === 'fellDue'
        ? role === ROLE.charged && isIn(dueDay(row)) === 1
        : (role === ROLE.charged || lessens(role) || role === ROLE.receivable) && isIn(day) === 1;
    if (counts) found.set(entry, (found.get(entry) ?? 0) - rows.amount.at(row));
  }
  return found;
}

/** The day on which what a row charges fell due: what was due before the opening of its fund fell due by its entry. */
function dueDays(books: Books, cut: Cut): (row: number) => number {
  const { rows, entries, items } = books.tables;
  const opened = new Map<number, number>();
  const openedOn = (fund: number): number => {
    const known = opened.get(fund);
    if (known !== undefined) return known;
    const day = openingDay(books, cut, books.names.funds.value(fund));
    const found = day === undefined ? 0 : dayNumber(day);
    opened.set(fund, found);
    return found;
  };
  return (row) => {
    const due = items.dueOn.at(rows.item.at(row));
    return due < openedOn(rows.fund.at(row)) ? entries.on.at(rows.entry.at(row)) : due;
  };
}

function sumsByMonth(
  books: Books,
  cut: Cut,
  placeOf: (day: number) => number,
  count: number,
  sessionId: number | undefined,
) {
  const empty = () => new Float64Array(count + 2);
  const sums = { charged: empty(), fellDue: empty(), conceded: empty(), due: empty() };
  const dueDay = dueDays(books, cut);
  const add = (to: Float64Array, day: number, amount: number) => {
    const place = placeOf(day);
    to[place] = (to[place] as number) + amount;
  };
  const { rows, entries, items, accounts } = books.tables;
  for (let row = 0; row < cut.rows; row += 1) {
    const item = rows.item.at(row);
    const day = entries.on.at(rows.entry.at(row));
    if (item === NONE || day > cut.asOf) continue;
    if (sessionId !== undefined && items.session.at(item) !== sessionId) continue;
    const role = accounts.role.at(rows.account.at(row));
    const amount = rows.amount.at(row);
    if (role === ROLE.receivable) add(sums.due, day, amount);
    else if (lessens(role)) add(sums.conceded, day, amount);
    else if (role === ROLE.charged) {
      add(sums.charged, day, -amount);
      add(sums.fellDue, dueDay(row), -amount);
    }
  }
  return sums;
}
