import test from 'ava';
import { keptAfter } from './receipt-days.ts';

const [before, today] = ['2026-04-12', '2026-04-14'];

test('the day of a bank’s or a wallet’s receipt is kept for the next', (t) => {
  t.is(keptAfter(undefined, { moneyKind: 'wallet' }, before, today), before);
  t.is(keptAfter('2026-04-10', { moneyKind: 'bank' }, before, today), before);
  t.is(
    keptAfter(before, { moneyKind: 'wallet' }, today, today),
    undefined,
    'dated today, they are of today again',
  );
});

test('that of cash is not, and leaves what is kept for the others', (t) => {
  t.is(keptAfter(undefined, { moneyKind: 'cash' }, before, today), undefined);
  t.is(keptAfter(before, { moneyKind: 'cash' }, today, today), before);
});
