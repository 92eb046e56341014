import { addDays, isRefusal, lastDayOf, monthOf, ofLanguage, Problem, type Refusal } from '@madrasah/events';
import { chartedInBoth, type Posting, refuseLedger as refuse, subLedgerOf } from '@madrasah/events/ledger';
import { isMoneyAccount } from '../../chart/lookups.ts';
import type { Books } from '../facts/index.ts';
import { futureDay } from './checks.ts';
import { closedFault, closedThrough, monthFault, reconciledThrough } from './locks.ts';
import { openingDay, openingFault } from './openings.ts';

/**
 * How an entry comes to its day (ACCOUNTING 3.1): `typed` stands on the day that was asked for or is refused; `due`
 * moves on to the first open day; `mirror` takes something back by which no money moves today: on the day of what it
 * takes back while that is open, else today.
 */
export type DayKind = 'typed' | 'due' | 'mirror';

/** What a day must be open for. */
export interface Touched {
  /** Sub-ledgers of money. */
  readonly accounts: readonly number[];
  readonly funds: readonly number[];
}

/** The day an entry bears, as it is spread into its event: `wanted` and `why` are there where it is another. */
export interface EntryDay {
  readonly on: string;
  readonly wanted?: string;
  readonly why?: { readonly key: string; readonly places: Refusal['params'] };
}

/** The money accounts and funds that postings touch. */
export function touchedBy({ chart }: Pick<Books, 'chart'>, postings: readonly Posting[]): Touched {
  const accounts = postings.filter(({ account }) => isMoneyAccount(chart, account));
  return {
    accounts: [...new Set(accounts.map(({ account }) => subLedgerOf(account) as number))],
    funds: [...new Set(postings.map(({ fund }) => fund))],
  };
}

/** Why a day takes no entry: a fund has not begun, its month is locked, or an account is closed; what is for good first. */
export const notOpen = (books: Books, day: string, { accounts, funds }: Touched): Refusal | undefined =>
  openingFault(books, day, funds) ?? monthFault(books, day) ?? closedFault(books, day, accounts);

/** The day after all that holds this one shut; the same day where nothing does. */
function openAfter(books: Books, day: string, { accounts, funds }: Touched): string {
  const { journal } = books;
  const shut = accounts.flatMap((id) => [closedThrough(journal, id), reconciledThrough(journal, id)]);
  if (monthFault(books, day)) shut.push(lastDayOf(monthOf(day)));
  const begins = funds.map((fundId) => openingDay(journal, fundId) ?? '');
  const ends = shut.filter((through) => through >= day).map((through) => addDays(through, 1));
  return [day, ...ends, ...begins].reduce((latest, other) => (other > latest ? other : latest));
}

/** The earliest open day from one on, not after today; the refusal that names the day on which it can be done. */
export function firstOpenDay(books: Books, from: string, touched: Touched): string | Refusal {
  for (let day = from; ; ) {
    const next = openAfter(books, day, touched);
    if (next === day) return day;
    if (next > books.today)
      return refuse('ledger.tomorrow', { account: shutName(books, touched), day: next });
    day = next;
  }
}

/** The log keeps names as they are in the chart: in Bengali. */
const asRecorded = (params: Refusal['params']): Refusal['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? ofLanguage(value, 'bn') : value,
    ]),
  );

/** The account that is closed today: months that are locked are over, so it alone can hold today shut. */
function shutName({ journal, chart, today }: Books, { accounts }: Touched): string | number {
  const id = accounts.find(
    (one) => closedThrough(journal, one) >= today || reconciledThrough(journal, one) >= today,
  );
  return chartedInBoth(chart.subLedgers.get(id ?? 0)) || id || '';
}

/**
 * The day that an entry bears, and why where it is not the wanted one; the guard of locks stays the last judge.
 * @param path where the form shows that the day is wrong
 * @returns a refusal that names account and day where there is no such day
 */
export function dayFor(
  books: Books,
  kind: DayKind,
  wanted: string,
  touched: Touched,
  path = 'on',
): EntryDay | Refusal {
  const future = futureDay(books, wanted, path);
  if (future) return kind === 'mirror' ? { on: wanted } : future;
  const why = notOpen(books, wanted, touched);
  if (!why) return { on: wanted };
  if (kind === 'typed') return atPath(why, path);
  if (kind === 'mirror') return movedTo(books.today, wanted, why);
  const on = firstOpenDay(books, wanted, touched);
  return isRefusal(on) ? on : movedTo(on, wanted, why);
}

/** Another day than the wanted one, and the refusal that stood against that. */
export const movedTo = (on: string, wanted: string, { code, params }: Refusal): EntryDay => ({
  ...{ on, wanted },
  why: { key: code, places: asRecorded(params) },
});

/** Shows a fault of the day at the field in which it was typed. */
function atPath(fault: Refusal, path: string): Refusal {
  const problem = new Problem(fault.code, fault.params);
  return { ...fault, fields: [{ path, problem }] };
}
