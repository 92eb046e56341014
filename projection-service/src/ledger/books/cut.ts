import { type Day, dayNumber, dhakaDay } from '@madrasah/events';
import type { Tables } from './tables.ts';

/** Later than every day number. */
export const NO_DAY_LIMIT = 2 ** 31 - 1;

/** What of the books counts: entries up to a revision, and of those the ones of a day or before. */
export interface Cut {
  /** The last entry known. -1: none. */
  readonly revision: number;
  /** The last business day that counts, as a day number. */
  readonly asOf: number;
  /** How many rows the known entries have. */
  readonly rows: number;
}

/** The two clocks a question about money may name. */
export interface Clocks {
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
}

/** The day a question is of: the one it names, else the day of the instant it asks about, else today. */
export function dayAsked({ asOf, knownAt }: Clocks, today: Day): Day {
  const known = knownAt ? dhakaDay(knownAt) : today;
  return asOf ?? (known < today ? known : today);
}

/** `at` never runs backwards in a journal, so "known at" is a cut by revision. */
export function cutAt(tables: Tables, head: number, { asOf, knownAt }: Clocks): Cut {
  const revision = knownAt ? lastKnown(tables.entries.at.data, head, knownAt.getTime()) : head;
  const known = revision < head ? tables.entries.firstRow.at(revision + 1) : tables.rows.entry.length;
  return { revision, asOf: asOf === undefined ? NO_DAY_LIMIT : dayNumber(asOf), rows: known };
}

/** Whether all that books have counts. */
export const isOfNow = ({ revision }: { readonly revision: number }, cut: Cut): boolean =>
  cut.revision === revision && cut.asOf === NO_DAY_LIMIT;

/** The last of the entries 0 … head recorded at or before an instant; -1 for none. */
function lastKnown(at: Float64Array, head: number, instant: number): number {
  let low = -1;
  let high = head;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((at[middle] as number) <= instant) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether an entry counts. */
export const isInCut = ({ entries }: Tables, cut: Cut, entry: number): boolean =>
  entry <= cut.revision && entries.on.at(entry) <= cut.asOf;
