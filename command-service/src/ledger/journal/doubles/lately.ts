import { bareCheque, dayNumber, lookedAtNumber } from '@madrasah/events';
import type { JournalState } from '../state.ts';

/** Days between two that may be the same: who writes something twice does it within these. */
const DAYS_APART = 3;
/** So many of the last ones are looked at. */
const LATEST = 2000;

/** Whether two days are near enough for the same to be written twice. */
export const isNear = (one: string, other: string): boolean =>
  Math.abs(dayNumber(one) - dayNumber(other)) <= DAYS_APART;

/** What was numbered last, the latest first. @param counter under which the journal counts them */
export function* latest<T>(
  { counters }: JournalState,
  counter: string,
  at: (id: number) => T | undefined,
): Generator<T> {
  const last = counters.get(counter) ?? 0;
  for (let id = last; id > Math.max(0, last - LATEST); id -= 1) {
    const found = at(id);
    if (found !== undefined) yield found;
  }
}

/** Lines as they are compared: whatever order they are in. */
export const asOne = (lines: readonly (readonly (string | number)[])[]): string =>
  lines
    .map((line) => line.join(':'))
    .sort()
    .join(' ');

const differ = (one: string, other: string, bare: (number: string) => string) =>
  one !== '' && other !== '' && bare(one) !== bare(other);

/** Numbers of a transaction that both have and that are two, also to the eye: then two payments are meant. */
export const areOthers = (one = '', other = ''): boolean => differ(one, other, lookedAtNumber);

/** The same of the numbers of cheques. */
export const areOtherCheques = (one = '', other = ''): boolean => differ(one, other, bareCheque);
