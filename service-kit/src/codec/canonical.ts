import type { Json } from '../event-store/index.ts';

/**
 * The one spelling of a JSON value: keys sorted by code unit, no blanks, integers only.
 * Two programs that read the same event must hash the same bytes; fractions have no one spelling.
 * @throws TypeError for a number that is no safe integer
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`no canonical form: ${value}`);
    return String(value === 0 ? 0 : value);
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
  }
  return `{${members.join(',')}}`;
}
