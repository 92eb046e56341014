import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

// Whole days have no zone: they are reckoned in UTC. No plugin for time zones: Dhaka is an offset.
dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** A business day in Bangladesh, `YYYY-MM-DD`. */
export type Day = string;

const DAY = 'YYYY-MM-DD';
const MONTH = 'YYYY-MM';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DHAKA_HOURS = 6; // Bangladesh keeps +06:00 the whole year since 2010

/** All days of a century are fewer; the days of an old log are asked for again and again. */
const REMEMBERED = 40_000;
const knownDays = new Set<string>();

/** True for a real calendar day written `YYYY-MM-DD` (2026-02-31 is none). */
export function isDay(text: string): boolean {
  if (knownDays.has(text)) return true;
  if (text < '1900' || !dayjs.utc(text, DAY, true).isValid()) return false;
  if (knownDays.size < REMEMBERED) knownDays.add(text);
  return true;
}

// Asked several times with every request, and the same for a day long.
let lately = { number: Number.NaN, day: '' };

/** The business day in Dhaka at an instant. @throws RangeError for a date that is none */
export function dhakaDay(instant: Date): Day {
  const number = Math.floor((instant.getTime() + DHAKA_HOURS * HOUR_MS) / DAY_MS);
  if (number === lately.number) return lately.day;
  const there = dayjs.utc(instant).utcOffset(DHAKA_HOURS);
  if (!there.isValid()) throw new RangeError('an instant that is none');
  lately = { number, day: there.format(DAY) };
  return lately.day;
}

/** Days since 1970-01-01; orders and packs days into integers. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The day of a day number. */
export function dayOfNumber(days: number): Day {
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

/** The day some days later (or, negative, earlier). */
export const addDays = (day: Day, days: number): Day => dayjs.utc(day).add(days, 'day').format(DAY);

/** The calendar month of a day, `YYYY-MM`. */
export const monthOf = (day: Day): string => day.slice(0, MONTH.length);

/** `2026-12` and one more is `2027-01`. */
export const monthAfter = (month: string, by: number): string =>
  dayjs.utc(month, MONTH, true).add(by, 'month').format(MONTH);

/** The last day of a month, `YYYY-MM`. */
export const lastDayOf = (month: string): Day => dayjs.utc(month, MONTH, true).endOf('month').format(DAY);

/** The day of the week: 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: Day): number => dayjs.utc(day).day();

/** Full years from one day to a later one; who was born on 29 February is a year older on 1 March of other years. */
export function yearsBetween(from: Day, to: Day): number {
  const years = dayjs.utc(to).diff(dayjs.utc(from), 'year');
  return to.slice(5) < from.slice(5) && addYears(from, years) === to ? years - 1 : years;
}

const addYears = (day: Day, years: number): Day => dayjs.utc(day).add(years, 'year').format(DAY);
