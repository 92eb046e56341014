import test from 'ava';
import { asBody, coinsOf, totalOf, worthOf } from './counted.ts';

const typed = (counts: Record<number, string>) => {
  const boxes: string[] = [];
  for (const [value, count] of Object.entries(counts)) boxes[Number(value)] = count;
  return boxes;
};

test('notes are counted in digits of any script; what is no number counts nothing yet', (t) => {
  const notes = typed({ 1000: '১৮', 100: '4', 5: '', 1: 'x' });
  t.is(worthOf(notes, 1000), 18_000);
  t.is(totalOf({ notes }), 18_400);
  t.is(totalOf({}), 0);
});

test('coins below a taka count to the paisa', (t) => {
  t.is(totalOf({ notes: typed({ 100: '4' }), coins: '৭৫' }), 400.75);
  t.is(totalOf({ coins: '5' }), 0.05);
  t.is(coinsOf('100001'), 0);
  t.is(coinsOf('x'), 0);
});

test('what was left empty is not sent; what is wrong is, so that it is told', (t) => {
  t.deepEqual(asBody({ notes: typed({ 1000: '১৮', 5: '', 1: 'x' }), coins: '-3' }), {
    notes: { 1000: '১৮', 1: 'x' },
    coins: '-3',
  });
  t.deepEqual(asBody({ coins: '' }), { notes: {} });
});
