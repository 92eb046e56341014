import type { DataOf } from '@madrasah/events';
import type { OtherNamesWritten, Profile } from '@madrasah/events/people';
import type { Table } from '@madrasah/service-kit/folding';

/** What somebody is called in each script; '' where nobody has written it. */
export type PersonNames = Readonly<Record<'bengali' | 'english' | 'arabic', string>>;

interface NamesState {
  readonly names: Table<number, PersonNames>;
}

/** As he is registered or changed; nothing of whoever is erased. */
export function keepName({ names }: NamesState, userId: number, profile: Pick<Profile, 'name'> | null): void {
  const before = names.get(userId);
  if (profile) names.set(userId, { english: '', arabic: '', ...before, bengali: profile.name });
  else names.delete(userId);
}

/** Names in other letters; what was not written stays. */
export function keepOtherNames(
  { names }: NamesState,
  { userId, names: written }: DataOf<typeof OtherNamesWritten>,
): void {
  const before = names.get(userId);
  if (!before || !written) return;
  const { english, arabic } = written;
  names.set(userId, {
    ...before,
    ...(english.name === undefined ? {} : { english: english.name }),
    ...(arabic.name === undefined ? {} : { arabic: arabic.name }),
  });
}
