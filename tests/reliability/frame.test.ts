import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { carryOut, type Outcome } from './carry-out.ts';
import { foundPromises } from './found-promises.ts';
import { definePromise, type ReliabilityPromise } from './promise.ts';
import { keepResults } from './results.ts';

const tried = (run: ReliabilityPromise['run'], key = 'x') => {
  const about = { key, title: 'it holds', full: { tries: 3 }, short: { tries: 1 } };
  return definePromise({ ...about, within: { full: 0.05, short: 5 }, run });
};

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'madrasah-reliability-'));
}

test('a promise is told its size and a seed of its own, and its figures are handed back', async (t) => {
  const seeds: number[] = [];
  const run: ReliabilityPromise['run'] = async ({ seed, size }) => {
    seeds.push(seed);
    return size as { tries: number };
  };
  for (const [key, seed] of [
    ['x', 7],
    ['x', 7],
    ['y', 7],
    ['x', 8],
  ] as const)
    t.like(await carryOut(tried(run, key), 'short', seed), { pass: true, figures: { tries: 1 } });
  t.is(seeds[0], seeds[1]);
  t.is(new Set(seeds).size, 3);
});

test('what is broken is told', async (t) => {
  const broken = tried(async () => {
    throw new Error('two receipts have the number 7');
  });
  t.like(await carryOut(broken, 'short', 1), { pass: false, failure: 'two receipts have the number 7' });
});

test('a promise is told when its time is up', async (t) => {
  const slow = tried(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('too slow')))),
  );
  t.like(await carryOut(slow, 'full', 1), { pass: false, failure: 'too slow' });
});

test('a key is given once', async (t) => {
  const place = folder();
  t.teardown(() => rmSync(place, { recursive: true }));
  for (const name of ['one', 'other'])
    writeFileSync(join(place, `${name}.promise.ts`), `export const promise = { key: 'a' };`);
  await t.throwsAsync(foundPromises(place), { message: 'two promises have the key a' });
});

test('results of a promise replace its own and leave the others', (t) => {
  const place = folder();
  t.teardown(() => rmSync(place, { recursive: true }));
  const file = join(place, 'results.json');
  const outcome = (key: string, pass: boolean): Outcome => {
    return { key, title: key, size: 'full', pass, seconds: 1, figures: {} };
  };
  keepResults(1, [outcome('b', true), outcome('a', false)], file);
  keepResults(2, [outcome('a', true)], file);
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  t.deepEqual(Object.keys(kept), ['a', 'b']);
  t.like(kept, { a: { pass: true, seed: 2 }, b: { pass: true, seed: 1 } });
});
