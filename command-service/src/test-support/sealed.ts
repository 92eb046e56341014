import { createHash } from 'node:crypto';
import { monthOf } from '@madrasah/events';
import { monthFault } from '../ledger/journal/rules/locks.ts';
import { daysOf, endOf } from '../ledger/journal/rules/money-rule.ts';
import type { House } from './house.ts';

/** What a month did to every account and fund, as a hash. */
function totalsOf({ journal }: House, month: string): string {
  const totals = [...journal.balances.entries()].map(([key, balance]) => {
    const changes = daysOf(balance).filter(([day]) => monthOf(day) === month);
    return [key, changes.reduce((sum, [, change]) => sum + change, 0)];
  });
  const moved = totals.filter(([, sum]) => sum !== 0).sort();
  return createHash('sha256').update(JSON.stringify(moved)).digest('hex');
}

const monthsOf = ({ journal }: House): string[] => [
  ...new Set(
    [...journal.balances.values()].flatMap((balance) => daysOf(balance).map(([day]) => monthOf(day))),
  ),
];

/** Watches what was locked and closed while other things happen. */
export class Sealed {
  readonly #months = new Map<string, string>();
  /** Closing → what the account held at the end of that day, when it was closed. */
  readonly #days = new Map<number, number>();

  /** What has changed in a locked month, or on a closed day, since the last look. */
  faults(house: House): string[] {
    return [...this.#lockedMonths(house), ...this.#closedDays(house)];
  }

  #lockedMonths(house: House): string[] {
    const found: string[] = [];
    for (const month of monthsOf(house)) {
      const known = this.#months.get(month);
      const totals = totalsOf(house, month);
      if (known && known !== totals) found.push(`the totals of ${month} changed while it was locked`);
      if (monthFault(house.books, `${month}-01`)) this.#months.set(month, totals);
      else this.#months.delete(month);
    }
    return found;
  }

  #closedDays({ journal }: House): string[] {
    const found: string[] = [];
    for (const [account, days] of journal.closedDays.entries())
      for (const { closeId, on } of days) {
        const held = [...journal.balances.entries()]
          .filter(([key]) => key.startsWith(`sl:${account}|`))
          .reduce((sum, [, balance]) => sum + endOf(balance, on), 0);
        if ((this.#days.get(closeId) ?? held) !== held)
          found.push(`${on} of sl:${account} changed after its close`);
        this.#days.set(closeId, held);
      }
    return found;
  }
}
