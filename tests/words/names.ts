import { allPairs } from './pairs.ts';

/** A Bengali phrase that is called by several names in English, and where each of them stands. */
export interface Phrase {
  readonly bn: string;
  readonly names: readonly { readonly en: string; readonly at: readonly string[] }[];
}

const LABEL = 5;

const bare = (text: string) => text.replace(/[\s:.…।]+$/, '').trim();

/** A phrase of a label's length; what is longer is a sentence. */
const isLabel = (bn: string) => /[\u0980-\u09ff]/.test(bn) && bn.split(/\s+/).length <= LABEL;

/** Bengali has no capitals, and mostly no plural either: Receipt, receipt and Receipts are one name. */
export const asOneName = (en: string) => bare(en).toLowerCase().split(' ').map(singular).join(' ');

const singular = (word: string) =>
  word
    .replace(/'/g, '’')
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<=[a-z]{2}[^su’])s$/, '');

/** All phrases with several names, those with the most names first. */
export function phrasesOfSeveralNames(): readonly Phrase[] {
  const phrases = new Map<string, Map<string, { en: string; at: string[] }>>();
  for (const pair of allPairs()) {
    const bn = bare(pair.bn);
    if (!isLabel(bn)) continue;
    const names = phrases.get(bn) ?? new Map<string, { en: string; at: string[] }>();
    phrases.set(bn, names);
    const name = names.get(asOneName(pair.en)) ?? { en: bare(pair.en), at: [] };
    names.set(asOneName(pair.en), name);
    name.at.push(pair.at);
  }
  return [...phrases]
    .map(([bn, names]) => ({ bn, names: [...names.values()] }))
    .filter(({ names }) => names.length > 1)
    .sort((a, b) => b.names.length - a.names.length || (a.bn < b.bn ? -1 : 1));
}
