import type { Profile } from '../events.ts';

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s.]+/g, ' ')
    .trim()
    .toLowerCase();

/** What tells that two entries are one person: name, father and birthday, however they are spaced. */
export const likenessOf = ({
  name,
  fatherName,
  dateOfBirth,
}: Pick<Profile, 'name' | 'fatherName' | 'dateOfBirth'>): string =>
  [plain(name), plain(fatherName), dateOfBirth].join('|');
