import { fillText, type Language, type Word, wordIn } from '@madrasah/events/kernel';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';

/** `<context>.<screen>.<thing>` */
export type TextKey = `${string}.${string}.${string}`;

/** The sentences of one context. Bengali is the source: English lacks no key of it, or it does not compile. */
export interface Texts<Key extends TextKey> {
  readonly bn: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<Key, string>>;
}

export type Params = Readonly<Record<string, string | number>>;
export type Say<Key extends TextKey> = (key: Key, params?: Params) => string;

/** Pairs the two tables of a context. */
export function defineTexts<const Key extends TextKey>(
  bn: Readonly<Record<Key, string>>,
  en: Readonly<Record<NoInfer<Key>, string>>,
): Texts<Key> {
  return { bn, en };
}

/** One sentence; `{name}` places are filled, numbers in the digits of the language. */
export function say<Key extends TextKey>(
  texts: Texts<Key>,
  language: Language,
  key: Key,
  params: Params = {},
): string {
  return fillText(texts[language][key], params, language);
}

export function useLanguage(): Language {
  return useSelector((state: { language: Language }) => state.language);
}

/** The sentences of a context in the language of the page. */
export function useText<Key extends TextKey>(texts: Texts<Key>): Say<Key> {
  const language = useLanguage();
  return useCallback((key, params) => say(texts, language, key, params), [texts, language]);
}

/** The words of the vocabulary, in the language of the page. */
export function useWord(): (word: Word) => string {
  const language = useLanguage();
  return useCallback((word) => wordIn(language, word), [language]);
}
