import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { withoutCredentials } from './asking.ts';
import type { Suite } from './suites.ts';
import { type Counted, countTap } from './tap.ts';

export const ROOT = join(import.meta.dirname, '../..');
const AVA = join(ROOT, 'tests/run.ts');
/** Of silence. A server of others may be slow: that costs time, not results. */
const PATIENCE = { ours: '60s', theirs: '300s' };

export interface Ran extends Counted {
  /** Why the suite does not count as run, whatever its cases said. */
  readonly fault?: string;
  readonly output: string;
}

const NOTHING = { passed: 0, failed: [], skipped: [], output: '' };
let running: ChildProcess | undefined;
let ended = false;

/** Ends what runs; nothing is begun after it. */
export function endRunning(): void {
  ended = true;
  if (running?.pid === undefined) return;
  // Its workers too: what they were still to make would come after the removal.
  if (process.platform === 'win32') running.kill();
  else
    try {
      process.kill(-running.pid);
    } catch {
      // It has just ended by itself.
    }
}

/**
 * Runs the files of a suite one after another, so that a case that ran out of time costs the rest of its own file only.
 * Only its own server is named to them, and the note of what they make there.
 */
export async function runSuite({ files, needs }: Suite, note: string | undefined): Promise<Ran> {
  const missing = files.length === 0 || files.some((file) => !existsSync(join(ROOT, file)));
  if (missing) return { ...NOTHING, fault: 'its files are missing' };
  const { ESDB_URL, MONGO_URL, ...env } = process.env;
  const server = needs ? { [needs]: process.env[needs] } : {};
  const all: Ran[] = [];
  for (const file of files)
    if (!ended) all.push(await runFile(file, { ...env, ...server, ...(note && { CONFORMANCE_NOTE: note }) }));
  const ran = all.reduce(together, NOTHING);
  return ran.passed > 0 || ran.failed.length > 0 || ran.fault ? ran : { ...ran, fault: 'no case ran' };
}

async function runFile(file: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  const patience = env['CONFORMANCE_NOTE'] ? PATIENCE.theirs : PATIENCE.ours;
  const child = spawn(process.execPath, [AVA, '--tap', `--timeout=${patience}`, file], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches the runner alone, which ends it and then removes what it made.
    detached: process.platform !== 'win32',
  });
  running = child;
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  running = undefined;
  const counted = { ...countTap(out), output: withoutCredentials(`${out}\n${errors}`) };
  const silent = code !== 0 && counted.failed.length === 0;
  return silent ? { ...counted, fault: `${file} ended with code ${code}` } : counted;
}

function together(one: Ran, other: Ran): Ran {
  const fault = [one.fault, other.fault].filter(Boolean).join(', ');
  return {
    passed: one.passed + other.passed,
    failed: [...one.failed, ...other.failed],
    skipped: [...one.skipped, ...other.skipped],
    output: `${one.output}${other.output}`,
    ...(fault && { fault }),
  };
}
