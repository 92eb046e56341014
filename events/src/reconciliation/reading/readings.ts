import { type Day, paisa, writtenDay } from '../../kernel/index.ts';
import type { WrittenLine } from './lines.ts';

/** A line of a bank's statement; amounts in paisa, above zero what came in. */
export interface StatementRow {
  readonly on: Day;
  readonly amount: number;
  /** The account's balance after it. */
  readonly balance: number;
  /** What the bank says of it, its number with it. */
  readonly text: string;
}

/** A row of the statement with its line in the file. */
export interface Found {
  readonly line: number;
  readonly row: StatementRow;
}

export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** A day in a way of writing it; 04/11 is 4 November or 11 April. */
export const dayIn = (text: string, order: DayOrder): Day | undefined =>
  writtenDay(text, order === 'month-first' ? 'month' : 'day');

/** A balance that the bank does not tell: the next one that it tells must prove it. */
const UNTOLD = Number.NaN;
const isTold = ({ row }: Found) => !Number.isNaN(row.balance);

/** The balances that are not told, by those that are: from the one before, else from the one behind; never beyond the last. */
function balanced(found: readonly Found[]): readonly Found[] {
  if (found.every(isTold)) return found;
  const balances = found.map(({ row }) => row.balance);
  const last = found.findLastIndex(isTold);
  const amountOf = (at: number) => found[at]?.row.amount ?? 0;
  const fill = (at: number, balance: number) => {
    if (Number.isNaN(balances[at])) balances[at] = balance;
  };
  for (let at = 1; at <= last; at += 1) fill(at, (balances[at - 1] ?? UNTOLD) + amountOf(at));
  for (let at = last - 1; at >= 0; at -= 1) fill(at, (balances[at + 1] ?? UNTOLD) - amountOf(at + 1));
  return found.map((one, at) => ({ ...one, row: { ...one.row, balance: balances[at] ?? UNTOLD } }));
}

/** The first line whose balance nothing tells or proves. */
export const untoldAt = (found: readonly Found[]): Found | undefined => found.find((one) => !isTold(one));

/** Amounts as they are signed; or all that went out below the line, whatever sign stands before it. */
const SIGNS: readonly ((line: WrittenLine) => number)[] = [
  ({ out, into }) => into - out,
  ({ out, into }) => into - Math.abs(out),
];

/** The first line whose balance is not the one before it with its amount, or is not told. */
export const brokenAt = (found: readonly Found[]): Found | undefined =>
  found.find(({ row }, index) => {
    const before = found[index - 1]?.row;
    return Number.isNaN(row.balance) || (before !== undefined && before.balance + row.amount !== row.balance);
  });

/** The first line whose day is before that of the line above it. */
export const fallsAt = (found: readonly Found[]): Found | undefined =>
  found.find(({ row }, index) => {
    const before = found[index - 1]?.row;
    return before !== undefined && row.on < before.on;
  });

/** The last day first, the lines of each day as they stand. */
function daysReversed(found: readonly Found[]): readonly Found[] {
  const days: Found[][] = [];
  for (const one of found) {
    const day = days.at(-1);
    if (day?.[0]?.row.on === one.row.on) day.push(one);
    else days.push([one]);
  }
  return days.toReversed().flat();
}

/** The amounts alone, for a file without balances: each way of signing them, in the order of the file. */
export const signedIn = (lines: readonly WrittenLine[], order: DayOrder): readonly (readonly Found[])[] =>
  SIGNS.map((signed) => foundBy(lines, order, signed));

function foundBy(
  lines: readonly WrittenLine[],
  order: DayOrder,
  signed: (line: WrittenLine) => number,
): readonly Found[] {
  return lines.flatMap((written): Found[] => {
    const on = dayIn(written.day, order);
    const { line, balance, text } = written;
    if (on === undefined) return [];
    const known = balance === undefined ? UNTOLD : paisa(balance);
    return [{ line, row: { on, amount: paisa(signed(written)), balance: known, text } }];
  });
}

/**
 * Every way of reading the amounts and the order, those first that are most usual: as it stands, the other way round,
 * and the days alone the other way round.
 */
export function readingsOf(lines: readonly WrittenLine[], order: DayOrder): readonly (readonly Found[])[] {
  return SIGNS.flatMap((signed) => {
    const found = foundBy(lines, order, signed);
    const apart = daysReversed(found);
    return [found, found.toReversed(), apart, apart.toReversed()].map(balanced);
  });
}
