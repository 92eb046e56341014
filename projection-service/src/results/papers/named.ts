import type { PaperLanguage } from '@madrasah/events';
import { arabicName, type Person, personName } from '../../people/index.ts';

/** Somebody as the papers of his exam name him, in the language of the paper. */
export interface NamedStudent {
  readonly code: string;
  readonly name: string;
  readonly father: string;
  readonly mother: string;
}

/** What somebody is called on a paper: in Bengali where its language has no name of his. */
export function named(person: Person, language: PaperLanguage): NamedStudent {
  const { names, profile, userCode: code } = person;
  const own = language === 'ar' ? names.arabic : language === 'en' ? names.english : undefined;
  const bengali = personName(person, language === 'en' ? 'en' : 'bn');
  const arabic = language === 'ar' ? arabicName(person) : '';
  return {
    code,
    name: arabic || own?.name || bengali,
    father: own?.father || (profile?.fatherName ?? ''),
    mother: own?.mother || (profile?.motherName ?? ''),
  };
}
