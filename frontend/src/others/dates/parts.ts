import { type Day, isDay, toLatinDigits } from '@madrasah/events/kernel';

/** A date of any calendar. */
export interface Parts {
  readonly year: number;
  /** 1 … 12. */
  readonly month: number;
  readonly day: number;
}

/** A date as it stands in its three boxes: digits of any script. */
export type Typed = Readonly<Record<keyof Parts, string>>;

export const written = ({ year, month, day }: Parts): Typed => ({
  year: String(year),
  month: String(month),
  day: String(day),
});

function read(typed: string): number {
  const plain = toLatinDigits(typed.trim());
  return /^\d{1,4}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The business day of what was typed, `undefined` while it is none (from 1900 on, as everywhere in the product). */
export function dayTyped(typed: Typed, dayOf: (parts: Parts) => Day | undefined): Day | undefined {
  const day = dayOf({ year: read(typed.year), month: read(typed.month), day: read(typed.day) });
  return day !== undefined && isDay(day) ? day : undefined;
}
