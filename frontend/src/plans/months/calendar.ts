import type { ClassMonth } from '@madrasah/events/plans';

/** Months as the form holds them. */
export const asValues = (months: readonly ClassMonth[]) =>
  months.map(({ MonthID, name, startsOn, charged }) => ({
    ...{ MonthID, name, startsOn },
    charged: charged ? 1 : 0,
  }));

/** A proposal in place of what stands in the form; a month that is fixed keeps its day and its place. */
export function withProposal(now: readonly ClassMonth[], proposed: readonly ClassMonth[]) {
  return asValues(
    proposed.map((month, index) => {
      const old = now[index];
      return old?.fixed ? { ...month, startsOn: old.startsOn, charged: old.charged } : month;
    }),
  );
}
