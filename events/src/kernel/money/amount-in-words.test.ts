import test from 'ava';
import fc from 'fast-check';
import { amountInWords } from './amount-in-words.ts';

const TAKA = 100;

const BENGALI: [number, string][] = [
  [0, 'শূন্য টাকা মাত্র'],
  [1 * TAKA, 'এক টাকা মাত্র'],
  [35 * TAKA, 'পঁয়ত্রিশ টাকা মাত্র'],
  [45 * TAKA, 'পঁয়তাল্লিশ টাকা মাত্র'],
  [68 * TAKA, 'আটষট্টি টাকা মাত্র'],
  [78 * TAKA, 'আটাত্তর টাকা মাত্র'],
  [99 * TAKA, 'নিরানব্বই টাকা মাত্র'],
  [100 * TAKA, 'একশত টাকা মাত্র'],
  [500 * TAKA, 'পাঁচশত টাকা মাত্র'],
  [1_100 * TAKA, 'এক হাজার একশত টাকা মাত্র'],
  [99_999 * TAKA, 'নিরানব্বই হাজার নয়শত নিরানব্বই টাকা মাত্র'],
  [100_100 * TAKA, 'এক লাখ একশত টাকা মাত্র'],
  [1_234_567 * TAKA, 'বারো লাখ চৌত্রিশ হাজার পাঁচশত সাতষট্টি টাকা মাত্র'],
  [10_000_000 * TAKA, 'এক কোটি টাকা মাত্র'],
  [1_000_000_000 * TAKA, 'একশত কোটি টাকা মাত্র'],
  [1_000_000_000_000 * TAKA, 'এক লাখ কোটি টাকা মাত্র'],
  [635_075, 'ছয় হাজার তিনশত পঞ্চাশ টাকা পঁচাত্তর পয়সা মাত্র'],
  [5, 'পাঁচ পয়সা মাত্র'],
  [-50_000, 'ঋণাত্মক পাঁচশত টাকা মাত্র'],
];

const ENGLISH: [number, string][] = [
  [0, 'Taka Zero only'],
  [19 * TAKA, 'Taka Nineteen only'],
  [21 * TAKA, 'Taka Twenty-One only'],
  [100 * TAKA, 'Taka One Hundred only'],
  [1_234_567 * TAKA, 'Taka Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven only'],
  [1_000_000_000 * TAKA, 'Taka One Hundred Crore only'],
  [10_550, 'Taka One Hundred Five and Fifty Paisa only'],
  [50, 'Fifty Paisa only'],
  [-100, 'Minus Taka One only'],
];

for (const [paisa, words] of BENGALI) {
  test(`Bengali words of ${paisa} paisa`, (t) => {
    t.is(amountInWords(paisa, 'bn'), words.normalize('NFC'));
  });
}

for (const [paisa, words] of ENGLISH) {
  test(`English words of ${paisa} paisa`, (t) => {
    t.is(amountInWords(paisa, 'en'), words);
  });
}

test('the hundred numbers below a hundred have a hundred different words', (t) => {
  for (const language of ['bn', 'en'] as const) {
    const words = Array.from({ length: 100 }, (_, count) => amountInWords(count * TAKA, language));
    t.is(new Set(words).size, 100);
  }
});

test('two different sums never read alike, and the Bengali is NFC', (t) => {
  const sum = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(sum, sum, fc.constantFrom('bn' as const, 'en' as const), (left, right, language) => {
      const words = amountInWords(left, language);
      t.is(words, words.normalize('NFC'));
      t.notRegex(words, /undefined| {2}|^ | $/);
      if (left !== right) t.not(words, amountInWords(right, language));
    }),
    { numRuns: 300 },
  );
});

test('half a paisa, and a number too large to be exact, are refused', (t) => {
  t.throws(() => amountInWords(0.5, 'bn'), { instanceOf: RangeError });
  t.throws(() => amountInWords(Number.MAX_SAFE_INTEGER + 1, 'en'), { instanceOf: RangeError });
});
