import test from 'ava';
import fc from 'fast-check';
import { casesOf, dayOfFuzz, turnstile } from './budget.ts';

const named = (count: number) => Array.from({ length: count }, (_, at) => `endpoint ${at}`);
const sum = (cases: ReadonlyMap<string, number>) => [...cases.values()].reduce((all, one) => all + one, 0);
const budgets = fc.record({
  total: fc.nat({ max: 5000 }),
  least: fc.integer({ min: 1, max: 20 }),
  most: fc.integer({ min: 21, max: 120 }),
});

test('never more than the total, but for the least that every endpoint gets', (t) => {
  fc.assert(
    fc.property(budgets, fc.nat({ max: 400 }), fc.nat({ max: 30_000 }), (budget, count, day) => {
      const cases = casesOf(named(count), budget, day);
      t.true(sum(cases) <= Math.max(budget.total, count * budget.least));
      t.true([...cases.values()].every((one) => one === budget.least || one === budget.most));
    }),
  );
  t.pass();
});

test('each endpoint has its turn within as many days as one round takes', (t) => {
  const names = named(50);
  const budget = { total: 50 * 10 + 7 * 30, least: 10, most: 40 }; // seven turns a day
  const full = new Set<string>();
  for (let day = 20_000; day < 20_008; day += 1)
    for (const [name, count] of casesOf(names, budget, day)) if (count === 40) full.add(name);
  t.is(full.size, 50);
});

test('a small catalogue is tried in full every day', (t) => {
  const cases = casesOf(named(3), { total: 1000, least: 10, most: 40 }, 20_000);
  t.deepEqual([...cases.values()], [40, 40, 40]);
});

test('the day is that of the clock, or the one that is asked for again', (t) => {
  t.is(dayOfFuzz('', Date.parse('1970-01-03T23:59:59Z')), 2);
  t.is(dayOfFuzz('20415'), 20_415);
  t.throws(() => dayOfFuzz('yesterday'), { message: /FUZZ_DAY/ });
});

test('no more pass at a time than may, and a failure lets the next one in', async (t) => {
  const pass = turnstile(2);
  let inside = 0;
  let most = 0;
  const work = async (fails: boolean) => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((done) => setImmediate(done));
    inside -= 1;
    if (fails) throw new Error('failed');
  };
  const ended = await Promise.allSettled([1, 2, 3, 4, 5].map((at) => pass(() => work(at % 2 === 0))));
  t.is(most, 2);
  t.is(ended.filter(({ status }) => status === 'fulfilled').length, 3);
});
