import { isTextKey, type Language, say } from '@madrasah/events';
import { calledKey } from '@madrasah/events/ledger';
import type { AccountNames } from './account-names.ts';
import type { JournalEntry } from './books/index.ts';

/** What an entry of a kind is called. A kind of later days is an entry like any other. */
export function kindName(kind: string, language: Language): string {
  const key = calledKey(kind);
  return say(language, isTextKey(key) ? key : 'ledger.entry.other');
}

/** What names an entry: its number, or its id where that is counted within a series. */
export type Numbered = Pick<JournalEntry, 'kind' | 'number' | 'series' | 'refId'>;

/** The number of an entry as it is shown; '' where it has none. */
export function shownNumber(
  { number, series, refId }: Numbered,
  names: Pick<AccountNames, 'number'>,
): string {
  const counted = number || (series === '' ? 0 : refId);
  return counted > 0 ? names.number(series, counted) : '';
}

/** What an entry is called in its books: রসিদ ১৮৮, ভাউচার G-খরচ-৩/২৬. */
export function entryName(entry: Numbered, names: Pick<AccountNames, 'number'>, language: Language): string {
  return [kindName(entry.kind, language), shownNumber(entry, names)].filter(Boolean).join(' ');
}
