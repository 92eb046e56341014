import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  connectionString,
  startEmbedded,
} from '../../../service-kit/src/event-store/conformance/embedded-process.ts';
import { figuresOf, tell } from '../figures.ts';

const ROOT = join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const MIB = 1024;
const LOOK_EVERY_MS = 100;

/** The most memory a process has had at once, in KiB, as far as it is known; 0 where there is no `/proc`. */
function mostHeld(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // it has just ended
  }
}

interface Ran {
  readonly seconds: number;
  readonly mib: number;
}

/** A command of the product, as npm runs it. */
async function run(
  script: 'backup' | 'restore',
  settings: Record<string, string>,
  words: string[],
): Promise<Ran> {
  const started = performance.now();
  const env = { PATH: process.env['PATH'], ...settings };
  const [, ...given] = String(scripts[script]).split(' ');
  const child = spawn(process.execPath, [...given, ...words], {
    ...{ cwd: ROOT, env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let held = 0;
  const looking = setInterval(() => {
    held = Math.max(held, mostHeld(child.pid as number));
  }, LOOK_EVERY_MS);
  const [code] = await once(child, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, mib: held / MIB };
}

// A house moves into an event store of its own, and is backed up from there: both as people do it, by the commands.
// After moving-history.ts on the same folder.
const [, , folder = ''] = process.argv;
const at = (name: string) => join(folder, name);
const onlyIn = (name: string) => join(at(name), readdirSync(at(name))[0] as string);
const server = await startEmbedded(at('server.sqlite'));
const address = connectionString(server.port);

await run('backup', { DATA_DIR: folder }, ['--to', at('kept')]);
const { events } = JSON.parse(readFileSync(join(onlyIn('kept'), 'manifest.json'), 'utf8'));
const restoring = figuresOf(`restore --to esdb:// of ${events} events`);
const there = await run('restore', { DATA_DIR: at('empty') }, ['--from', onlyIn('kept'), '--to', address]);
const backing = figuresOf(`backup from esdb:// of ${events} events`);
const back = await run('backup', { DATA_DIR: at('empty'), ESDB_URL: address }, ['--to', at('again')]);
await server.end('SIGTERM');

tell([
  restoring('time', there.seconds, 's', { atMost: 120 }),
  restoring('most memory', there.mib, 'MiB', { atMost: 300 }),
  backing('time', back.seconds, 's', { atMost: 60 }),
  backing('most memory', back.mib, 'MiB', { atMost: 300 }),
]);
