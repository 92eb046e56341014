import type { Language } from '@madrasah/events';
import type { Tenant } from '../kernel/documents/index.ts';
import { peopleProjector, personName } from '../people/index.ts';
import type { JournalEntry } from './books/index.ts';

/** What a query that says whose entries are waits for. */
export const whoseNeed = [peopleProjector] as const;

type Lines = Pick<JournalEntry, 'lines'>;

/** The only student of an entry; undefined where there is none, or more than one. */
function studentOf({ lines }: Lines): number | undefined {
  const [first, ...others] = new Set(lines.flatMap(({ userId }) => userId ?? []));
  return others.length > 0 ? undefined : first;
}

/**
 * Whose each of some entries is: the name of its student, where it is about one alone.
 * @param entries all that will be asked about
 * @throws DocumentsAway
 */
export async function whoseOf(
  tenant: Tenant,
  entries: readonly Lines[],
  language: Language,
): Promise<(entry: Lines) => string | undefined> {
  const people = await tenant.findByKeys(
    peopleProjector,
    entries.flatMap((entry) => studentOf(entry) ?? []),
  );
  const names = new Map(people.map((person) => [person.userId, personName(person, language)]));
  return (entry) => names.get(studentOf(entry) ?? 0);
}
