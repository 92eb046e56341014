import { type Day, type DayName, dhakaDay } from '@madrasah/events/kernel';
import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import type { User } from './state.ts';

/** The days that a page opens on. */
export interface OpenDays {
  /** Today; of an auditor whose days are over, the last of them. */
  readonly day: Day;
  /** The same where it is not today: what a page that asks for all until today must say. */
  readonly past: Day | undefined;
  /** The days that an auditor of some days is held to, not after today; undefined: none. */
  readonly held: { readonly from: Day; readonly to: Day } | undefined;
  /** A first day, not before an auditor's own; where all that is asked ends before his days it is left to be refused. */
  since(first: Day, last: Day): Day;
}

/** @param days that an auditor may look at; undefined: all */
export function openDaysOf(days: User['days'], today: Day): OpenDays {
  const day = days && days.to < today ? days.to : today;
  const since = (first: Day, last: Day) =>
    days && first < days.from && days.from <= last ? days.from : first;
  const held = days && { from: days.from, to: day };
  return { day, past: day === today ? undefined : day, held, since };
}

/** For whoever is signed in. */
export function useOpenDays(): OpenDays {
  const days = useSelector((state: RootState) => state.session.user?.days);
  return openDaysOf(days, dhakaDay(new Date()));
}

type Named = Readonly<Partial<Record<DayName, string | undefined>>>;

/**
 * The days that a question is asked with: of an auditor of some days his own where nobody says others, for without a
 * first day, or of today, it would tell of days that are not his, and is refused.
 * @param takes the days that the question takes
 * @param given those that somebody says
 */
export function heldDays(
  { held, past }: Pick<OpenDays, 'held' | 'past'>,
  takes: readonly DayName[],
  given: Named,
): Named {
  if (!held) return {};
  const ends = takes.includes('to') ? 'to' : 'asOf';
  const last = (takes.includes('to') && given.to) || (takes.includes('asOf') && given.asOf) || '';
  const isBefore = last !== '' && last < held.from; // left to be refused as what it is
  return {
    ...(takes.includes('from') && !given.from && !isBefore ? { from: held.from } : {}),
    ...(takes.includes(ends) && last === '' && past ? { [ends]: past } : {}),
  };
}

/** The same for whoever is signed in. */
export const useHeldDays = (takes: readonly DayName[], given: Named = {}): Named =>
  heldDays(useOpenDays(), takes, given);
