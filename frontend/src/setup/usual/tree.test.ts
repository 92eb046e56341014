import type { UsualChoice } from '@madrasah/events/setup';
import test from 'ava';
import { boughsOf, countsOn, keptOf, switched } from './tree.ts';

const kind = (one: string) => ({ one, many: `${one}s` });
const row = (
  id: string,
  of: string,
  on: readonly string[] = [],
  more: Partial<UsualChoice> = {},
): UsualChoice => ({
  ...{ id, of: kind(of), name: id, on, for: '', under: '', group: '' },
  ...more,
});

const CLASSES = [
  row('mizan', 'class', [], { group: 'middle' }),
  row('mizan/a', 'section', ['mizan']),
  row('mizan/bengali', 'book', ['mizan/a']),
  row('mizan/sums', 'book', ['mizan/a']),
  row('kafia', 'class', [], { group: 'upper' }),
];
const CHART = [
  row('general', 'fund'),
  row('fees', 'ledger', ['general']),
  row('fee:card', 'account', ['general', 'fees'], { for: 'card' }),
  row('card', 'head', ['general', 'fees', 'fee:card']),
];

test('rows lie under what they stand on, the topmost by what parts them or by their kind', (t) => {
  t.deepEqual(
    boughsOf(CLASSES).map(({ title, branches }) => [title, branches.map(({ row: { id } }) => id)]),
    [
      ['middle', ['mizan']],
      ['upper', ['kafia']],
    ],
  );
  t.is(boughsOf(CHART)[0]?.title, 'funds');
});

test('what is made for another alone is not offered, and that one lies in its place', (t) => {
  const [funds] = boughsOf(CHART);
  const ledger = funds?.branches[0]?.branches[0];
  t.is(ledger?.row.id, 'fees');
  t.deepEqual(
    ledger?.branches.map(({ row: { id } }) => id),
    ['card'],
  );
});

test('a branch says how many of each kind stand on it', (t) => {
  const [middle] = boughsOf(CLASSES);
  t.deepEqual(middle?.branches.flatMap(countsOn), [
    { of: kind('section'), count: 1 },
    { of: kind('book'), count: 2 },
  ]);
});

test('what is left out takes what stands on it and what is made for it alone', (t) => {
  t.deepEqual([...keptOf(CLASSES, new Set(['mizan/a']))], ['mizan', 'kafia']);
  t.deepEqual([...keptOf(CHART, new Set(['card']))], ['general', 'fees']);
  t.deepEqual([...keptOf(CHART, switched(new Set(['card']), ['card'], true))].length, 4);
});
