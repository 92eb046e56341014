/** A business day in Bangladesh, `YYYY-MM-DD`. */
export type Day = string;

const DHAKA_OFFSET_MS = 6 * 3600_000; // Bangladesh keeps +06:00 the whole year since 2010

/** True for a real calendar day written `YYYY-MM-DD` (2026-02-31 is none). */
export function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The business day in Dhaka at an instant. */
export function dhakaDay(instant: Date): Day {
  return new Date(instant.getTime() + DHAKA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Days since 1970-01-01; orders and packs days into integers. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** The day of a day number. */
export function dayOfNumber(days: number): Day {
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}

/** The day some days later (or, negative, earlier). */
export function addDays(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days);
}
