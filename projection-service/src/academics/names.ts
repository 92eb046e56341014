import type { Language, Names } from '@madrasah/events';

/** What a session, class or section is called in the language of who reads: in Bengali where it has no other name. */
export const nameIn = (row: { readonly name: Names } | undefined, language: Language): string =>
  (language === 'en' && row?.name.en) || row?.name.bn || '';
