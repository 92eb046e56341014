import test from 'ava';
import { readEntry, readMark } from './read-mark.ts';

test('absence is read in the product’s own words and in those of teachers', (t) => {
  for (const word of ['অ', 'অনুপস্থিত', 'গায়েব', 'গরহাজির', 'غائب', 'AB', 'Abs.', 'absent', ' a '])
    t.is(readEntry(word), 'absent', word);
  for (const word of ['–', 'x', 'অসুস্থ']) t.is(readEntry(word), 'results.no-mark', word);
});

test('a mark is read in any digits, with halves; what is more than the paper gives is none of it', (t) => {
  t.is(readEntry('৭২.৫'), 145);
  t.is(readEntry('72.50'), 145);
  t.is(readEntry('\u200e৭২½\u00a0'), 145, 'a half as people write it, and what nobody sees');
  t.is(readEntry('72.25'), 'request.half');
  t.is(readEntry('72,5'), 'results.no-mark');
  t.is(readEntry(''), null);
  t.is(readMark('100', 200), 200);
  t.is(readMark('100.5', 200), undefined);
});
