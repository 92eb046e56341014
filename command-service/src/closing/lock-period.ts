import { lastDayOf, monthAfter, monthOf, Problem, type Refusal } from '@madrasah/events';
import {
  type LockLevel,
  PeriodLocked,
  PeriodUnlocked,
  refuseClosing as refuse,
} from '@madrasah/events/closing';
import { chartedInBoth, LEDGER_CLASS, refuseLedger } from '@madrasah/events/ledger';
import { monthHeld } from '../approvals/steps.ts';
import { isCounted } from '../ledger/chart/lookups.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { daysOf } from '../ledger/journal/rules/money-rule.ts';
import { openDays } from './cash-day.ts';
import { unclosedYear } from './close-year.ts';

/** The first business day of the books; undefined while there is none. */
export function firstDay({ journal }: Pick<Books, 'journal'>): string | undefined {
  let first: string | undefined;
  for (const balance of journal.balances.values()) {
    const day = daysOf(balance)[0]?.[0];
    if (day && (!first || day < first)) first = day;
  }
  return first;
}

/** The cash days up to a month's end that nobody has closed: while one stands, the month cannot be locked. */
export function unclosedDays({ journal, chart }: Omit<Books, 'today'>, month: string) {
  return [...chart.subLedgers.values()]
    .filter((account) => account.class === LEDGER_CLASS.money && isCounted(chart, account))
    .flatMap((account) => {
      const [{ subLedgerId }, name] = [account, chartedInBoth(account)];
      return openDays(journal, chart, subLedgerId, lastDayOf(month)).map((day) => ({
        subLedgerId,
        name,
        day,
      }));
    });
}

export interface LockPeriod {
  readonly month: string;
  readonly level: LockLevel;
}

/** Locks a month and whatever is before it: softly when its cash days are closed, for good when it is locked softly. */
export function lockPeriod(books: Books, { month, level }: LockPeriod): Decided {
  const { journal, today } = books;
  const [soft, hard] = [journal.locks.get('soft') ?? '', journal.locks.get('hard') ?? ''];
  if (lastDayOf(month) >= today) return refuse('closing.month-not-over');
  const fault = level === 'soft' ? softFault(books, month, soft, hard) : hardFault(books, month, soft, hard);
  return fault ?? [PeriodLocked({ lockId: next(journal, 'period-lock'), month, level })];
}

function softFault(books: Books, month: string, soft: string, hard: string): Refusal | undefined {
  if (month <= hard || (month <= soft && !books.journal.exceptions.has(month)))
    return refuse('closing.already-locked');
  return earlierOpen(books, month, soft) ?? dayOpen(books, month) ?? monthHeld(books.journal, month);
}

/** Months are locked one after another, from the first in which anything was entered. */
function earlierOpen(books: Books, month: string, locked: string): Refusal | undefined {
  const first = firstDay(books);
  const from = locked ? nextMonth(locked) : first && monthOf(first);
  return from && from < month ? refuse('closing.earlier-month-open', { day: `${from}-01` }) : undefined;
}

export const nextMonth = (month: string): string => monthAfter(month, 1);

function dayOpen(books: Books, month: string): Refusal | undefined {
  const days = unclosedDays(books, month);
  const [first] = days;
  if (!first) return undefined;
  const fields = days.map(({ name, day }) => ({
    path: 'day',
    problem: new Problem('closing.day-open', { account: name, day }),
  }));
  return refuse('closing.day-open', { account: first.name, day: first.day }, fields);
}

function hardFault(books: Books, month: string, soft: string, hard: string): Refusal | undefined {
  if (month <= hard) return refuse('closing.already-locked');
  if (month > soft) return refuse('closing.lock-softly-first');
  for (const [open, { until }] of books.journal.exceptions.entries())
    if (open <= month && books.today <= until)
      return refuse('closing.exception-stands', { first: `${open}-01`, day: until });
  const held = earlierOpen(books, month, hard) ?? dayOpen(books, month) ?? monthHeld(books.journal, month);
  if (held) return held;
  const year = unclosedYear(books, month);
  return year && refuse('closing.close-year-first', { name: year.name, from: year.from, to: year.to });
}

export interface UnlockPeriod {
  readonly month: string;
  /** The last business day on which it takes entries. */
  readonly until: string;
  readonly noteId: number | null;
}

/** Lets a softly locked month take entries for a time; the lock itself stands and holds again by itself. */
export function unlockPeriod(
  { journal, chart, today }: Books,
  { month, until, noteId }: UnlockPeriod,
): Decided {
  if (month <= (journal.locks.get('hard') ?? ''))
    return refuseLedger('ledger.month-hard-locked', { day: `${month}-01` });
  if (month > (journal.locks.get('soft') ?? '')) return refuse('closing.not-locked');
  for (const yearId of journal.closedYears.keys()) {
    const year = chart.accountingYears.get(yearId);
    if (year && monthOf(year.from) <= month && month <= monthOf(year.to))
      return refuse('closing.year-signed-off', { day: `${month}-01` });
  }
  if (until < today)
    return refuse('closing.until-past', {}, [{ path: 'until', problem: new Problem('closing.until-past') }]);
  return [PeriodUnlocked({ lockId: next(journal, 'period-lock'), month, until, noteId })];
}
