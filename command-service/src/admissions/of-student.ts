import { isRefusal } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import type { EntryRules } from '../kernel/entry/index.ts';
import { peopleStream } from '../people/state.ts';
import { standingPerson } from '../people/steps.ts';
import { admissionsStream } from './state.ts';

/** An entry of a student: he must be there, and be admitted to the session that is named. */
export const ofStudent = {
  reads: [peopleStream, admissionsStream],
  whose({ userId, sessionId }, { look }) {
    const person = standingPerson(look(peopleStream), userId);
    if (isRefusal(person)) return person;
    const { admissions, taken } = look(admissionsStream);
    return (
      admissions.get(taken.get(`${userId}:${sessionId}`) ?? 0) ?? refuseAdmissions('admission.not-found')
    );
  },
} satisfies EntryRules<object>;
