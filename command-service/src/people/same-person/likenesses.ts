import { likenessOf, type Profile } from '@madrasah/events/people';
import type { Table } from '@madrasah/service-kit/folding';

/** What tells that two entries are one person, both ways round. */
interface Likenesses {
  readonly likenesses: Table<number, string>;
  readonly alike: Table<string, number>;
}

export function forgetLikeness({ likenesses, alike }: Likenesses, userId: number): void {
  const before = likenesses.get(userId);
  if (before === undefined) return;
  likenesses.delete(userId);
  if (alike.get(before) === userId) alike.delete(before);
}

export function keepLikeness(state: Likenesses, userId: number, profile: Profile | null): void {
  forgetLikeness(state, userId);
  if (!profile) return;
  keep(state, userId, likenessOf(profile));
}

/** A short form says no father and no birthday: those of before go on telling who he is. */
export function keepRenamed(state: Likenesses, userId: number, name: string): void {
  const [, fatherName = '', dateOfBirth = ''] = state.likenesses.get(userId)?.split('|') ?? [];
  forgetLikeness(state, userId);
  keep(state, userId, likenessOf({ name, fatherName, dateOfBirth }));
}

function keep({ likenesses, alike }: Likenesses, userId: number, likeness: string): void {
  likenesses.set(userId, likeness);
  alike.set(likeness, userId);
}
