import test from 'ava';
import { CLEARING_MS, carryOut } from './carry-out.ts';
import { foundPromises } from './found-promises.ts';

const SEED = 20_260_414;

const promises = await foundPromises();

test('each promise says what it is, and in what time it is tried', (t) => {
  const unclear = promises.filter(
    ({ key, title, within }) => !/^[a-z-]+$/.test(key) || title.length < 10 || within.short > within.full,
  );
  t.deepEqual(
    unclear.map(({ key }) => key),
    [],
  );
});

for (const promise of promises)
  test.serial(`(${promise.key}) ${promise.title}`, async (t) => {
    t.timeout(promise.within.short * 1000 + 2 * CLEARING_MS);
    const { failure, figures } = await carryOut(promise, 'short', SEED);
    t.is(failure, undefined);
    t.true(Object.keys(figures).length > 0);
    for (const [name, value] of Object.entries(figures)) t.true(Number.isFinite(value), name);
  });
