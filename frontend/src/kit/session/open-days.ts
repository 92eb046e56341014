import { type Day, dhakaDay } from '@madrasah/events/kernel';
import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import type { User } from './state.ts';

/** The days that a page opens on. */
export interface OpenDays {
  /** Today; of an auditor whose days are over, the last of them. */
  readonly day: Day;
  /** The same where it is not today: what a page that asks for all until today must say. */
  readonly past: Day | undefined;
  /** A first day, not before an auditor's own; where all that is asked ends before his days it is left to be refused. */
  since(first: Day, last: Day): Day;
}

/** @param days that an auditor may look at; undefined: all */
export function openDaysOf(days: User['days'], today: Day): OpenDays {
  const day = days && days.to < today ? days.to : today;
  const since = (first: Day, last: Day) =>
    days && first < days.from && days.from <= last ? days.from : first;
  return { day, past: day === today ? undefined : day, since };
}

/** For whoever is signed in. */
export function useOpenDays(): OpenDays {
  const days = useSelector((state: RootState) => state.session.user?.days);
  return openDaysOf(days, dhakaDay(new Date()));
}
