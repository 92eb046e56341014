import type { EntryDayTold, Language } from '../kernel/index.ts';
import { say } from './text.ts';

/** Of an entry that stands on another day than it should: both days and why, in one sentence; '' where it does not. */
export function movedDayText(language: Language, { on, wanted, why }: EntryDayTold): string {
  if (wanted === undefined || why === undefined) return '';
  return say(language, 'ledger.moved-day', { on, wanted, why: say(language, why.key, why.places) });
}
