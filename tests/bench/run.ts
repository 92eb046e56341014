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

/** Longest time of one program; all of them together stay under five minutes. */
const PATIENCE_MS = 120_000;

/** The figures of one program. @throws when it fails or takes too long */
async function figuresFrom(program: string, ...args: string[]): Promise<Figure[]> {
  console.error(`${program} ${args.slice(1).join(' ')}…`);
  const child: ChildProcess = fork(join(import.meta.dirname, program), args);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  const figures: Figure[] = [];
  child.on('message', (told) => figures.push(...(told as Figure[])));
  const [code, signal] = await once(child, 'exit');
  clearTimeout(tooLong);
  if (code !== 0) throw new Error(`${program} ended with ${signal ?? `code ${code}`}`);
  return figures;
}

async function measured(shortLog: string, longLog: string): Promise<Figure[]> {
  const figures = [...(await figuresFrom('over-http.ts')), ...(await figuresFrom('billing.ts'))];
  await figuresFrom('history.ts', shortLog, '44000');
  figures.push(...(await figuresFrom('rebuild.ts', shortLog)));
  await figuresFrom('history.ts', longLog, '200000');
  for (const from of ['log', 'snapshot'])
    figures.push(...(await figuresFrom('trial-balance.ts', longLog, from)));
  return figures;
}

const folders = [newDataFolder(), newDataFolder()] as const;
try {
  const figures = await measured(...folders);
  const machine = { cores: cpus().length, processor: cpus()[0]?.model.trim(), node: process.version };
  const results = { date: new Date().toISOString(), machine, figures };
  writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
  console.log(
    `${machine.cores} cores, ${machine.processor}, node ${machine.node}; fsync before every answer`,
  );
  console.table(figures);
} finally {
  for (const folder of folders) removeDataFolder(folder);
}
