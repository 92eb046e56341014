import type { Language } from '@madrasah/events';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { peopleProjector, personName } from '../people/index.ts';

/** What a query that names actors waits for. */
export const actorsNeed = [peopleProjector] as const;

export interface Actor {
  readonly id: number;
  readonly name: string;
}

/**
 * Who did something, as a row shows it: the person behind the login, the login's own name where nobody stands behind
 * it; the actor of a policy is the system. @throws DocumentsAway
 */
export async function actorNames(
  { access }: Pick<Deps, 'access'>,
  tenant: Pick<Tenant, 'school' | 'findByKeys'>,
  language: Language,
): Promise<(id: number) => Actor> {
  const { logins } = await access.access(tenant.school);
  const userIds = [...logins.values()].flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const people = await tenant.findByKeys(peopleProjector, userIds);
  const persons = new Map(people.map((person) => [person.userId, personName(person, language)]));
  return (id) => {
    if (id === 0) return { id, name: 'system' };
    const login = logins.get(id);
    return { id, name: persons.get(login?.userId ?? 0) ?? login?.name ?? String(id) };
  };
}
