import type { Day } from '@madrasah/events/kernel';

/** The first and the last day of the month before a day's. */
export function monthBefore(day: Day): { readonly from: Day; readonly to: Day } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  return {
    from: dayOf(new Date(Date.UTC(year, month - 2, 1))),
    to: dayOf(new Date(Date.UTC(year, month - 1, 0))),
  };
}
