import { likeName, spelling } from '../../kernel/index.ts';
import type { Profile } from '../events.ts';

/** A name word by word as it sounds: আব্দুর and আবদুর are one; a word too short to be told by its sound, or with a number, as it is written. */
const heard = (name: string): string =>
  likeName(name)
    .split(' ')
    .map((word) => (/\p{N}/u.test(word) ? word : spelling(word) || word))
    .join(' ');

/** What tells that two entries are one person: name, father and birthday, however they are written and spelt. */
export const likenessOf = ({
  name,
  fatherName,
  dateOfBirth,
}: Pick<Profile, 'name' | 'fatherName' | 'dateOfBirth'>): string =>
  [heard(name), heard(fatherName), dateOfBirth].join('|');
