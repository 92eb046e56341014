import { type Figure, figuresOf, spread, tell } from '../figures.ts';
import { Counter } from './counter.ts';
import { afterRestart } from './restart.ts';
import { ROWS, roundOf, type Sample } from './rows.ts';
import { type RunningSchool, startSchool } from './running-school.ts';
import { yardsticks } from './yardsticks.ts';

// The programs as they run in real life behind their one address, and clients over HTTP: the counter, a statement, the
// list of dues. `node tests/bench/counter/over-http.ts [rounds] [folder of another version …]`: with other versions,
// every row is measured of each of them in turn, and told beside this one's.
const [, , rounds = '5', ...others] = process.argv;

interface Version {
  readonly name: string;
  readonly counter: Counter;
  readonly running: RunningSchool;
}

async function opened(name: string, root?: string): Promise<Version> {
  const running = await startSchool(root);
  return { name, running, counter: new Counter(running) };
}

const versions: Version[] = [];
const samples = new Map<string, Sample[]>();
const keep = (name: string, told: readonly Sample[]) =>
  samples.set(name, [...(samples.get(name) ?? []), ...told]);

/** The median of the rounds, and their spread. */
function summedUp(name: string): Figure[] {
  const told = samples.get(name) ?? [];
  const of = Map.groupBy(told, ({ measure, figure }) => `${measure}|${figure}`);
  return [...of.values()].map((values) => {
    const { measure, figure, unit } = values[0] as Sample;
    const told = figuresOf(others.length > 0 ? `${measure} (${name})` : measure);
    return spread(
      told,
      figure,
      values.map(({ value }) => value),
      unit,
    );
  });
}

try {
  for (const root of others) versions.push(await opened(root.split('/').at(-1) as string, root));
  versions.push(await opened('this'));
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const row of ROWS) for (const { name, counter } of versions) keep(name, await roundOf(row, counter));
    for (const { name, counter } of versions) keep(name, await afterRestart(counter));
    keep('machine', await yardsticks(versions[0]?.counter as Counter));
  }
  for (const { counter } of versions) await counter.prove();
  tell(['machine', ...versions.map(({ name }) => name)].flatMap(summedUp));
} finally {
  for (const { running } of versions) await running.end();
}
