import test from 'ava';
import { queryCatalogue } from './index.ts';

const GIVEN = { asOf: '2026-04-20', knownAt: '2026-04-20T10:00:00+06:00' } as const;
const CLOCKS = ['asOf', 'knownAt'] as const;

const shapeOf = (parts: (typeof queryCatalogue)[number]['parts']) => Object.keys(parts.query?.shape ?? {});

for (const { name, input, parts } of queryCatalogue.filter(({ method }) => method === 'GET'))
  for (const clock of CLOCKS)
    test(`${name} takes ${clock}, or refuses it by name`, (t) => {
      const read = input.safeParse({ [clock]: GIVEN[clock] });
      const named = read.error?.issues.filter(({ path }) => path[0] === clock).map(({ message }) => message);
      t.deepEqual(named ?? [], shapeOf(parts).includes(clock) ? [] : ['request.no-clock']);
    });

test('a query without clocks is none the wiser for not being given them', (t) => {
  const without = queryCatalogue.find(({ name }) => name === 'Funds');
  t.deepEqual(without?.input.parse({}), {});
  t.deepEqual(without?.input.parse({ asOf: '', knownAt: null }), {});
});

test('who takes one clock over the books takes the other', (t) => {
  // Prices are effective from a day and are no entries: they are asked for as of a day only.
  const halves = queryCatalogue.filter(({ parts }) => {
    const shape = shapeOf(parts);
    return shape.includes('asOf') !== shape.includes('knownAt');
  });
  t.deepEqual(
    halves.map(({ name }) => name),
    ['FeeMatrix'],
  );
});
