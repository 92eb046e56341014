export type Language = 'bn' | 'en';
/** Bengali first. */
export const LANGUAGES: readonly Language[] = ['bn', 'en'];

/** What a paper is written in: Arabic stands from the right, with digits of its own. */
export type PaperLanguage = Language | 'ar';

/** `language_id` of the wire. */
export const PAPER_LANGUAGES: Readonly<Record<number, PaperLanguage>> = { 1: 'bn', 2: 'en', 3: 'ar' };

/** A word or a sentence in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** Sentences by key. */
export type Sentences = Readonly<Record<string, string>>;
