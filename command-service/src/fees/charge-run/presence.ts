import type { Absence } from '../../admissions/state.ts';
import type { Leaving } from '../../ledger/journal/facts/plan-facts.ts';

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
