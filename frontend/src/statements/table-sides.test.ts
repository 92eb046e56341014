import test from 'ava';
import { isBlank, sidesOf } from './table-sides.ts';

const column = (title: string, group?: string) => ({
  title,
  kind: 'money' as const,
  ...(group ? { group } : {}),
});

test('columns under two names are two sides, in their order', (t) => {
  const sides = sidesOf({ columns: [column('a', 'জমা'), column('b', 'জমা'), column('c', 'খরচ')] });
  t.deepEqual(
    sides.map(({ name, columns }) => [name, columns.map(({ at }) => at)]),
    [
      ['জমা', [0, 1]],
      ['খরচ', [2]],
    ],
  );
});

test('a column beside the groups, three groups or none make one side', (t) => {
  const ones = [
    [column('a'), column('b', 'জমা'), column('c', 'খরচ')],
    [column('a', 'x'), column('b', 'y'), column('c', 'z')],
    [column('a'), column('b')],
  ];
  for (const columns of ones) t.is(sidesOf({ columns }).length, 1);
});

test('a row is blank on the side where it has no cell', (t) => {
  const [left, right] = sidesOf({ columns: [column('a', 'জমা'), column('b', 'খরচ')] });
  const row = { cells: [null, 5] };
  t.true(left && isBlank(row, left));
  t.false(right && isBlank(row, right));
});
