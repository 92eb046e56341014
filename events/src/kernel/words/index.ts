import type { Bilingual, Language } from '../text/language.ts';
import { bn } from './words.bn.ts';
import { en } from './words.en.ts';

/** A word of the vocabulary, by its key. */
export type Word = keyof typeof bn;

const words: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { bn, en };

export const isWord = (key: string): key is Word => Object.hasOwn(bn, key);

/** Every word of the vocabulary. */
export const WORDS: readonly Word[] = Object.keys(bn).filter(isWord);

/** A word in a language. The vocabulary holds labels and no sentences, so that a browser may carry all of it. */
export const wordIn = (language: Language, word: Word): string => words[language][word];

/** A word in both languages: what a field is called whose column is called so. */
export const word = (key: Word): Bilingual => ({ bn: bn[key], en: en[key] });
