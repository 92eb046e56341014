import { eventCatalogue, isTextKey, type Language, say, toldKey } from '@madrasah/events';
import { calledKey } from '@madrasah/events/ledger';

/** What an event is called in a history, and what is told of it there; one without such a name by that of its entry. */
export function toldAs(type: string, language: Language) {
  const key = [toldKey(type), calledKey(type)].find(isTextKey) ?? 'history.event.other';
  return { called: say(language, key), tells: eventCatalogue.get(type)?.history?.tells ?? 'facts' };
}
