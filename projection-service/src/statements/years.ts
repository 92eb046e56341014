import { addDays } from '@madrasah/events';
import { type Asking, overDays } from './asking.ts';

/** The accounting year of the last day as far as that day, and the year before it, to the day before it began. */
export function yearsAround({ yearOf, to }: Pick<Asking, 'yearOf' | 'to'>) {
  const { from } = yearOf(to);
  const before = yearOf(addDays(from, -1));
  return { yearToDate: { from, to }, lastYear: { from: before.from, to: before.to } };
}

/** What one of several columns is of. */
export interface Column {
  readonly asking: Asking;
  /** Where several stand beside each other. */
  readonly title?: string;
}

/** Funds one by one, and all of them as one. */
export interface FundsColumn<F> extends Column {
  readonly funds: readonly F[];
  readonly together: F;
}

/** A column under the wire's names; of one fund what it got from others and gave them is no money of nobody's: it stays. */
export const wireColumn =
  <F>(wireFund: (asking: Asking) => (fund: F) => object) =>
  ({ asking, funds, together }: FundsColumn<F>) => ({
    funds: funds.map(wireFund(asking)),
    ...(asking.fundId === undefined ? { together: wireFund(asking)(together) } : {}),
  });

/**
 * A statement over the days that were asked for, beside it the accounting year to date and the year before it: as
 * columns, and under the wire's names.
 */
export function besideYears<C>(
  asking: Asking,
  columnOf: (asking: Asking, title: string) => C,
  wire: (column: C) => object,
): { readonly columns: readonly C[]; readonly data: object } {
  const { say } = asking;
  const { yearToDate, lastYear } = yearsAround(asking);
  const period = columnOf(asking, say('statements.period'));
  const year = columnOf(overDays(asking, yearToDate), say('statements.year-to-date'));
  const before = columnOf(overDays(asking, lastYear), say('statements.last-year'));
  return {
    columns: [period, year, before],
    data: {
      ...wire(period),
      yearToDate: { ...yearToDate, ...wire(year) },
      lastYear: { ...lastYear, ...wire(before) },
    },
  };
}
