import type { DataOf, Day } from '@madrasah/events';
import type { LeavingKind, Place, StudentAdmitted } from '@madrasah/events/admissions';
import type { Absence } from '@madrasah/events/plans';
import type { Person } from '../../people/index.ts';

/** What an admission was before a change, from when on it is that no more, and when that was recorded. */
export interface EarlierPlace {
  readonly before: Place;
  /** '': a mistake was mended, it never was. */
  readonly since: Day | '';
  readonly at: string;
}

/** One year of a student in a class; `at` is when it was recorded. */
export type AdmissionFacts = Omit<DataOf<typeof StudentAdmitted>, 'plan' | 'userId'> & {
  readonly at: string;
  /** 1 while he is there, 0 once he has left. */
  readonly active: 0 | 1;
  /** Why and since when he is there no more; null while he is. */
  readonly left: { readonly on: string; readonly kind: LeavingKind; readonly noteId: number | null } | null;
  /** When he was not there; absent where he never left. */
  readonly absences?: readonly Absence[];
  /** What it was before each change, in the order they were recorded; absent where nothing has changed. */
  readonly earlier?: readonly EarlierPlace[];
  /** When it was found to be a mistake; null while it stands. */
  readonly withdrawn: { readonly on: string; readonly at: string } | null;
};

/** A person who is a student, with the admissions. */
export interface Student extends Person {
  /** In the order they were given; at most one of a session. */
  readonly admissions: readonly AdmissionFacts[];
  /** The last of them; null before the first. */
  readonly latest: AdmissionFacts | null;
  /** Its id, or 0: what lists are ordered by. */
  readonly latestId: number;
  /** Admissions entered by mistake, for lists of a past that still had them. */
  readonly withdrawn: readonly AdmissionFacts[];
}
