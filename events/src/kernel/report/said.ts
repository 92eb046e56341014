import type { PaperLanguage } from '../text/language.ts';

/** What something is called on papers and above their filters. Where Arabic has no word of its own, the Bengali stands. */
export interface Said {
  readonly bn: string;
  readonly en: string;
  readonly ar?: string;
}

export const saidIn = (said: Said, language: PaperLanguage): string => said[language] ?? said.bn;

/** A row of a list whose ids are fixed. */
export interface Named extends Said {
  readonly id: number;
}

/** What an id of such a list is called; '' for none. */
export const nameIn = (
  names: readonly Named[],
  id: number | null | undefined,
  language: PaperLanguage,
): string => {
  const found = names.find((one) => one.id === id);
  return found ? saidIn(found, language) : '';
};

/** The Arabic words of a list of constants, in the order of its ids. */
export const withArabic = (names: readonly Named[], arabic: readonly string[]): readonly Named[] =>
  names.map((one, at) => ({ ...one, ...(arabic[at] ? { ar: arabic[at] } : {}) }));
