import type { Check } from './check.ts';
import type { House } from './house/house.ts';

export interface Row {
  /** Of MEND-2, or a letter of the cases of the issue. */
  readonly number: number | string;
  readonly sentence: string;
  readonly needs: Needs;
  readonly try: (t: Check, house: House) => Promise<void>;
}

export interface Needs {
  /** The product has the demo school; else it may have been started without. */
  readonly demo?: boolean;
  /** A product of its own, started for this row alone: it may do what no other row could stand. */
  readonly alone?: boolean;
  /** A product of its own on data that 1c193f34 has left (old-house): the demo, or a school with whatever can wait. */
  readonly old?: 'demo' | 'school';
  /** The day on which it begins in Dhaka, 10:00; FIRST_DAY unless said. */
  readonly day?: string;
  /** What is still to be built before it can pass. `npm test` lets it fail until the mark is taken away. */
  readonly awaits?: string;
}

const rows: Row[] = [];

/** Declares what a row of the law asks, and how it is tried. */
export function row(number: Row['number'], sentence: string, ...rest: [...([Needs] | []), Row['try']]): void {
  const [needs, attempt] = rest.length === 2 ? rest : [{}, rest[0]];
  rows.push({ number, sentence, needs, try: attempt });
}

/** All rows that were declared. */
export const declared = (): readonly Row[] => rows;
