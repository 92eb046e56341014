import { romanOf } from './roman.ts';

/** Whether a text, written plainly, begins as something is typed. */
export type Begins = (text: string) => boolean;

/** Letters that are heard alike, each after the one that it is taken for. */
const ALIKE = new Map(
  ['িী', 'ুূ', 'ইঈ', 'উঊ', 'েৈ', 'োৌ', 'সশষ', 'জয', 'নণ', 'ংঙ', 'তৎ'].flatMap((letters) => {
    const [first = '', ...others] = letters;
    return others.map((letter) => [letter, first] as const);
  }),
);
/** Heard in the letter before it. */
const SIGNS = /[\u0981\u0983]/g;
const NUKTA = '\u09bc';

/** One spelling for those that are mistaken for each other; য় and ড় are letters of their own. */
export const folded = (text: string): string =>
  text
    .replaceAll(`য${NUKTA}`, 'y')
    .replaceAll(new RegExp(`[ডঢ]${NUKTA}`, 'g'), 'র')
    .replaceAll('ঙ্গ', 'ংগ')
    .replaceAll(SIGNS, '')
    .replaceAll(/[^ -~]/g, (letter) => ALIKE.get(letter) ?? letter);

const LEAST_HEARD = 4;
/** From so many letters on one may be wrong; from one more on also in a word that is not written out. */
const LEAST_SLIPPED = 6;

const isLatin = (text: string) => /^[a-z][a-z ]*$/.test(text);

/** Whether one letter more, less, other or changed with its neighbour makes one of the other. */
export function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** Whether a text begins with what is one letter off; nobody mistakes the first one. */
const slips = (typed: string): Begins => {
  const whole = typed.length === LEAST_SLIPPED;
  return (text) =>
    text[0] === typed[0] &&
    [typed.length, typed.length + 1, typed.length - 1].some((length) => {
      const begun = text.slice(0, length);
      const ends = text.length <= length || text[length] === ' ';
      return begun.length === length && (ends || !whole) && isOneOff(begun, typed);
    });
};

/** Ways in which somebody may have meant a word that he did not write so, the nearest first. */
export function nearWays(typed: string): readonly Begins[] {
  const like = folded(typed);
  const heard = isLatin(typed) ? romanOf(typed) : '';
  const ways: Begins[] = [(text) => folded(text).startsWith(like)];
  if (heard.length >= LEAST_HEARD) ways.push((text) => romanOf(text).startsWith(heard));
  if (like.length >= LEAST_SLIPPED) {
    const isSlip = slips(like);
    ways.push((text) => isSlip(folded(text)));
  }
  if (heard.length >= LEAST_SLIPPED) {
    const isSlip = slips(heard);
    ways.push((text) => !isLatin(text) && isSlip(romanOf(text)));
  }
  return ways;
}
