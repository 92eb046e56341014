import test from 'ava';
import { contexts } from '../contexts.ts';
import { labels, labelsFor } from './labels.ts';

test('every label has two languages, and no pair is there twice', (t) => {
  const all = labels(contexts);
  t.true(
    all.some(({ en }) => en === 'Help'),
    'screens',
  );
  t.true(
    all.some(({ bn, en }) => bn === 'মোট' && en === 'Total'),
    'words',
  );
  for (const { bn, en } of all) t.true(bn !== '' && en !== '', `${bn} ${en}`);
  t.is(new Set(all.map(({ bn, en }) => `${bn}|${en}`)).size, all.length);
});

test('a label is found in either language, by any of its words', (t) => {
  const english = (typed: string) => labelsFor(typed, contexts).map(({ en }) => en);
  t.true(english('মোট').includes('Total'));
  t.true(english('TOTAL').includes('Total'));
  t.deepEqual(english('নম্বর কার্ড'), english('কার্ড নম্বর'), 'in any order');
  t.true(english('কার্ড নম্বর').length > 0);
  t.deepEqual(english('no such word anywhere'), []);
  t.is(labelsFor('', contexts).length, labels(contexts).length);
});
