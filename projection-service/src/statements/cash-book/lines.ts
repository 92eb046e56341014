import { type Day, dayNumber, dayOfNumber, paisa } from '@madrasah/events';
import { eachFlow, FLOW, journalEntry } from '../../ledger/books/index.ts';
import { type AccountNames, narrated } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';

/** The columns of a cash book. What its names do not tell is cash. */
export const COLUMNS = ['cash', 'bank', 'wallet'] as const;
export type CashColumn = (typeof COLUMNS)[number];
export type Columns = Readonly<Record<CashColumn, number>>;

export const columnOf = (names: AccountNames, account: string): CashColumn => {
  const kind = names.moneyKind(account);
  return kind === 'other' ? 'cash' : kind;
};

/** A line of one side of a day, in paisa. */
export interface CashLine {
  readonly head: string;
  /** How the money came or went: for a head, from or to another account, from or to another fund. */
  readonly kind: number;
  /** The entries it is made of: one, or all of a head. */
  readonly entries: readonly number[];
  readonly columns: Columns;
  /** What its only entry tells of people and papers; '' of several. */
  readonly narration: string;
}

export interface CashDay {
  readonly on: Day;
  readonly opening: Columns;
  readonly receipts: readonly CashLine[];
  readonly payments: readonly CashLine[];
  readonly closing: Columns;
}

type Sums = Record<CashColumn, number>;
const nothing = (): Sums => ({ cash: 0, bank: 0, wallet: 0 });
const added = (one: Columns, other: Columns, sign: 1 | -1): Sums => ({
  cash: paisa(one.cash + sign * other.cash),
  bank: paisa(one.bank + sign * other.bank),
  wallet: paisa(one.wallet + sign * other.wallet),
});

interface Draft {
  readonly day: number;
  readonly isIn: boolean;
  readonly head: number;
  readonly kind: number;
  readonly entries: Set<number>;
  readonly columns: Sums;
}

/** Sums what moved into one line a day, side and head, or a line an entry. */
function drafts(
  { books, cut, from, money, fundId, names }: Asking,
  shown: ReadonlySet<string>,
  by: 'head' | 'entry',
) {
  const accounts = books.names.accounts.values();
  const columns = accounts.map((account) => (shown.has(account) ? columnOf(names, account) : undefined));
  const fundWanted = fundId === undefined ? undefined : books.names.funds.find(fundId);
  const opening = nothing();
  /** Of it what was brought over from paper on one of the days, by that day. */
  const brought = new Map<number, Sums>();
  const lines = new Map<number, Draft>();
  const width = books.names.accounts.size;
  const first = dayNumber(from);
  const { on } = books.tables.entries;
  eachFlow(books, cut, { accounts: money, from: first }, (entry, fund, account, head, amount, kind) => {
    const column = columns[account];
    if (!column || (fundWanted !== undefined && fund !== fundWanted)) return;
    const day = on.at(entry);
    if (kind === FLOW.opening) {
      opening[column] += amount;
      if (day > first)
        brought.set(day, added(brought.get(day) ?? nothing(), { ...nothing(), [column]: amount }, 1));
      return;
    }
    const of = (by === 'entry' ? entry : day) * 2 + Number(amount > 0);
    const key = (of * width + head) * 4 + kind;
    let line = lines.get(key);
    if (!line) {
      line = { day, isIn: amount > 0, head, kind, entries: new Set<number>(), columns: nothing() };
      lines.set(key, line);
    }
    line.entries.add(entry);
    line.columns[column] += Math.abs(amount);
  });
  return { opening, brought, lines: [...lines.values()] };
}

/**
 * The days on which money moved, each with both its sides. Balances of paper stand at the opening; those of a morning
 * among the days come to the day that follows, so that every evening is what the accounts have.
 */
export function cashDays(asking: Asking, shown: ReadonlySet<string>, by: 'head' | 'entry') {
  const { opening, brought, lines } = drafts(asking, shown, by);
  const names = asking.books.names.accounts;
  const byDay = Map.groupBy(
    lines.toSorted((one, other) => one.day - other.day),
    ({ day }) => day,
  );
  const mornings = [...brought].sort(([one], [other]) => one - other);
  let balance: Columns = mornings.reduce((rest, [, columns]) => added(rest, columns, -1), opening);
  const days = [...byDay].map(([day, of]): CashDay => {
    const side = (isIn: boolean) =>
      of
        .filter((line) => line.isIn === isIn)
        .map(({ head, kind, entries, columns }) => ({
          ...{ head: names.value(head), kind, columns },
          entries: [...entries],
          narration: '',
        }));
    const [receipts, payments] = [side(true), side(false)];
    while (mornings[0] && mornings[0][0] <= day)
      balance = added(balance, mornings.shift()?.[1] ?? nothing(), 1);
    const before = balance;
    for (const line of receipts) balance = added(balance, line.columns, 1);
    for (const line of payments) balance = added(balance, line.columns, -1);
    return { on: dayOfNumber(day), opening: before, receipts, payments, closing: balance };
  });
  for (const [, columns] of mornings) balance = added(balance, columns, 1);
  return { opening: opening as Columns, days, closing: balance };
}

/** The days with what the only entry of a line tells. @throws DocumentsAway */
export async function narratedDays(
  { books, narrationOf }: Asking,
  days: readonly CashDay[],
): Promise<CashDay[]> {
  const single = ({ entries: [first = 0, ...others] }: CashLine) =>
    others.length === 0 ? [journalEntry(books, first)] : [];
  const narration = await narrationOf(
    days.flatMap(({ receipts, payments }) => [...receipts, ...payments].flatMap(single)),
  );
  const told = (line: CashLine): CashLine => {
    const [entry] = single(line);
    return entry ? { ...line, narration: narrated(narration(entry)) } : line;
  };
  return days.map((day) => ({
    ...day,
    receipts: day.receipts.map(told),
    payments: day.payments.map(told),
  }));
}

export const sumOfColumns = ({ cash, bank, wallet }: Columns) => paisa(cash + bank + wallet);
export { added as addedColumns, nothing as noColumns };
