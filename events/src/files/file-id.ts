import { isSchoolId } from '../kernel/index.ts';

/** A school's number and 128 random bits: nobody guesses one, and whoever holds one knows whose it is. */
export const FILE_ID = /^(\d{4,10})-([0-9a-f]{32})$/;

/** The id of a file. @param random 32 hexadecimal figures */
export const fileIdOf = (schoolId: string, random: string): string => `${schoolId}-${random}`;

export const isFileId = (text: unknown): text is string => typeof text === 'string' && FILE_ID.test(text);

/** The school a file belongs to; undefined for what is no file's id. */
export function schoolOfFile(fileId: string): string | undefined {
  const school = FILE_ID.exec(fileId)?.[1];
  return isSchoolId(school) ? school : undefined;
}

/** Whose key opens a file, and whose erasure ends it: a person of the school, or (null) the institution. */
export const fileSubject = (userId: number | null): string =>
  userId === null ? 'institution' : `person:${userId}`;

/** Where a file is fetched: with a token, or, what is open to everybody, without. */
export const fileAddress = (fileId: string, open: boolean): string =>
  `/api/${open ? 'public/' : ''}files/${fileId}`;
