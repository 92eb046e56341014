import { type Day, isDay } from '@madrasah/events/kernel';
import { knownThrough } from '../../kit/clocks/known.ts';

export interface Moment {
  readonly asOf: Day | undefined;
  /** As everything stood at the end of that day in Dhaka. */
  readonly knownAt: string | undefined;
  /** Not what is known now of today: nothing may be taken from here. */
  readonly past: boolean;
}

/** What the address says of the two clocks; today and now are no wish. */
export function momentOf(
  { asOf, known }: { readonly asOf?: string | undefined; readonly known?: string | undefined },
  today: Day,
): Moment {
  const day = asOf && isDay(asOf) && asOf !== today ? (asOf as Day) : undefined;
  const knownAt = known && isDay(known) ? knownThrough(known, today) : undefined;
  return { asOf: day, knownAt, past: day !== undefined || knownAt !== undefined };
}
