import type { Invariant } from './invariant.ts';

/** What is said of a student beside the entry it may bring: he had paid nothing ahead. */
const MAY_MOVE_NOTHING: readonly string[] = ['LeaverSettled'];

/** Σ debit = Σ credit in every fund, of each entry and so of the journal; every line has one side, in whole paisa. */
export function balanced(): Invariant {
  return {
    name: 'balance',
    take({ lines, type, data }) {
      const funds = new Map<number, number>();
      for (const { account, fund, debit, credit } of lines) {
        const whole = Number.isSafeInteger(debit) && Number.isSafeInteger(credit);
        if (!whole || Math.min(debit, credit) !== 0 || Math.max(debit, credit) <= 0)
          return `${type}: a line of ${account} has ${debit} and ${credit}`;
        funds.set(fund, (funds.get(fund) ?? 0) + debit - credit);
      }
      for (const [fund, rest] of funds) if (rest !== 0) return `${type}: fund ${fund} is out by ${rest}`;
      // What moves no money has no postings at all: it only binds the entries that do.
      return lines.length === 0 && 'postings' in data && !MAY_MOVE_NOTHING.includes(type)
        ? `${type}: an entry without lines`
        : undefined;
    },
  };
}
