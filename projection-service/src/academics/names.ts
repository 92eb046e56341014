import type { Names, PaperLanguage } from '@madrasah/events';

/** What a session, class or section is called in a language: in Bengali where it has no other name. */
export const nameIn = (row: { readonly name: Names } | undefined, language: PaperLanguage): string =>
  row?.name[language] || row?.name.bn || '';
