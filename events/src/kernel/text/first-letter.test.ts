import test from 'ava';
import { firstLetter } from './first-letter.ts';

test('the first letter of a name is what is seen as one, with its vowel sign', (t) => {
  for (const [word, letter] of [
    ['র\u200c্যাফি', 'র\u200c্যা'],
    ['র\u200d্যাফি', 'র\u200d্যা'],
    ['র্\u200cযাফি', 'র্\u200cযা'],
    ['র্যাফি', 'র্যা'],
    ['ক্ষমা', 'ক্ষ'],
    ['শ্রাবণ', 'শ্রা'],
    ['আশরাফ', 'আ'],
    ['মোঃ', 'মোঃ'],
    ['Abdul', 'A'],
    ['ক্', 'ক্'],
    ['', ''],
  ] as const)
    t.is(firstLetter(word), letter, JSON.stringify(word));
});
