import { WORDS, wordIn } from '@madrasah/events/kernel';
import { searchable } from '../kit/fields/select/match.ts';
import type { Context, Name } from '../kit/routing/screens.ts';

/** What the product calls columns, states, filters and screens, in both languages, each pair once. */
export function labels(contexts: readonly Context[]): readonly Name[] {
  const words = WORDS.map((word) => ({ bn: wordIn('bn', word), en: wordIn('en', word) }));
  const screens = contexts.flatMap((context) => context.screens).map(({ name }) => name);
  return [...new Map([...words, ...screens].map((one) => [`${one.bn}|${one.en}`, one])).values()];
}

/** The labels in which every word typed stands, in either language. */
export function labelsFor(typed: string, contexts: readonly Context[]): readonly Name[] {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  return labels(contexts).filter(({ bn, en }) => {
    const said = searchable(`${bn} ${en}`);
    return words.every((word) => said.includes(word));
  });
}
