import test from 'ava';
import { isBlank, sidesOf } from './table-sides.ts';

const column = (title: string, group?: string) => ({
  title,
  kind: 'money' as const,
  ...(group ? { group } : {}),
});
const account = { columns: [column('a', 'জমা'), column('b', 'জমা'), column('c', 'খরচ')] };

test('on a telephone the two sides of an account are two tables, in their order', (t) => {
  const sides = sidesOf(account, true);
  t.deepEqual(
    sides.map(({ name, columns }) => [name, columns.map(({ at }) => at)]),
    [
      ['জমা', [0, 1]],
      ['খরচ', [2]],
    ],
  );
});

test('where there is room they are one, a line before the second', (t) => {
  const [side, ...more] = sidesOf(account, false);
  t.deepEqual(more, []);
  t.deepEqual(
    side?.columns.map(({ begins }) => begins),
    [false, false, true],
  );
  t.deepEqual(side?.groups, [
    { name: 'জমা', span: 2 },
    { name: 'খরচ', span: 1 },
  ]);
});

test('a column beside the groups, three groups or none make one table', (t) => {
  const ones = [
    [column('a'), column('b', 'জমা'), column('c', 'খরচ')],
    [column('a', 'x'), column('b', 'y'), column('c', 'z')],
    [column('a'), column('b')],
  ];
  for (const columns of ones) t.is(sidesOf({ columns }, true).length, 1);
  t.deepEqual(sidesOf({ columns: [column('a')] }, true)[0]?.groups, []);
});

test('a row is blank on the side where it has no cell', (t) => {
  const [left, right] = sidesOf({ columns: [column('a', 'জমা'), column('b', 'খরচ')] }, true);
  const row = { cells: [null, 5] };
  t.true(left && isBlank(row, left));
  t.false(right && isBlank(row, right));
});
