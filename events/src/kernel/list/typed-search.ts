import { codeKey } from '../identity/code.ts';
import { ungrouped } from '../money/grouping.ts';
import { fromTaka } from '../money/money.ts';
import { plainText } from '../text/plain-text.ts';

/** What a record of money is found by. */
export interface Findable {
  /** Paisa; which way the money went does not matter. */
  readonly amounts: readonly number[];
  /** Numbers and codes: meant only as a whole. */
  readonly numbers: readonly string[];
  /** Names, heads and what was written: a part of them is enough. */
  readonly texts: readonly string[];
  /** Numbers of telephones: five digits of one, from anywhere in it, are enough. */
  readonly phones?: readonly string[] | undefined;
  /** Texts that are plain already: where a whole school is looked through, nothing takes longer than to make them so. */
  readonly plain?: readonly string[] | undefined;
}

/** A word that was typed; of an amount, or of a range of amounts, in paisa. */
interface Word {
  readonly text: string;
  readonly key: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const WORDS_AT_MOST = 8;
const PART_OF_PHONE = /^\d{5,}$/;
/** In what was made plain, amounts as people write them: ৳1,00,000.50, 500/-, 500 টাকা. */
const AMOUNT = String.raw`\d[\d,]*(?:\.\d{1,2})?`;
const SIGN = /৳\s*(?=\d)/g;
const UNIT = /(?<=\d)\s*(?:\/-|৳|টাকা|taka|tk\.?)(?=[\s–—-]|$)/g;
const RANGE = new RegExp(
  String.raw`(?<=^|\s)(${AMOUNT})(?:\s*(?:[-–—]|\.{2,})\s*|\s+(?:to|থেকে|হতে)\s+)(${AMOUNT})(?=\s|$)`,
  'g',
);
const ONE = new RegExp(`^${AMOUNT}$`);
/** Between the ends of a range, once it is read: nobody types it. */
const BETWEEN = '\u0000';

const paisaIn = (text: string) => (ONE.test(text) ? fromTaka(ungrouped(text) ?? '') : undefined);

function wordOf(text: string): Word {
  const [first = '', last] = text.split(BETWEEN);
  if (last === undefined) return { text, key: codeKey(text), from: paisaIn(first), to: paisaIn(first) };
  const [one = 0, other = 0] = [paisaIn(first), paisaIn(last)];
  const range = `${first}-${last}`;
  return { text: range, key: codeKey(range), from: Math.min(one, other), to: Math.max(one, other) };
}

/** What was typed, word by word. */
function wordsOf(typed: string): Word[] {
  const plain = plainText(typed).replaceAll(BETWEEN, '').replace(SIGN, '').replace(UNIT, '');
  return plain
    .replace(RANGE, `$1${BETWEEN}$2`)
    .split(' ')
    .filter(Boolean)
    .slice(0, WORDS_AT_MOST)
    .map(wordOf);
}

const isAmount = ({ from, to }: Word, amounts: readonly number[]) =>
  from !== undefined && to !== undefined && amounts.some((amount) => from <= amount && amount <= to);

/** Digits stand in a text only as a whole run of them: 12 is not in 123. */
const runsOf = (text: string) => text.split(/[^\d]+/);
const standsIn = ({ text }: Word, where: string) =>
  /^\d+$/.test(text) ? runsOf(where).includes(text) : where.includes(text);

/**
 * How a typed search finds records of money, everywhere: each word that was typed is one of its amounts or lies among
 * a range of them (`500`, `৳১,৫০০`, `500-1,000`, `৫০০ থেকে ১০০০`), or one of its numbers, or stands in one of its
 * texts. Digits of any script. Finds everything where nothing was typed.
 */
export function typedSearch(typed: string): (record: Findable) => boolean {
  const words = wordsOf(typed);
  return ({ amounts, numbers, texts, phones = [], plain: known = [] }) => {
    if (words.length === 0) return true;
    const sums = amounts.map(Math.abs);
    const whole = numbers.map(codeKey);
    const plain = [...known, ...texts.map(plainText)];
    const rung = phones.map(plainText);
    return words.every(
      (word) =>
        isAmount(word, sums) ||
        whole.includes(word.key) ||
        plain.some((where) => standsIn(word, where)) ||
        (PART_OF_PHONE.test(word.text) && rung.some((phone) => phone.includes(word.text))),
    );
  };
}
