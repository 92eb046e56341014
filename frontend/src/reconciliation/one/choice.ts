import { paisaOf, sumPaisa } from '@madrasah/events/kernel';
import type { BookEntry, Reconciliation } from '@madrasah/events/reconciliation';

/** A line and the entries that it is said to be; entries alone undo one another. */
export interface Choice {
  readonly line: number | undefined;
  readonly entries: readonly number[];
}

export const NOTHING: Choice = { line: undefined, entries: [] };

/** An entry chosen, or no more. */
export const toggled = ({ line, entries }: Choice, entry: number): Choice => ({
  line,
  entries: entries.includes(entry) ? entries.filter((each) => each !== entry) : [...entries, entry],
});

/** What the chosen entries come to; taka. */
export const sumChosen = (rows: readonly BookEntry[], { entries }: Choice): number =>
  sumPaisa(rows.filter(({ entry }) => entries.includes(entry)).map(({ amount }) => paisaOf(amount))) / 100;

/** What would be sent once the choice fits: entries that come to the line, or to nothing without one. */
export function whatFits(of: Pick<Reconciliation, 'lines' | 'entries'>, choice: Choice) {
  const { line, entries } = choice;
  const sum = paisaOf(sumChosen(of.entries, choice));
  if (line === undefined)
    return entries.length > 1 && sum === 0 ? { alone: true, body: { entries } } : undefined;
  const wanted = of.lines.find((row) => row.line === line)?.amount;
  const fits = entries.length > 0 && wanted !== undefined && paisaOf(wanted) === sum;
  return fits ? { alone: false, body: { line, entries } } : undefined;
}
