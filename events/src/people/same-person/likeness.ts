import { likeName } from '../../kernel/index.ts';
import type { Profile } from '../events.ts';

/** What tells that two entries are one person: name, father and birthday, however they are written. */
export const likenessOf = ({
  name,
  fatherName,
  dateOfBirth,
}: Pick<Profile, 'name' | 'fatherName' | 'dateOfBirth'>): string =>
  [likeName(name), likeName(fatherName), dateOfBirth].join('|');
