import type { Deps } from '../deps.ts';

/** Who did something, as a row shows it: the actor of a policy is the system. */
export async function actorNames({ access }: Pick<Deps, 'access'>, schoolId: string) {
  const { logins } = await access.access(schoolId);
  return (id: number) => ({ id, name: id === 0 ? 'system' : (logins.get(id)?.name ?? String(id)) });
}
