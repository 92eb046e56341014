import test from 'ava';
import { asBody, totalOf, worthOf } from './counted.ts';

const typed = (counts: Record<number, string>) => {
  const boxes: string[] = [];
  for (const [value, count] of Object.entries(counts)) boxes[Number(value)] = count;
  return boxes;
};

test('notes are counted in digits of any script; what is no number counts nothing yet', (t) => {
  const boxes = typed({ 1000: '১৮', 100: '4', 5: '', 1: 'x' });
  t.is(worthOf(boxes, 1000), 18_000);
  t.is(totalOf(boxes), 18_400);
  t.is(totalOf(undefined), 0);
});

test('what was left empty is not sent; what is wrong is, so that it is told', (t) => {
  t.deepEqual(asBody(typed({ 1000: '১৮', 5: '', 1: 'x' })), { 1000: '১৮', 1: 'x' });
  t.deepEqual(asBody(undefined), {});
});
