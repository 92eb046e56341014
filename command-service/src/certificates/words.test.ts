import test from 'ava';
import { keptWords } from './words.ts';

const called = (bn: string) => ({ bn, en: '', ar: '' });
const NAMED = { sessionId: 1, examId: 1, classId: 1 };
const NOW = { session: called('১৪৯৯'), exam: called('সমাপনী'), class: called('জালালাইন') };
const WORDS = { session: called('১৪৪৭'), exam: called('বার্ষিক'), class: called('মীযান') };

test('given a certificate with its words, when it is changed, then only what it names anew is called as now', (t) => {
  t.deepEqual(keptWords({ ...NAMED, words: WORDS }, NAMED, NOW), WORDS);
  t.deepEqual(keptWords({ ...NAMED, words: WORDS }, { ...NAMED, classId: 2 }, NOW), {
    ...WORDS,
    class: NOW.class,
  });
});

test('given one of before, when it is changed, then what it keeps has no word: it is read as of its day', (t) => {
  t.deepEqual(keptWords(NAMED, NAMED, NOW), {});
  t.deepEqual(keptWords(NAMED, { ...NAMED, examId: 2 }, NOW), { exam: NOW.exam });
});
