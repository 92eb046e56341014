import { verifyPassword } from '@madrasah/service-kit/access';
import { UnprovenEvent } from '@madrasah/service-kit/codec';
import { platformStream } from '../../institutions/state.ts';
import type { Desk } from '../../kernel/desk.ts';
import { accessStream } from '../state.ts';

/** A login that can be signed in to, and the number of its school. */
export interface SchoolLogin {
  readonly schoolId: string;
  readonly name: string;
}

/** At a time: each try takes some 0.2 s and 32 MiB. */
const TOGETHER = 4;

/**
 * The logins of every school that take a password, tried one by one, by school and name. Nobody signs in by it: nothing
 * is recorded, and nobody is locked out. What is switched off takes none. @throws StoreAway
 */
export async function loginsWithPassword(desk: Desk, password: string): Promise<SchoolLogin[]> {
  const found: SchoolLogin[] = [];
  for (const tried of inGroups(await activeLogins(desk), TOGETHER)) {
    const right = await Promise.all(tried.map(({ hash }) => verifyPassword(password, hash)));
    found.push(...tried.filter((_, at) => right[at]).map(({ schoolId, name }) => ({ schoolId, name })));
  }
  return found;
}

async function activeLogins(desk: Desk): Promise<(SchoolLogin & { readonly hash: string })[]> {
  const platform = await unlessChanged(desk.state(platformStream, ''));
  const all = [];
  for (const schoolId of [...(platform?.institutions.keys() ?? [])].sort()) {
    const access = await unlessChanged(desk.state(accessStream, schoolId));
    for (const { name, active, passwordHash } of access?.logins.values() ?? [])
      if (active && passwordHash) all.push({ schoolId, name, hash: passwordHash });
  }
  return all;
}

/** Nobody signs in by a stream that somebody has changed from outside. */
async function unlessChanged<S>(state: Promise<S>): Promise<S | undefined> {
  try {
    return await state;
  } catch (error) {
    if (error instanceof UnprovenEvent) return undefined;
    throw error;
  }
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** Why a start beyond the machine itself is refused, as one sentence that names each login by its school. */
export function openToEverybody(
  host: string,
  password: string,
  logins: readonly SchoolLogin[],
): string | undefined {
  if (logins.length === 0) return undefined;
  const schools = Map.groupBy(logins, ({ schoolId }) => schoolId);
  const named = [...schools].map(([id, own]) => `${id}: ${own.map(({ name }) => name).join(', ')}`);
  return `HOST is ${host}, and everybody knows the password of these logins (${password}) – school ${named.join('; school ')}. Start without HOST, give each a password of its own on the page Login users, then start again.`;
}
