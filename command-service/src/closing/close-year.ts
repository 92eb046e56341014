import { isRefusal, lastDayOf, monthOf, paisa, type Refusal } from '@madrasah/events';
import { refuseClosing as refuse, YearClosed, YearReopened } from '@madrasah/events/closing';
import {
  type Account,
  cr,
  dr,
  entry,
  type LedgerClass,
  mirrored,
  type Posting,
  subLedgerOf,
  trialGroupOf,
} from '@madrasah/events/ledger';
import { yearOf } from '../ledger/chart/years.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { daysOf } from '../ledger/journal/rules/money-rule.ts';

interface Year {
  readonly id: number;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

function yearAt({ chart }: Books, yearId: number): Year | Refusal {
  const year = chart.accountingYears.get(yearId);
  return year && !year.retired ? year : refuse('closing.no-year');
}

/** Income, expense, and what lessens or follows them; everything else is carried on. */
function isOfTheYear({ chart }: Books, account: string): boolean {
  const row = chart.subLedgers.get(subLedgerOf(account) ?? 0);
  const group = trialGroupOf({ account, ...(row ? { CAID: row.class as LedgerClass } : {}) });
  return group === 'income' || group === 'expense';
}

/** What each such account moved within the year, taken back to nil, the rest of each fund going to its balance. */
function closingLines(books: Books, { from, to }: Pick<Year, 'from' | 'to'>) {
  const results = new Map<number, number>();
  const lines: Posting[] = [];
  for (const [key, balance] of books.journal.balances.entries()) {
    const [account = '', fundText = ''] = key.split('|');
    if (!isOfTheYear(books, account)) continue;
    const within = daysOf(balance).filter(([day]) => day >= from && day <= to);
    const moved = within.reduce((sum, [, change]) => sum + change, 0);
    const fund = Number(fundText);
    results.set(fund, paisa((results.get(fund) ?? 0) - moved));
    lines.push((moved > 0 ? cr : dr)(account as Account, fund, Math.abs(moved)));
  }
  for (const [fund, over] of results)
    lines.push((over > 0 ? cr : dr)('sys:fund-balance', fund, Math.abs(over)));
  const told = [...results].filter(([, amount]) => amount !== 0);
  return {
    postings: entry(lines),
    results: told.map(([fundId, amount]) => ({ fundId, amount })).sort((a, b) => a.fundId - b.fundId),
  };
}

/**
 * Signs an accounting year off (W27): per fund its incomes and expenses go into the fund's balance, dated the last day.
 * The year is over and its months are locked, so that nothing comes into it behind the closing entry.
 */
export function closeYear(books: Books, { yearId }: { readonly yearId: number }): Decided {
  const { journal, today } = books;
  const year = yearAt(books, yearId);
  if (isRefusal(year)) return year;
  if (journal.closedYears.has(yearId)) return refuse('closing.year-closed-already', { name: year.name });
  if (year.to >= today) return refuse('closing.year-not-over', { day: year.to });
  if (monthOf(year.to) > (journal.locks.get('soft') ?? '')) return refuse('closing.year-not-locked');
  const open = openException(books, year);
  if (open) return refuse('closing.exception-stands', open);
  const closing = closingLines(books, year);
  if (closing.postings.length === 0) return refuse('closing.year-empty', { name: year.name });
  return [YearClosed({ closingId: next(journal, 'year-closing'), yearId, on: year.to, ...closing })];
}

/** The month of the year that takes entries for a time, by its first day, and until when; undefined where none does. */
function openException({ journal, today }: Books, { from, to }: Year) {
  for (const [month, { until }] of journal.exceptions.entries())
    if (month >= monthOf(from) && month <= monthOf(to) && today <= until)
      return { first: `${month}-01`, day: until };
  return undefined;
}

/**
 * An accounting year that ends in a month and is not closed although there is something to close, whether somebody has
 * set it or not: the hard lock of that month would leave it open for ever (ACCOUNTING 3.2).
 */
export function unclosedYear(books: Books, month: string): Omit<Year, 'id'> | undefined {
  const { journal, chart } = books;
  const set = [...chart.accountingYears.values()].filter(({ retired }) => !retired);
  return [...set, yearOf(chart, lastDayOf(month))].find(
    ({ id, ...year }) =>
      monthOf(year.to) === month &&
      (id === null || !journal.closedYears.has(id)) &&
      closingLines(books, year).postings.length > 0,
  );
}

/** Takes a closing entry back, until the year is locked for good (the guard of the journal sees to that). */
export function reopenYear(
  books: Books,
  { yearId, noteId }: { readonly yearId: number; readonly noteId: number | null },
): Decided {
  const year = yearAt(books, yearId);
  if (isRefusal(year)) return year;
  const closed = books.journal.closedYears.get(yearId);
  if (!closed) return refuse('closing.year-not-closed', { name: year.name });
  const { closingId, on, results, postings } = closed;
  return [
    YearReopened({ closingId, yearId, on, results: [...results], postings: mirrored(postings), noteId }),
  ];
}
