import { type Day, dayNumber, journalEvents, paisa } from '@madrasah/events';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';

/** A money account in one fund on one day, in paisa: opening + fees + other − reversed − paid + moved = balance. */
export interface MoneyDay {
  readonly account: string;
  readonly fundId: number;
  /** In the account at the beginning of the day, balances brought over from paper that day included. */
  readonly opening: number;
  /** Taken on fee receipts. */
  readonly fees: number;
  /** Taken on credit vouchers. */
  readonly other: number;
  /** Less by receipts that were taken back. */
  readonly reversed: number;
  /** Paid out on debit vouchers and refunds. */
  readonly paid: number;
  /** Came, or below zero went, by contra, between funds, or as an advance that was applied or given back: no money came in. */
  readonly moved: number;
  readonly balance: number;
}

/** The receipts of a day, and those taken back on it, whatever day they were of; money in paisa. */
export interface ReceiptsOfDay {
  readonly count: number;
  readonly total: number;
  /** How many of the day's receipts were taken back since. */
  readonly cancelled: number;
  readonly reversed: { readonly count: number; readonly total: number };
}

const COLLECTED = 'FeesCollected';
const REVERSED = 'CollectionReversed';

type Sums = { -readonly [K in Exclude<keyof MoneyDay, 'account' | 'fundId' | 'balance'>]: number };

const NOTHING: Sums = { opening: 0, fees: 0, other: 0, reversed: 0, paid: 0, moved: 0 };

/** The column of the day that a row of a kind of entry belongs to; `amount` is below zero where money went. */
function columnOf(kind: string, amount: number): keyof Sums {
  const ofDay = journalEvents.get(kind)?.entry.ofDay;
  if (ofDay) return ofDay;
  if (kind === REVERSED) return 'reversed';
  if (amount < 0) return 'paid';
  return kind === COLLECTED ? 'fees' : 'other';
}
/** Columns that count what went. */
const isOut = (column: keyof Sums) => column === 'reversed' || column === 'paid';

function add(sums: Sums, kind: string, amount: number): void {
  const column = columnOf(kind, amount);
  sums[column] += isOut(column) ? -amount : amount;
}

/** The columns that a figure of a day adds up; of `collected` what was taken back is less. */
const ADDED = {
  received: ['fees', 'other'],
  collected: ['fees', 'reversed'],
  other: ['other'],
  paid: ['paid'],
  moved: ['moved'],
} as const satisfies Readonly<Record<string, readonly (keyof Sums)[]>>;
export type DayFigure = keyof typeof ADDED;
export const isDayFigure = (name: string): name is DayFigure => name in ADDED;

/**
 * What each entry of a day gave to a figure of it, in paisa, by revision.
 * @param accounts the money accounts that count; `fundId` the one fund, all where absent
 */
export function dayMadeOf(
  { tables: { rows, entries }, names }: Books,
  cut: Cut,
  figure: DayFigure,
  { accounts, on, fundId }: { accounts: ReadonlySet<string>; on: Day; fundId?: number | undefined },
): Map<number, number> {
  const day = dayNumber(on);
  const columns: readonly (keyof Sums)[] = ADDED[figure];
  const fund = fundId === undefined ? undefined : names.funds.find(fundId);
  const isMoney = names.accounts.values().map((account) => accounts.has(account));
  const found = new Map<number, number>();
  for (let row = 0; row < cut.rows; row += 1) {
    const entry = rows.entry.at(row);
    if (!isMoney[rows.account.at(row)] || entries.on.at(entry) !== day || day > cut.asOf) continue;
    if (fund !== undefined && rows.fund.at(row) !== fund) continue;
    const amount = rows.amount.at(row);
    if (!columns.includes(columnOf(names.kinds.value(entries.kind.at(entry)), amount))) continue;
    found.set(entry, (found.get(entry) ?? 0) + (figure === 'paid' ? -amount : amount));
  }
  return found;
}

/**
 * What came into and went out of the money accounts on a day, by account and fund; pairs that never held anything
 * are left out.
 * @param accounts the accounts that hold money, as postings name them
 */
export function moneyOfDay(books: Books, cut: Cut, accounts: ReadonlySet<string>, on: Day): MoneyDay[] {
  const { tables, names } = books;
  const { rows, entries } = tables;
  const day = dayNumber(on);
  const isMoney = names.accounts.values().map((account) => accounts.has(account));
  const cells = new Map<string, { account: number; fund: number; sums: Sums }>();
  for (let row = 0; row < cut.rows; row += 1) {
    const account = rows.account.at(row);
    const entry = rows.entry.at(row);
    if (!isMoney[account] || entries.on.at(entry) > Math.min(day, cut.asOf)) continue;
    const fund = rows.fund.at(row);
    const key = `${account}:${fund}`;
    const cell = cells.get(key) ?? { account, fund, sums: { ...NOTHING } };
    cells.set(key, cell);
    if (entries.on.at(entry) < day) cell.sums.opening += rows.amount.at(row);
    else add(cell.sums, names.kinds.value(entries.kind.at(entry)), rows.amount.at(row));
  }
  return [...cells.values()].map(({ account, fund, sums }) => {
    const { opening, fees, other, reversed, paid, moved } = sums;
    const balance = paisa(opening + fees + other - reversed - paid + moved);
    return { account: names.accounts.value(account), fundId: names.funds.value(fund), ...sums, balance };
  });
}

/** How many receipts a day has, and what they took in. */
export function receiptsOfDay(
  { tables: { entries, rows }, names }: Books,
  cut: Cut,
  accounts: ReadonlySet<string>,
  on: Day,
): ReceiptsOfDay {
  const day = dayNumber(on);
  const sums = { [COLLECTED]: { count: 0, total: 0 }, [REVERSED]: { count: 0, total: 0 } };
  const sumOf = (entry: number) =>
    sums[names.kinds.value(entries.kind.at(entry)) as keyof typeof sums] as { count: number; total: number };
  const counts = (entry: number) => entry <= cut.revision && entries.on.at(entry) === day && day <= cut.asOf;
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    if (!counts(entry)) continue;
    const sum = sumOf(entry);
    if (!sum) continue;
    sum.count += 1;
    const end = entry + 1 < entries.firstRow.length ? entries.firstRow.at(entry + 1) : rows.entry.length;
    for (let row = entries.firstRow.at(entry); row < end; row += 1)
      if (accounts.has(names.accounts.value(rows.account.at(row))))
        sum.total = paisa(sum.total + rows.amount.at(row));
  }
  const { [COLLECTED]: taken, [REVERSED]: back } = sums;
  const cancelled = cancelledOf({ entries, names }, cut, counts);
  return { ...taken, cancelled, reversed: { count: back.count, total: paisa(-back.total) } };
}

/** How many of the counted receipts are taken back by now, on whatever day. */
function cancelledOf(
  { entries, names }: Pick<Books, 'names'> & Pick<Books['tables'], 'entries'>,
  cut: Cut,
  counts: (entry: number) => boolean,
): number {
  const taken = new Set<number>();
  const back = new Set<number>();
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    const kind = names.kinds.value(entries.kind.at(entry));
    if (kind === COLLECTED && counts(entry)) taken.add(entries.ref.at(entry));
    else if (kind === REVERSED && entries.on.at(entry) <= cut.asOf) back.add(entries.ref.at(entry));
  }
  return [...taken].filter((receipt) => back.has(receipt)).length;
}
