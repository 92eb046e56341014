import type { Day } from '@madrasah/events/kernel';
import { knownThrough } from '../kit/clocks/known.ts';
import type { OpenDays } from '../kit/session/open-days.ts';

/** What the address says, as the two clocks: days that are today or later are no limit. */
export interface Clocks {
  readonly from: Day;
  readonly asOf: Day;
  /** The last instant that counts; absent for all that is known. */
  readonly knownAt?: string;
  /** The accounts shown are not those of this moment. */
  readonly past: boolean;
}

interface Given {
  readonly from?: string | undefined;
  readonly asOf?: string | undefined;
  readonly known?: string | undefined;
}

/** @param open the days that the page opens on: nobody's first day is before those that he may look at */
export function clocksOf(
  { from, asOf, known }: Given,
  { day: today, since }: Pick<OpenDays, 'day' | 'since'>,
): Clocks {
  const day = asOf ?? today;
  const knownAt = knownThrough(known, today);
  return {
    from: from ?? since(`${day.slice(0, 8)}01`, day),
    asOf: day,
    ...(knownAt ? { knownAt } : {}),
    past: day !== today || knownAt !== undefined,
  };
}
