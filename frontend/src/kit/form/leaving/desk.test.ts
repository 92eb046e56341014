import test from 'ava';
import { createDesk } from './desk.ts';

test('a field of a row is found by either way of writing its place', (t) => {
  const { desk } = createDesk(new Set());
  desk.named('months.0.name', 'নাম', 'a', (value) => `“${value}”`);
  desk.named('limits[1].amount', 'টাকা', 'b');
  t.is(desk.labelOf('months[0].name'), 'নাম');
  t.is(desk.saidOf('months[0].name', 'রমযান'), '“রমযান”');
  t.is(desk.labelOf('limits.1.amount'), 'টাকা');
  t.is(desk.labelOf('limits[2].amount'), undefined);
});
