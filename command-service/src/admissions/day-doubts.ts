import type { Refusal } from '@madrasah/events';
import { refuseAdmissions as refuse } from '@madrasah/events/admissions';
import { booksOpened } from '../ledger/journal/rules/openings.ts';
import type { JournalState } from '../ledger/journal/state.ts';
import { calendarOf, type PlanState } from '../plans/state.ts';

/** What a day of admission is held against; undefined what nobody has said yet. */
export interface DayFrame {
  /** The first day of the session, by the months of the class. */
  readonly begins: string | undefined;
  /** The day on which the books were opened. */
  readonly opened: string | undefined;
}

export const dayFrame = (
  { plans, journal }: { readonly plans: PlanState; readonly journal: JournalState },
  { sessionId, classId }: { readonly sessionId: number; readonly classId: number },
): DayFrame => ({
  begins: calendarOf(plans, sessionId, classId)?.months[0]?.startsOn,
  opened: booksOpened(journal),
});

/** A day on which somebody is said to have been admitted, and on which he was born, where that is known. */
export interface Told {
  readonly on: string;
  readonly born?: string | undefined;
}

/**
 * What is unlikely of a day of admission, typed or from a file: it may well be so, and is asked about. Whoever is admitted
 * today for a session to come is as usual.
 */
export function dayDoubts({ on, born }: Told, { begins, opened }: DayFrame, today: string): Refusal[] {
  const doubts: Refusal[] = [];
  if (born !== undefined && born > on)
    doubts.push(refuse('admissions.born-since-doubtful', { day: on, born }));
  if (on >= today) return doubts;
  if (begins !== undefined && on < begins)
    doubts.push(refuse('admissions.before-session-doubtful', { day: on, begins }));
  if (opened !== undefined && on < opened)
    doubts.push(refuse('admissions.before-opening-doubtful', { day: on, opened }));
  return doubts;
}
