import { addDays, monthOf, sumPaisa } from '@madrasah/events';
import type { LockLevel } from '@madrasah/events/closing';
import { openDays } from '../closing/cash-day.ts';
import { closeDay, reopenDay } from '../closing/close-day.ts';
import { firstDay, lockPeriod, nextMonth, unlockPeriod } from '../closing/lock-period.ts';
import { balanceKey } from '../ledger/journal/apply-postings.ts';
import { bookOn } from '../ledger/journal/book-on.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { closedThrough } from '../ledger/journal/rules/locks.ts';
import { lowestFrom } from '../ledger/journal/rules/money-rule.ts';
import { type AccountName, fund, sl } from './chart.ts';
import type { House } from './house.ts';

/** Closes the next day of an account, counting some taka more or fewer than its books have; never what is not there. */
export function closeSome(house: House, { into, over }: { into: AccountName; over: number }): Decided {
  const { journal, chart, today } = house;
  const account = sl(into);
  const begun = closedThrough(journal, account) !== '';
  const on = (begun ? openDays(journal, chart, account, today)[0] : undefined) ?? addDays(today, -1);
  const book = sumPaisa(bookOn(journal, chart, account, on).map(({ amount }) => amount));
  const general = lowestFrom(journal.balances.get(balanceKey(`sl:${account}`, fund('G'))), on).amount;
  const least = Math.ceil((book - general) / 100);
  const counted = Math.max(least, Math.round(book / 100) + over, 0);
  return closeDay(house.books, { account, on, notes: [[1, counted]] }, 1);
}

export function reopenLast(house: House, into: AccountName): Decided {
  const account = sl(into);
  return reopenDay(house.books, { account, day: closedThrough(house.journal, account), noteId: 1 });
}

/** Locks the month that comes next. */
export function lockLast(house: House, level: LockLevel): Decided {
  const locked = house.journal.locks.get(level);
  const month = locked ? nextMonth(locked) : monthOf(firstDay(house) ?? house.today);
  return lockPeriod(house.books, { month, level });
}

export function unlockLast(house: House, { days }: { days: number }): Decided {
  const month = house.journal.locks.get('soft') ?? monthOf(house.today);
  return unlockPeriod(house.books, { month, until: addDays(house.today, days), noteId: 1 });
}
