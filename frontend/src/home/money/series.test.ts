import { monthAfter } from '@madrasah/events/kernel';
import test from 'ava';
import { monthInWords, monthLeaf, shortMonth, slices, ticks } from './series.ts';

test('a month is named in the page’s language', (t) => {
  t.is(monthInWords('2026-04', 'bn'), 'এপ্রিল ২০২৬');
  t.is(monthInWords('2026-04', 'en'), 'April 2026');
  t.is(shortMonth('2026-09', 'bn'), 'সেপ্ট');
  t.is(shortMonth('2026-12', 'en'), 'Dec');
});

test('a pie keeps the largest in their order and puts the rest together', (t) => {
  const all = [
    { name: 'ক', count: 1 },
    { name: 'খ', count: 9 },
    { name: 'গ', count: 2 },
    { name: 'ঘ', count: 5 },
  ];
  t.is(slices(all, 4, 'অন্য'), all);
  t.deepEqual(slices(all, 3, 'অন্য'), [
    { name: 'খ', count: 9 },
    { name: 'ঘ', count: 5 },
    { name: 'অন্য', count: 3 },
  ]);
});

test('marks of an axis reach over the largest value', (t) => {
  t.deepEqual(ticks(300), [0, 100, 200, 300]);
  t.deepEqual(ticks(2_090_590), [0, 1_000_000, 2_000_000, 3_000_000]);
  t.deepEqual(ticks(3), [0, 1, 2, 3]);
  t.deepEqual(ticks(0), [0, 1]);
});

test('a month’s leaf begins on Saturday', (t) => {
  const leaf = monthLeaf('2026-11'); // a Sunday
  t.deepEqual(leaf.slice(0, 3), [undefined, '2026-11-01', '2026-11-02']);
  t.is(leaf.at(-1), '2026-11-30');
  t.is(monthLeaf('2028-02').at(-1), '2028-02-29');
  t.is(monthAfter('2026-12', 1), '2027-01');
  t.is(monthAfter('2026-01', -1), '2025-12');
});
