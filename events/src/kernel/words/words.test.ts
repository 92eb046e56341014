import test from 'ava';
import { isWord, wordIn } from './index.ts';
import { bn } from './words.bn.ts';
import { en } from './words.en.ts';

const entries: readonly (readonly [string, string])[] = Object.entries(bn);

test('every word stands in both languages, in its own script and in one Unicode form', (t) => {
  t.deepEqual(Object.keys(en), Object.keys(bn));
  for (const [key, word] of entries) {
    t.notRegex(word, /[A-Za-z0-9{}]/, key);
    t.is(word, word.normalize('NFC'), key);
    t.regex(word, /^\S(.*\S)?$/u, key);
    t.regex(en[key as keyof typeof en], /^[A-Z][\w .-]*$/, key);
  }
});

test('no word is there twice under two keys: what is one thing has one key', (t) => {
  const twice = entries.filter(([key, word]) =>
    entries.some(([other, same]) => same === word && other < key),
  );
  t.deepEqual(twice, []);
});

test('a word is found by its key, and nothing that words inherit', (t) => {
  t.is(wordIn('bn', 'code'), 'দাখেলা');
  t.is(wordIn('en', 'code'), 'Code');
  t.true(isWord('code'));
  t.false(isWord('toString'));
});
