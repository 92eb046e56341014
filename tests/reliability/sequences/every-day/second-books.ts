import { LEDGER_CLASS } from '@madrasah/events/ledger';
import type { ChartFacts, Taken } from '../invariants/invariant.ts';
import { isFact } from '../invariants/money.ts';
import { accountingYear } from '../invariants/numbers.ts';

/** What begins each accounting year with nothing, beside the income and expense of the chart. */
const EARNED: ReadonlySet<string> = new Set(
  ['concession', 'waiver', 'fee-refund', 'recovered', 'write-off', 'cash-over', 'cash-short']
    .concat([...['transfer-in', 'transfer-out', 'wallet-charge', 'zakat-given']])
    .map((name) => `sys:${name}`),
);
const OF_THE_YEAR: readonly number[] = [LEDGER_CLASS.income, LEDGER_CLASS.expense];
const CLOSING: readonly string[] = ['YearClosed', 'YearReopened'];
const OWN = 'sys:fund-balance';

/** One line on a day, debit above zero. */
interface Line {
  readonly account: string;
  readonly fund: number;
  readonly party: number | undefined;
  readonly item: number | undefined;
  readonly amount: number;
  /** Of an entry that closes a year, or takes that back. */
  readonly closing: boolean;
}

/** How things stood at the end of a day, debit above zero, in paisa. */
export interface Evening {
  readonly day: string;
  /** By `account|fund`, with what closed years. */
  readonly balances: ReadonlyMap<string, number>;
  /** Money of an account over all funds. */
  readonly money: ReadonlyMap<string, number>;
  readonly items: ReadonlyMap<number, number>;
  /** By `party|fund|account`. */
  readonly advances: ReadonlyMap<string, number>;
  /** By fund, credit above zero, without what closed years: at the year's beginning, and earned since. */
  readonly beginning: ReadonlyMap<number, number>;
  readonly surplus: ReadonlyMap<number, number>;
  /** By `account|fund`, debit above zero: what the year earned and used up, with what closed it; and that alone. */
  readonly ofYear: ReadonlyMap<string, number>;
  readonly closed: ReadonlyMap<string, number>;
  /** It is the last day of a year that is signed off. */
  readonly isSignedOff: boolean;
}

const add = <K>(sums: Map<K, number>, key: K, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);

/**
 * A double entry of the test's own, kept from nothing but the lines of the journal: it knows no table and no cut of
 * the product's books, so that a defect on one side shows on the other.
 */
export class SecondBooks {
  readonly #chart: ChartFacts;
  readonly #days = new Map<string, Line[]>();
  /** Accounts of funds from which a fact has taken money, and from which day on: a count, a cheque that bounced. */
  readonly #facts = new Map<string, string>();
  /** The last days of the years that are signed off. */
  readonly #signedOff = new Set<string>();

  constructor(chart: ChartFacts) {
    this.#chart = chart;
  }

  take(taken: Taken): void {
    const { on: day, lines, type } = taken;
    if (type === 'YearClosed') this.#signedOff.add(day);
    if (type === 'YearReopened') this.#signedOff.delete(day);
    if (lines.length === 0) return;
    const of = this.#days.get(day) ?? [];
    this.#days.set(day, of);
    const closing = CLOSING.includes(type);
    for (const { account, fund, party, itemId: item, debit, credit } of lines) {
      of.push({ account, fund, party, item, amount: debit - credit, closing });
      const key = `${account}|${fund}`;
      if (credit > 0 && isFact(taken) && day < (this.#facts.get(key) ?? '9999')) this.#facts.set(key, day);
    }
  }

  isMoney = (account: string): boolean => this.#chart.money.has(account);

  /** Whether an evening may be short: a fact took from it, by then or before. */
  isExcused = (key: string, day: string): boolean => (this.#facts.get(key) ?? '9999') <= day;

  /** The days on which something stands, and those around the turns of the years between them. */
  get days(): string[] {
    const own = [...this.#days.keys()].sort();
    const [first = '', last = ''] = [own[0], own.at(-1)];
    const turns = own.flatMap((day) => turnsOf(day)).filter((day) => day > first && day < last);
    return [...new Set([...own, ...turns])].sort();
  }

  /** Evening by evening; the maps are the same ones, and go on. */
  *evenings(): Generator<Evening> {
    const standing = {
      balances: new Map<string, number>(),
      money: new Map<string, number>(),
      items: new Map<number, number>(),
      advances: new Map<string, number>(),
      beginning: new Map<number, number>(),
      surplus: new Map<number, number>(),
      ofYear: new Map<string, number>(),
      closed: new Map<string, number>(),
    };
    let year: number | undefined;
    for (const day of this.days) {
      if (accountingYear(day) !== year) {
        for (const [fund, amount] of standing.surplus) add(standing.beginning, fund, amount);
        for (const sums of [standing.surplus, standing.ofYear, standing.closed]) sums.clear();
        year = accountingYear(day);
      }
      for (const line of this.#days.get(day) ?? []) this.#enter(standing, line);
      yield { day, ...standing, isSignedOff: this.#signedOff.has(day) };
    }
  }

  #enter(
    { balances, money, items, advances, beginning, surplus, ofYear, closed }: Standing,
    { account, fund, party, item, amount, closing }: Line,
  ): void {
    add(balances, `${account}|${fund}`, amount);
    if (this.isMoney(account)) add(money, account, amount);
    if (account === 'sys:receivable' && item !== undefined) add(items, item, amount);
    if (ADVANCES.includes(account)) add(advances, `${party}|${fund}|${account}`, amount);
    const isOfTheYear = account !== OWN && this.#isOfTheYear(account);
    if (isOfTheYear) add(ofYear, `${account}|${fund}`, amount);
    if (closing) add(closed, `${account}|${fund}`, amount);
    else if (account === OWN) add(beginning, fund, -amount);
    else if (isOfTheYear) add(surplus, fund, -amount);
  }

  #isOfTheYear(account: string): boolean {
    const its = this.#chart.classes.get(Number(account.slice('sl:'.length)));
    return its === undefined ? EARNED.has(account) : OF_THE_YEAR.includes(its);
  }
}

const ADVANCES: readonly string[] = ['sys:open-advance', 'sys:month-advance'];

type Standing = {
  readonly [K in Exclude<keyof Evening, 'day' | 'isSignedOff'>]: Evening[K] extends ReadonlyMap<
    infer I,
    number
  >
    ? Map<I, number>
    : never;
};

/** The last day of a day's accounting year, and the first of the next. */
function turnsOf(day: string): string[] {
  const year = 1 + accountingYear(day);
  return [`${year}-06-30`, `${year}-07-01`];
}
