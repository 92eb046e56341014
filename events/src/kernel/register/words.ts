import type { Language } from '../text/language.ts';
import type { Codes, Failing, Said, Words, WordsIn } from './shape.ts';

const kebab = (noun: string) => noun.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

export const codesOf = (noun: string, given: Partial<Codes> = {}): Codes => {
  const name = kebab(noun);
  return {
    added: `${name}.added`,
    changed: `${name}.saved`,
    removed: `${name}.removed`,
    ordered: `${name}.ordered`,
    unknown: `${name}.not-found`,
    duplicate: `${name}.duplicate`,
    used: `${name}.in-use`,
    order: `${name}.order-incomplete`,
    ...given,
  };
};

/** The key of the sentence for a field of a register that is missing. */
export const missingKey = (noun: string, wire: string) => `${kebab(noun)}.${kebab(wire)}-required`;

const FAILED: Readonly<Record<Language, (words: WordsIn) => Failing<string>>> = {
  bn: ({ one, many, failed }) => ({
    load: `${many} লোড করা যায়নি`,
    save: `${one} সংরক্ষণ করা যায়নি`,
    remove: `${one} মুছে ফেলা যায়নি`,
    ...failed,
  }),
  en: ({ one, failed }) => ({
    load: `Failed to load ${one} data`,
    save: `Failed to save ${one}`,
    remove: `Failed to delete ${one}`,
    ...failed,
  }),
};

/** What a page says over the reason where the list of a register does not come, or a change of it is not taken. */
export function failingOf(words: Words): Failing<Said> {
  const [bn, en] = [FAILED.bn(words.bn), FAILED.en(words.en)];
  const both = (part: keyof Failing<string>): Said => ({ bn: bn[part], en: en[part] });
  return { load: both('load'), save: both('save'), remove: both('remove') };
}
