import type { CalendarMonth } from './propose.ts';

/** A student was away after his last day; `until` is the day on which he was back, '' while he is not. */
export interface Absence {
  readonly after: string;
  readonly until: string;
}

/** A student has left: no month that begins after the day, nor one from `cancelFrom` (1–12; 13: none) on. */
export interface Leaving {
  readonly on: string;
  readonly cancelFrom: number;
}

/** What is charged of the time between the day of an admission and the day on which it was recorded. */
export interface Chosen {
  /** Months that begin on this day or later are charged; null: all, from the month of the admission on. */
  readonly months: string | null;
  /** Whether what falls due by an admission is. */
  readonly fees: boolean;
}

/** When a student was there, as far as it decides what he is charged. */
export interface Presence {
  /** The day of the admission. */
  readonly on: string;
  /** He came in a file: whether what falls due by an admission is charged, and the day on which it was taken. */
  readonly imported?: { readonly charged: boolean; readonly on: string } | undefined;
  /** What the office chose of an admission on an earlier day: this decides, whatever else would. */
  readonly chosen?: Chosen | undefined;
  readonly absences?: readonly Absence[] | undefined;
  /** What was settled when he left. */
  readonly leaving?: Leaving | undefined;
}

/** What falls due: in a month (1–12; 0: of none), or by an admission. `day` is when, where the month has no day of its own. */
export interface Due {
  readonly chargeOn: string;
  readonly monthId: number;
  readonly day: string;
  /** The day of the first opening of the fund that it is charged to; undefined where the fund has none. */
  readonly opened?: string | undefined;
}

/** Why a student is not charged what falls due, whatever the day of the run is. */
export type Outside =
  | 'left'
  | 'as-chosen'
  | 'before-opening'
  | 'before-import'
  | 'month-not-charged'
  | 'before-admission';

/**
 * Whether a run leaves a student out of what falls due, and why: the one rule of runs, of what is promised for a year,
 * of months paid ahead, and of what a concession is worth.
 * @param months the calendar of his class, where somebody has said it
 */
export function outsideOf(
  months: readonly CalendarMonth[] | undefined,
  student: Presence,
  { chargeOn, monthId, day, opened }: Due,
): Outside | undefined {
  const { absences, leaving } = student;
  const free = chargeOn === 'admission' ? feesNotCharged(student) : undefined;
  if (free) return free;
  const month = months?.[monthId - 1];
  // A month whose first day nobody has said begins with the day it falls due.
  const begins = month?.startsOn ?? day;
  const ends = monthId > 0 ? months?.[monthId]?.startsOn : undefined;
  if (isAway(absences, leaving, { monthId, begins, ends })) return 'left';
  if (month?.charged === false) return 'month-not-charged';
  const since = monthId > 0 ? chargedSince(student, opened) : undefined;
  if (since && begins < since.day) return since.why;
  return month && ends !== undefined && ends <= student.on ? 'before-admission' : undefined;
}

/** Why what falls due by an admission is not charged to somebody. */
function feesNotCharged({ imported, chosen }: Presence): Outside | undefined {
  if (chosen ? chosen.fees : imported?.charged !== false) return undefined;
  return imported ? 'before-import' : 'as-chosen';
}

/**
 * The day from which months are charged to somebody, by the day on which they begin, and why; undefined where all of
 * them are. Of a file it is the opening, where that is earlier: what was owed before stands among its old dues.
 */
function chargedSince(
  { imported, chosen }: Presence,
  opened: string | undefined,
): { readonly day: string; readonly why: Outside } | undefined {
  if (chosen) return chosen.months === null ? undefined : { day: chosen.months, why: 'as-chosen' };
  if (!imported) return undefined;
  if (opened !== undefined && opened <= imported.on) return { day: opened, why: 'before-opening' };
  return imported.charged && opened === undefined ? undefined : { day: imported.on, why: 'before-import' };
}

/** A month that is charged (0: of none): its first day, and the day on which the next begins where that is known. */
export interface ChargedMonth {
  readonly monthId: number;
  readonly begins: string;
  readonly ends: string | undefined;
}

/** Whether he is back before a month is over: then he is charged for it. */
const isBack = (until: string, { begins, ends }: ChargedMonth): boolean =>
  until !== '' && (ends === undefined ? begins >= until : ends > until);

/** Whether a student is away for a month: he had left before it, and was not back before its end. */
export function isAway(
  absences: readonly Absence[] = [],
  leaving: Leaving | undefined,
  month: ChargedMonth,
): boolean {
  const { monthId, begins } = month;
  if (absences.some(({ after, until }) => begins > after && !isBack(until, month))) return true;
  if (!leaving || absences.some(({ until }) => until >= leaving.on && isBack(until, month))) return false;
  return begins > leaving.on || (monthId > 0 && monthId >= leaving.cancelFrom);
}
