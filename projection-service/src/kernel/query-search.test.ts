import test from 'ava';
import fc from 'fast-check';
import { searchFilter, searchText } from './query-search.ts';

const finds = (typed: string, ...parts: string[]) => {
  const text = searchText(...parts);
  return searchFilter('search', typed).every((condition) =>
    new RegExp((condition['search'] as { $regex: string }).$regex, 'u').test(text),
  );
};

test('digits of any script, both spellings of a letter and invisible joiners are all one', (t) => {
  t.true(finds('০১৭১২', '01712345678'));
  t.true(finds('1712', '০১৭১২৩৪৫৬৭৮'));
  t.true(finds('ইউসুফ মিয\u09BC\u09BE', 'ইউসুফ মি\u09DF\u09BE'));
  t.true(finds('র\u200D্যাব', 'র্যাব'));
  t.true(finds('KARIM', 'Karim'));
});

test('every word must stand somewhere, in any order', (t) => {
  t.true(finds('করিম আব্দুল', '1001', 'আব্দুল করিম'));
  t.false(finds('করিম রহিম', '1001', 'আব্দুল করিম'));
});

test('what is typed is text and no pattern', (t) => {
  t.false(finds('.*', 'করিম'));
  t.true(finds('(ক)', 'আব্দুল (ক) করিম'));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
      t.true(finds(name, 'পিতা', name), name);
    }),
  );
});

test('an empty search asks for nothing', (t) => {
  t.deepEqual(searchFilter('search', '  \u200B '), []);
});
