const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });
/** A consonant that is joined to the next one, with or without a joiner: r + hasanta, k + hasanta … */
const JOINED = /\u09CD[\u200C\u200D]*$/u;

/**
 * The first letter of a word as it is seen: with its vowel sign, and whole where several are written as one (র‌্যা, ক্ষ),
 * however the machine parts them. '' of an empty word.
 */
export function firstLetter(word: string): string {
  let letter = '';
  for (const { segment } of graphemes.segment(word)) {
    letter += segment;
    if (!JOINED.test(letter)) break;
  }
  return letter;
}
