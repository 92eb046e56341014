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

/** Copies of the library are asked for from a number to a number. */
const NUMBERS = '/api/library/report';
const ofPeriods = queryCatalogue.filter(
  ({ method, path, parts }) =>
    method === 'GET' && shapeOf(parts).includes('from') && !path.startsWith(NUMBERS),
);

test('there are questions of periods', (t) => t.true(ofPeriods.length > 80, `${ofPeriods.length}`));

for (const { name, input, parts } of ofPeriods)
  test(`${name} refuses a period that ends before it begins, by the name of its last day`, (t) => {
    const last = shapeOf(parts).includes('to') ? 'to' : 'asOf';
    const backwards = (from: string, to: string) =>
      (input.safeParse({ from, [last]: to }).error?.issues ?? [])
        .filter(({ message }) => message === 'request.period-backwards')
        .map(({ path }) => path.join('.'));
    t.deepEqual(backwards('2026-03-31', '2026-03-01'), [last]); // whatever is missing besides
    t.deepEqual(backwards('2026-03-01', '2026-03-01'), []);
  });
