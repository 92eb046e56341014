export type Language = 'bn' | 'en';
/** Bengali first. */
export const LANGUAGES: readonly Language[] = ['bn', 'en'];

/** What a paper is written in: Arabic stands from the right, with digits of its own. */
export type PaperLanguage = Language | 'ar';

/** Sentences by key. */
export type Sentences = Readonly<Record<string, string>>;
