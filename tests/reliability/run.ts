/**
 * The reliability suite: `npm run test:reliability [-- --seed N --only a,b --full|--short]`. Each promise runs in a
 * process of its own, one after another and bounded in time. A full run is written into results.json.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLEARING_MS, type Outcome } from './carry-out.ts';
import { foundPromises } from './found-promises.ts';
import type { ReliabilityPromise, SizeName } from './promise.ts';
import { keepResults } from './results.ts';

const STARTING_MS = 10_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20260414' },
    only: { type: 'string' },
    full: { type: 'boolean' },
    short: { type: 'boolean' },
  },
});
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed) || (values.full && values.short)) throw new Error('--seed N --full|--short');
const size: SizeName = values.short ? 'short' : 'full';
const wanted = values.only?.split(',');
const promises = (await foundPromises()).filter(({ key }) => !wanted || wanted.includes(key));
if (promises.length < (wanted?.length ?? 1)) throw new Error(`no such promise among ${values.only}`);

/** Tries a promise. A process that neither answers nor ends is ended. */
async function tried({ key, title, within }: ReliabilityPromise): Promise<Outcome> {
  const child = fork(join(import.meta.dirname, 'child.ts'), [key, size, String(seed)]);
  const bound = within[size] * 1000 + 2 * CLEARING_MS + STARTING_MS;
  const tooLong = setTimeout(() => child.kill('SIGKILL'), bound);
  let outcome: Outcome | undefined;
  let clearing: NodeJS.Timeout | undefined;
  child.on('message', (told) => {
    outcome = told as Outcome;
    clearing = setTimeout(() => child.kill('SIGKILL'), CLEARING_MS);
  });
  const started = performance.now();
  const [code, signal] = await once(child, 'exit');
  clearTimeout(tooLong);
  clearTimeout(clearing);
  const seconds = Math.round(performance.now() - started) / 1000;
  const failure = `its process ended with ${signal ?? `code ${code}`}`;
  const left = outcome?.pass && code !== 0;
  if (outcome && !left) return outcome;
  return { key, title, size, pass: false, seconds, figures: outcome?.figures ?? {}, failure };
}

console.log(`seed ${seed}, ${size}`);
const outcomes: Outcome[] = [];
for (const promise of promises) {
  console.log(`\n(${promise.key}) ${promise.title} ${JSON.stringify(promise[size])}`);
  const outcome = await tried(promise);
  outcomes.push(outcome);
  const figures = Object.entries(outcome.figures).map(([name, value]) => `${name} ${value}`);
  console.log(`${outcome.pass ? 'pass' : 'FAIL'} in ${outcome.seconds} s: ${figures.join(', ')}`);
  if (outcome.failure) console.log(outcome.failure);
  if (size === 'full') keepResults(seed, [outcome]);
}
const failed = outcomes.filter(({ pass }) => !pass).map(({ key }) => key);
console.log(failed.length === 0 ? `\nall ${outcomes.length} kept` : `\nbroken: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
