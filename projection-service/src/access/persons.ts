import { type Persons, standingEntry } from '@madrasah/service-kit/access';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type Person, peopleProjector } from '../people/index.ts';

/** What `personsOf` reads beside the logins. */
export const personsNeed = [peopleProjector];

/** Logins, and whose they are: of two entries of one person the one that was kept stands. @throws DocumentsAway */
export async function personsOf(deps: Pick<Deps, 'access'>, tenant: Tenant): Promise<Persons> {
  const { logins } = await deps.access.access(tenant.school);
  const known = new Map<number, Person>();
  let wanted = [...logins.values()].flatMap(({ userId }) => (userId === null ? [] : [userId]));
  while (wanted.length > 0) {
    const found = await tenant.findByKeys(peopleProjector, [...new Set(wanted)]);
    for (const person of found) known.set(person.userId, person);
    wanted = found.flatMap(({ mergedInto }) =>
      mergedInto === null || known.has(mergedInto) ? [] : [mergedInto],
    );
  }
  const people = {
    standing: (userId: number) => standingEntry(userId, (one) => known.get(one)?.mergedInto ?? undefined),
    userType: (userId: number) => known.get(userId)?.userType,
  };
  return { logins, people };
}
