import type { Day } from '@madrasah/events/kernel';
import { knownThrough } from '../kit/clocks/known.ts';

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

export function clocksOf({ from, asOf, known }: Given, today: Day): Clocks {
  const day = asOf ?? today;
  const knownAt = knownThrough(known, today);
  return {
    from: from ?? `${day.slice(0, 8)}01`,
    asOf: day,
    ...(knownAt ? { knownAt } : {}),
    past: day !== today || knownAt !== undefined,
  };
}
