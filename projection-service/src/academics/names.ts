import type { Language } from '@madrasah/events';
import type { Class, Section, Session } from './projectors.ts';

/** What a session, class or section is called in the language of who reads: in Bengali where it has no other name. */
export function nameIn(row: Session | Class | Section | undefined, language: Language): string {
  const name = row?.attributes.name;
  return (language === 'en' && name?.en) || name?.bn || '';
}
