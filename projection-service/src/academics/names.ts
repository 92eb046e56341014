import type { PaperLanguage } from '@madrasah/events';
import type { Class, Section, Session } from './projectors.ts';

/** What a session, class or section is called in a language: in Bengali where it has no other name. */
export function nameIn(row: Session | Class | Section | undefined, language: PaperLanguage): string {
  const name = row?.attributes.name;
  return name?.[language] || name?.bn || '';
}
