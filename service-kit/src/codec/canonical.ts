import type { Json } from '../event-store/index.ts';

/** What JSON spells as it stands: no quote, no backslash, no control character, no half of a pair. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
const NAMES_AT_HAND = 1_000;

/** Member names occur over and over: each is spelled once. */
const names = new Map<string, string>();

function spelledName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const spelled = `${JSON.stringify(name)}:`;
  if (names.size < NAMES_AT_HAND) names.set(name, spelled);
  return spelled;
}

/**
 * The one spelling of a JSON value: keys sorted by code unit, no blanks, integers only.
 * Two programs that read the same event must hash the same bytes; fractions have no one spelling.
 * @throws TypeError for a number that is no safe integer
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'string') return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`no canonical form: ${value}`);
    return String(value === 0 ? 0 : value);
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value);
}

// Text is put together piece by piece: arrays of pieces and their joining take half as long again.
function canonicalArray(values: readonly Json[]): string {
  let text = '[';
  for (let index = 0; index < values.length; index += 1)
    text += (index === 0 ? '' : ',') + canonicalJson(values[index] as Json);
  return `${text}]`;
}

function canonicalObject(value: { readonly [name: string]: Json }): string {
  let text = '{';
  for (const name of Object.keys(value).sort()) {
    const member = value[name];
    if (member !== undefined) text += (text === '{' ? '' : ',') + spelledName(name) + canonicalJson(member);
  }
  return `${text}}`;
}
