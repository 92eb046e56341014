/**
 * The bench: `npm run bench`. Each program below runs in a process of its own, one after another, prints nothing
 * and hands back its figures; here they are put into a table and into results.json. Nothing is asserted.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { newDataFolder, removeDataFolder } from './place.ts';

/** All of them together take no longer; what is not done by then is ended and named. */
const END = Date.now() + 290_000;

/** The figures of one program. @throws when it fails or the time is up */
async function figuresFrom(program: string, ...args: readonly string[]): Promise<Figure[]> {
  console.error(`${program} ${args.slice(1).join(' ')}…`);
  const child: ChildProcess = fork(join(import.meta.dirname, program), [...args]);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), END - Date.now());
  const figures: Figure[] = [];
  child.on('message', (told) => figures.push(...(told as Figure[])));
  const [code, signal] = await once(child, 'exit');
  clearTimeout(tooLong);
  if (code !== 0) throw new Error(`${program} ended with ${signal ?? `code ${code}`}`);
  return figures;
}

type Step = readonly [program: string, ...args: string[]];

/** Steps that stand on one another: when one fails its followers are left out, and it is named. */
async function carriedOut(steps: readonly Step[], figures: Figure[], failures: string[]): Promise<void> {
  try {
    for (const step of steps) figures.push(...(await figuresFrom(...step)));
  } catch (error) {
    failures.push((error as Error).message);
  }
}

const folders = [newDataFolder(), newDataFolder()] as const;
const [shortLog, longLog] = folders;
const figures: Figure[] = [];
const failures: string[] = [];
const measures: readonly (readonly Step[])[] = [
  [['over-http.ts']],
  [['billing.ts']],
  [
    ['history.ts', shortLog, '44000'],
    ['rebuild.ts', shortLog],
  ],
  [
    ['history.ts', longLog, '200000'],
    ['trial-balance.ts', longLog, 'log'],
    ['trial-balance.ts', longLog, 'snapshot'],
  ],
];
try {
  for (const steps of measures) await carriedOut(steps, figures, failures);
} finally {
  for (const folder of folders) removeDataFolder(folder);
}
const machine = { cores: cpus().length, processor: cpus()[0]?.model.trim(), node: process.version };
const results = { date: new Date().toISOString(), machine, figures, failures };
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
console.log(`${machine.cores} cores, ${machine.processor}, node ${machine.node}; fsync before every answer`);
console.table(figures);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
