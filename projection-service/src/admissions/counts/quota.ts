import { academicLists, academicSources, type SessionRow, standingIn } from '../../academics/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { studentsProjector } from '../students-projector.ts';

/** What counting the people of a quota needs. */
export const quotaNeeds = [studentsProjector, ...academicSources];

/** Sessions that run, and those still to come: not running yet, and on the list behind one that runs. */
function runningAndToCome(sessions: readonly SessionRow[]): number[] {
  const first = sessions.findIndex(({ active }) => active);
  return first < 0 ? [] : sessions.filter(({ active }, at) => active || at > first).map(({ id }) => id);
}

/**
 * How many people are students now: whoever is in two sessions, as who was taken up into the next year is, counts
 * once; who has left does not. @throws DocumentsAway
 */
export async function studentsNow(tenant: Tenant): Promise<number> {
  const ids = runningAndToCome(standingIn((await academicLists(tenant)).sessions));
  if (ids.length === 0) return 0;
  return tenant.count(studentsProjector, {
    admissions: { $elemMatch: { sessionId: { $in: ids }, active: 1 } },
  });
}
