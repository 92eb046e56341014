import { refuse } from '@madrasah/events';
import { accessQueries } from '@madrasah/events/access';
import type { Deps } from '../deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { peopleProjector } from '../people/index.ts';
import { loginRow, menuRows } from './wire.ts';

/** Logins, from the fold that the gate asks; it answers for itself while it is not whole. */
export function access(deps: Deps): HandledQuery[] {
  return [
    handledQuery(accessQueries.logins, [peopleProjector], async (_, tenant, { language }) => {
      const logins = [...(await deps.access.access(tenant.school)).logins.values()];
      const userIds = logins.flatMap(({ userId }) => (userId === null ? [] : [userId]));
      const persons = await tenant.findByKeys(peopleProjector, userIds);
      const byId = new Map(persons.map((person) => [person.userId, person]));
      return { data: logins.map((login) => loginRow(login, byId.get(login.userId ?? 0), language)) };
    }),
    handledQuery(accessQueries.menu, [], async (_, tenant, { caller }) => {
      const login = (await deps.access.access(tenant.school)).logins.get(caller.loginId);
      return login ? { data: menuRows(login) } : refuse('auth.invalid');
    }),
  ];
}
