import type { MadeOf } from '../figures.ts';

// A day's number stands above the place in the journal; both fit into one number.
const PLACES = 2 ** 36;

/** What makes a figure, of which a page is shown. */
export interface InOrder {
  /** How many entries gave something. */
  readonly total: number;
  /** Their sum in paisa: the figure. */
  readonly value: number;
  /** Some of them, the latest day first, and of a day what was recorded last. */
  slice(from: number, to: number): (readonly [revision: number, amount: number])[];
}

/**
 * The entries that gave something to a figure, the latest first: 200,000 of them are put in order as numbers, and only
 * those of a page are written out.
 * @param dayOf the number of the day an entry is dated
 */
export function inOrder(made: MadeOf, dayOf: (revision: number) => number): InOrder {
  const keys = new Float64Array(made.size);
  let total = 0;
  let value = 0;
  let isSorted = true;
  for (const [revision, amount] of made) {
    if (amount === 0) continue;
    const key = dayOf(revision) * PLACES + revision;
    if (total > 0 && key < (keys[total - 1] as number)) isSorted = false;
    keys[total] = key;
    total += 1;
    value += amount;
  }
  const sorted = isSorted ? keys.subarray(0, total) : keys.subarray(0, total).sort();
  return {
    total,
    value,
    slice: (from, to) =>
      Array.from(sorted.subarray(Math.max(0, total - to), Math.max(0, total - from)).toReversed(), (key) => {
        const revision = key - Math.floor(key / PLACES) * PLACES;
        return [revision, made.get(revision) ?? 0];
      }),
  };
}
