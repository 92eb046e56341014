import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './carry-out.ts';

const FILE = join(import.meta.dirname, 'results.json');

type Kept = Record<string, object>;

/** Writes outcomes into results.json; what was found of other promises before stays, with its date. */
export function keepResults(seed: number, outcomes: readonly Outcome[], file = FILE): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {};
  const machine = `${cpus().length} cores, ${cpus()[0]?.model.trim()}, node ${process.version}`;
  const date = new Date().toISOString();
  const kept = outcomes.map(({ key, ...outcome }): [string, object] => [
    key,
    { ...outcome, seed, date, machine },
  ]);
  const all = Object.entries({ ...before, ...Object.fromEntries(kept) });
  const sorted = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
