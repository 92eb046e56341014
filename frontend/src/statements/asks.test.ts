import test from 'ava';
import { knownThrough } from '../kit/clocks/known.ts';
import { askedOf } from './asks.ts';

const TODAY = '2026-04-20';

test('without days a statement is of this month until today', (t) => {
  t.deepEqual(askedOf({ days: 'range', fund: true }, {}, TODAY), { from: '2026-04-01', to: TODAY });
  t.deepEqual(askedOf({ days: 'until' }, {}, TODAY), { to: TODAY });
  t.deepEqual(askedOf({ days: 'day' }, {}, TODAY), { on: TODAY });
  t.deepEqual(askedOf({ days: 'range' }, { to: '2026-02-28' }, TODAY), {
    from: '2026-02-01',
    to: '2026-02-28',
  });
});

test('only what its form asks is asked', (t) => {
  const values = { fundId: '2', basis: 'cash', by: 'entry', known: '2026-04-10' };
  t.deepEqual(askedOf({ days: 'until', basis: true }, values, TODAY), {
    ...{ to: TODAY, basis: 'cash' },
    knownAt: '2026-04-10T23:59:59.999+06:00',
  });
});

test('a sample is picked by the seed that is typed, in any digits', (t) => {
  const asks = { days: 'until', sample: true } as const;
  t.deepEqual(askedOf(asks, { seed: '৪২', sample: '10' }, TODAY), { to: TODAY, seed: '42', sample: '10' });
  t.deepEqual(askedOf(asks, { seed: '1.5', sample: '0' }, TODAY), { to: TODAY });
  t.deepEqual(askedOf({ days: 'until' }, { seed: '42' }, TODAY), { to: TODAY });
});

test('a ledger is not asked for until it is chosen', (t) => {
  t.is(askedOf({ days: 'range', ledger: true }, {}, TODAY), undefined);
  t.is(askedOf({ days: 'range', account: 'any' }, { glId: '4' }, TODAY), undefined);
  t.like(askedOf({ days: 'range', account: 'any' }, { slId: '4' }, TODAY), { slId: '4' });
  t.like(askedOf({ days: 'range', account: 'money' }, {}, TODAY), { to: TODAY });
});

test('what is known today is no limit', (t) => {
  t.is(knownThrough(TODAY, TODAY), undefined);
  t.is(knownThrough(undefined, TODAY), undefined);
  t.is(knownThrough('2026-04-19', TODAY), '2026-04-19T23:59:59.999+06:00');
});
