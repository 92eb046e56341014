import { type Day, dayNumber, paisa } from '@madrasah/events';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';
import { eachFlow, FLOW } from '../flows/money-flows.ts';

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
  /** Came, or below zero went, from or to another money account or fund of the house: no money came in. */
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

/** The column of the day that a flow of an entry belongs to; `amount` is below zero where money went. */
function columnOf(entry: string, flow: number, amount: number): keyof Sums {
  if (flow === FLOW.opening) return 'opening';
  if (flow === FLOW.contra || flow === FLOW.transfer) return 'moved';
  if (entry === REVERSED) return 'reversed';
  if (amount < 0) return 'paid';
  return entry === COLLECTED ? 'fees' : 'other';
}
/** Columns that count what went. */
const isOut = (column: keyof Sums) => column === 'reversed' || column === 'paid';

/** Is told of what came into an account in a fund, or below zero went, both as indexes, and in which column it stands. */
type OnMoney = (
  column: keyof Sums,
  amount: number,
  of: { readonly entry: number; readonly account: number; readonly fund: number },
) => void;

/** Goes through the money of a day, what was there in the morning included. @param accounts all that hold money */
function eachOfDay(
  books: Books,
  cut: Cut,
  { accounts, on }: { accounts: ReadonlySet<string>; on: Day },
  told: OnMoney,
): void {
  const { tables, names } = books;
  const day = dayNumber(on);
  const kindOf = (entry: number) => names.kinds.value(tables.entries.kind.at(entry));
  const until = { ...cut, asOf: Math.min(day, cut.asOf) };
  eachFlow(books, until, { accounts, from: day }, (entry, fund, account, _, amount, flow) =>
    told(columnOf(kindOf(entry), flow, amount), amount, { entry, account, fund }),
  );
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
 * @param accounts all money accounts; `of` those that count, `fundId` the one fund, all where absent
 */
export function dayMadeOf(
  books: Books,
  cut: Cut,
  figure: DayFigure,
  {
    accounts,
    of = accounts,
    on,
    fundId,
  }: { accounts: ReadonlySet<string>; of?: ReadonlySet<string>; on: Day; fundId?: number | undefined },
): Map<number, number> {
  const { names } = books;
  const columns: readonly (keyof Sums)[] = ADDED[figure];
  const wanted = fundId === undefined ? undefined : names.funds.find(fundId);
  const found = new Map<number, number>();
  eachOfDay(books, cut, { accounts, on }, (column, amount, { entry, account, fund }) => {
    if (!columns.includes(column) || !of.has(names.accounts.value(account))) return;
    if (wanted !== undefined && fund !== wanted) return;
    found.set(entry, (found.get(entry) ?? 0) + (figure === 'paid' ? -amount : amount));
  });
  return found;
}

/**
 * What came into and went out of the money accounts on a day, by account and fund; pairs that never held anything
 * are left out.
 * @param accounts all accounts that hold money, as postings name them: what goes from one to another is moved
 * @param of those that are told
 */
export function moneyOfDay(
  books: Books,
  cut: Cut,
  accounts: ReadonlySet<string>,
  on: Day,
  of: ReadonlySet<string> = accounts,
): MoneyDay[] {
  const { names } = books;
  const cells = new Map<string, { account: string; fundId: number; sums: Sums }>();
  eachOfDay(books, cut, { accounts, on }, (column, amount, at) => {
    const account = names.accounts.value(at.account);
    if (!of.has(account)) return;
    const key = `${at.account}:${at.fund}`;
    const cell = cells.get(key) ?? { account, fundId: names.funds.value(at.fund), sums: { ...NOTHING } };
    cells.set(key, cell);
    cell.sums[column] += isOut(column) ? -amount : amount;
  });
  return [...cells.values()].map(({ account, fundId, sums }) => {
    const { opening, fees, other, reversed, paid, moved } = sums;
    return { account, fundId, ...sums, balance: paisa(opening + fees + other - reversed - paid + moved) };
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
