import test from 'ava';
import { readMark } from './index.ts';

test('a cell takes marks in any digits, halves, absent, or nothing', (t) => {
  const cells = ['', ' ', '৭৯', '79.5', '৭৯.৫', '0', '100', 'অ', 'a', 'A'];
  t.deepEqual(
    cells.map((cell) => readMark(cell, 200)),
    [null, null, 158, 159, 159, 0, 200, 'absent', 'absent', 'absent'],
  );
});

test('what is no mark of the paper is told from nothing', (t) => {
  for (const cell of ['100.5', '-1', '79.25', 'x', '১০১', '1e2']) t.is(readMark(cell, 200), undefined, cell);
});
