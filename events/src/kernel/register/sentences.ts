import type { Language, Sentences } from '../text/language.ts';
import type { Codes, Said, Worded, WordsIn } from './shape.ts';
import { codesOf, missingKey } from './words.ts';

// The sentences of registers are the services' to say: no page draws them in.

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const MADE: Readonly<Record<Language, (words: WordsIn) => Record<keyof Codes, string>>> = {
  bn: ({ one }) => ({
    added: `${one} যোগ করা হয়েছে`,
    changed: `${one} সংরক্ষণ করা হয়েছে`,
    removed: `${one} তালিকা থেকে সরানো হয়েছে`,
    ordered: 'ক্রম সংরক্ষণ করা হয়েছে',
    unknown: `${one} পাওয়া যায়নি`,
    duplicate: `এই নামে ${one} আগে থেকেই আছে`,
    used: `${one} ব্যবহার করা হয়েছে, তাই মোছা যাবে না`,
    order: 'তালিকাটি বদলে গেছে; আবার লোড করে ক্রম সাজান',
  }),
  en: ({ one }) => ({
    added: `${capital(one)} added`,
    changed: `${capital(one)} saved`,
    removed: `${capital(one)} taken off the list`,
    ordered: 'Order saved',
    unknown: `${capital(one)} not found`,
    duplicate: `Another ${one} has this name already`,
    used: `This ${one} is in use and cannot be deleted`,
    order: 'The list has changed; load it again and order it',
  }),
};

/** The sentences of a register in both languages; one that its context has written by hand stands before them. */
export function sentencesOf(register: Worded): Readonly<Record<Language, Sentences>> {
  const parts = Object.keys(codesOf('')) as (keyof Codes)[];
  const said = parts.filter((part) => isSaid(register, part));
  const table = (language: Language): Sentences => {
    const made = MADE[language](register.words[language]);
    return Object.fromEntries([
      ...said.map((part) => [register.codes[part], made[part]] as const),
      ...missingOf(register, language),
    ]);
  };
  return { bn: table('bn'), en: table('en') };
}

function isSaid({ ordered, remove }: Worded, part: keyof Codes): boolean {
  if (part === 'ordered' || part === 'order') return ordered;
  if (part === 'removed') return remove !== undefined;
  return part !== 'used' || remove === 'refuse';
}

/** The sentences for fields that must be filled, of the definitions that say them themselves. */
export const missingOf = ({ noun, fields }: Pick<Worded, 'noun' | 'fields'>, language: Language) =>
  Object.entries(fields).flatMap(([wire, field]) =>
    'missing' in field && typeof field.missing === 'object'
      ? [[missingKey(noun, wire), (field.missing as Said)[language]] as const]
      : [],
  );
