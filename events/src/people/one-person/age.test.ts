import test from 'ava';
import { ageOn } from './age.ts';

test('a year is full on the birthday, not the day before', (t) => {
  t.is(ageOn('2026-04-13', '2016-04-14'), 9);
  t.is(ageOn('2026-04-14', '2016-04-14'), 10);
  t.is(ageOn('2026-02-28', '2016-02-29'), 9);
});

test('who is not born, or nobody knows when, has no age', (t) => {
  t.is(ageOn('2026-04-14', '2026-04-15'), null);
  t.is(ageOn('2026-04-14', ''), null);
  t.is(ageOn('2026-04-14', '2026-04-14'), 0);
});
