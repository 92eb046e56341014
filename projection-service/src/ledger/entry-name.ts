import { digitsOf, isTextKey, type Language, say } from '@madrasah/events';

/** What an entry is called in its books: রসিদ ১৮৮. A kind of later days is an entry like any other. */
export function entryName(kind: string, number: number, language: Language): string {
  const key = `ledger.entry.${kind}`;
  const name = say(language, isTextKey(key) ? key : 'ledger.entry.other');
  return number > 0 ? `${name} ${digitsOf(number, language)}` : name;
}
