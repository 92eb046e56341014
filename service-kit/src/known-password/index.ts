import { readFileSync } from 'node:fs';

/** Of the demo's logins where nobody chose another: it stands in the documentation, and everybody knows it. */
export const KNOWN_PASSWORD = 'madrasah-demo';

let common: ReadonlySet<string> | undefined;

/** The list says where it is from. */
function readCommon(): ReadonlySet<string> {
  const lines = readFileSync(new URL('common.txt', import.meta.url), 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}

/** In the digits and letters of the list, however they were typed. */
const plain = (password: string) =>
  password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));

/** Whether a password is one of those that are tried first, or the same letter over and over. */
export function isCommonPassword(password: string): boolean {
  common ??= readCommon();
  const letters = plain(password);
  return common.has(letters) || new Set(letters).size === 1;
}
