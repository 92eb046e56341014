// A place where a line may break without a hyphen; it is taken out again before shaping.
const BREAK = '\u200b';
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });
// Where a line breaks anyway: after a space, a hyphen, a slash.
const UNBREAKABLE = /[^\s\-/]+[-/]?/gu;
const BEFORE_ANOTHER = /[^\s\-/]+[-/]? (?=\S)/gu;

/**
 * Lets words that are wider than a line break between syllables. pdfkit would cut them between UTF-16 units:
 * before a vowel sign, or in the middle of a conjunct.
 *
 * @param fits whether a text fits a line of its own
 */
export function breakLongWords(text: string, fits: (text: string) => boolean): string {
  return text.replace(UNBREAKABLE, (word) => {
    if (fits(word)) return word;
    return Array.from(graphemes.segment(word), ({ segment }) => segment).join(BREAK);
  });
}

/**
 * Ends the line behind a word that fills it but for the space that follows: pdfkit would put the space on a line of
 * its own.
 *
 * @param fits whether a text fits a line of its own
 */
export const breakFullLines = (text: string, fits: (text: string) => boolean): string =>
  text.replace(BEFORE_ANOTHER, (word) =>
    fits(word) || !fits(word.slice(0, -1)) ? word : `${word.slice(0, -1)}\n`,
  );

/** Takes out what only the wrapping needed, and what paper cannot show. */
export function printable(text: string): string {
  return text
    .replaceAll(BREAK, '')
    .replaceAll('\n', '')
    .replaceAll(/\p{Cc}/gu, ' ');
}
