export type Language = 'bn' | 'en';
/** Bengali first. */
export const LANGUAGES: readonly Language[] = ['bn', 'en'];
