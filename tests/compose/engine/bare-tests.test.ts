import test from 'ava';
import { outcomeOf, tryTests } from './bare-tests.ts';
import { Failed } from './engine.ts';
import type { Row } from './trial.ts';

const PASSED =
  '  ✔ a › one (1.2s)\n  - [skip] b › two\n  ─\n\n  2,034 lines\n  1423 tests passed\n  1 test skipped\n';
const FAILED = `  ✔ a › one
  ✘ [fail]: b › 12 tests of a kind
  ✘ c.test.ts exited due to SIGKILL
  ─

  b › 12 tests of a kind

  ─

  1 test failed
  41 tests passed
  1 uncaught exception
`;

test('what ava prints is told in its own words, with the names of what did not pass', (t) => {
  t.deepEqual(outcomeOf(PASSED), { counts: '1423 tests passed, 1 test skipped', failed: [] });
  t.deepEqual(outcomeOf(FAILED), {
    counts: '1 test failed, 41 tests passed, 1 uncaught exception',
    failed: ['b › 12 tests of a kind', 'c.test.ts exited due to SIGKILL'],
  });
  t.is(outcomeOf('biome: 1 error').counts, 'no test ran');
});

test('all is npm test, few is a file after another, none is none', async (t) => {
  for (const [which, runs] of [
    ['all', 1],
    ['few', 3],
    ['none', 0],
  ] as const) {
    const asked: string[] = [];
    const rows: Row[] = [];
    const inside = async (words: readonly string[]) => {
      asked.push(words.at(-1) ?? '');
      return `${PASSED}ended with 0\n`;
    };
    await tryTests(inside, which, rows);
    t.is(asked.length, runs);
    t.is(rows.length, runs);
    if (which === 'all') t.regex(asked[0] ?? '', /^npm test /);
    t.true(rows.every(([, seen]) => seen.startsWith('1423 tests passed, 1 test skipped; ')));
  }
});

test('what did not pass stands in the rows, and is a failure', async (t) => {
  const rows: Row[] = [];
  const run = tryTests(async () => `${FAILED}ended with 1\n`, 'all', rows);
  t.regex((await t.throwsAsync(run, { instanceOf: Failed })).message, /1 test failed, 41 tests passed/);
  t.is(rows.length, 3);
  t.deepEqual(rows[1], ['not passed there', 'b › 12 tests of a kind']);
  const few: Row[] = [];
  await t.throwsAsync(
    tryTests(async () => 'ended with 1\n', 'few', few),
    { instanceOf: Failed },
  );
  t.is(few.length, 3, 'the others are run all the same');
});
