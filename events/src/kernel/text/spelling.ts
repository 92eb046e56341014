import { plainText } from './plain-text.ts';

/** Words that say what a thing is, not how it is called. */
const KIND =
  /(?<![\p{L}\p{M}])(জামাত|জামাআত|শ্রেণী|শ্রেণি|ক্লাস|মারহালা|শাখা|সেকশন|class|jamat|section)(?![\p{L}\p{M}])/gu;

/** What is written for one another, in Bengali and in Latin letters. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\s'"().,:;ঃঁ-]/g, ''],
  [/\u09CD\u09AF/g, ''],
  [/\u09CD/g, ''],
  [/\u09AF\u09BC/g, '\u09DF'],
  [/[ডঢ]\u09BC/g, 'র'],
  [/[ীেঈএই]/g, 'ি'],
  [/[ূোউঊও]/g, 'ু'],
  [/[যঝ]/g, 'জ'],
  [/[শষছ]/g, 'স'],
  [/ণ/g, 'ন'],
  [/ৎ/g, 'ত'],
  [/(?<=া)হ$/, ''],
  [/[ey]/g, 'i'],
  [/[ow]/g, 'u'],
  [/z/g, 'j'],
  [/(?<=a)h$/, ''],
  [/(.)\1+/gu, '$1'],
];
const SHORTEST = 3;

/** A name without the word that says what it is: "ক শাখা" is ক. Of that word alone it stays. */
export function nameAlone(text: string): string {
  const plain = plainText(text);
  return plain.replace(KIND, ' ').replace(/\s+/g, ' ').trim() || plain;
}

/**
 * How a name sounds however it is spelt: হিদায়াতুন্নাহু and হেদায়াতুন নাহু, মীযান and মিজান. Two things may sound alike:
 * whoever looks by it takes what it finds only where it finds one, and says so.
 * @returns '' for a name too short to be told by its sound
 */
export function spelling(text: string): string {
  const key = ALIKE.reduce((name, [from, to]) => name.replace(from, to), nameAlone(text));
  return [...key].length < SHORTEST ? '' : key;
}
