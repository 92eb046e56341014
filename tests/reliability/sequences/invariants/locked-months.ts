import { createHash } from 'node:crypto';
import { type DataOf, lastDayOf, monthOf } from '@madrasah/events';
import { PeriodLocked, PeriodUnlocked, YearClosed, YearReopened } from '@madrasah/events/closing';
import { type Books, movements } from '../../../../projection-service/src/ledger/books/index.ts';
import type { Taken } from './invariant.ts';

/** What closes a year stands behind its locked months, and in no statement of theirs. */
const CLOSING: ReadonlySet<string> = new Set([YearClosed.type, YearReopened.type]);

/** What moved in a month, on which account and in which fund: a hash of it, to be kept. */
function hashOf(books: Books, month: string): string {
  const cut = books.cut({ asOf: lastDayOf(month) });
  const moved = movements(books, cut, { from: `${month}-01`, without: CLOSING }).map(
    ({ fundId, accounts }) => [
      fundId,
      accounts
        .filter(({ debit, credit }) => debit !== 0 || credit !== 0)
        .map(({ account, debit, credit }) => ({ account, debit, credit })),
    ],
  );
  return createHash('sha256').update(JSON.stringify(moved)).digest('hex');
}

/** The totals of locked months: from the moment a month is locked they stay, until somebody makes an exception. */
export class LockedMonths {
  /** Every month that anything was dated in. */
  readonly #months = new Set<string>();
  readonly #hashes = new Map<string, string>();
  #through = '';
  /** Months that an exception was made for; to lock one again ends it. */
  readonly #open = new Set<string>();

  take({ type, data, on }: Taken): void {
    if ('on' in data) this.#months.add(monthOf(on));
    if (type === PeriodLocked.type) {
      const { month } = data as DataOf<typeof PeriodLocked>;
      if (month > this.#through) this.#through = month;
      this.#open.delete(month);
    } else if (type === PeriodUnlocked.type) {
      const { month } = data as DataOf<typeof PeriodUnlocked>;
      this.#open.add(month);
      this.#hashes.delete(month);
    }
  }

  /** The months whose totals are kept. */
  get kept(): readonly string[] {
    return [...this.#hashes.keys()].sort();
  }

  /** Holds the totals of all locked months against those they were locked with. @returns the first that differs */
  fault(books: Books): string | undefined {
    for (const month of this.#months) {
      if (month > this.#through || this.#open.has(month)) continue;
      const hash = hashOf(books, month);
      const kept = this.#hashes.get(month) ?? hash;
      if (kept !== hash) return `the totals of ${month} are not those it was locked with`;
      this.#hashes.set(month, kept);
    }
    return undefined;
  }
}
