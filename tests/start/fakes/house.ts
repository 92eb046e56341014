import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExecutionContext } from 'ava';
import { hashSources } from '../../../scripts/running/frontend.ts';

const root = join(import.meta.dirname, '../../..');
const PROGRAMS = ['command-service/src'];

export function temporary(t: ExecutionContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A copy of the start with a fake in place of every program and pages that need no build. */
export function house(t: ExecutionContext): string {
  const folder = temporary(t);
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction'); // what the starter needs
  for (const program of PROGRAMS) {
    mkdirSync(join(folder, program), { recursive: true });
    cpSync(join(import.meta.dirname, 'program.ts'), join(folder, program, 'main.ts'));
  }
  mkdirSync(join(folder, 'projection-service/src/door'), { recursive: true });
  const front = join(import.meta.dirname, 'front.ts');
  writeFileSync(join(folder, 'projection-service/src/front.ts'), `import '${front}';\n`);
  const alone = join(root, 'projection-service/src/door/alone.ts');
  writeFileSync(join(folder, 'projection-service/src/door/alone.ts'), `import '${alone}';\n`);
  cpSync(join(import.meta.dirname, 'demo.ts'), join(folder, 'scripts/demo/seed.ts'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  mkdirSync(join(folder, 'frontend/dist'), { recursive: true });
  writeFileSync(join(folder, 'frontend/dist/index.html'), 'the pages');
  writeFileSync(join(folder, 'frontend/dist/.sources'), hashSources(folder));
  return folder;
}

export interface Start {
  readonly process: ChildProcess;
  readonly dataDir: string;
  output(): string;
  /** Resolves with the address it prints once everything answers. */
  ready(): Promise<string>;
  readonly exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const OURS = [
  'ESDB_URL',
  'MONGO_URL',
  'JWT_SECRET',
  'DEMO_PASSWORD',
  'NODE_ENV',
  'VAULT_KEY',
  'LOG_LEVEL',
  'HOST',
  'TLS_CERT',
  'TLS_KEY',
];

/** Starts `scripts/start.mjs` of a house; killed with the test. */
export function start(
  t: ExecutionContext,
  folder: string,
  environment: Record<string, string> = {},
  words: readonly string[] = [],
): Start {
  const surroundings = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !OURS.includes(name)),
  );
  const env = { ...surroundings, PORT: '0', DATA_DIR: join(folder, 'data'), ...environment };
  const child = spawn(process.execPath, [join(folder, 'scripts/start.mjs'), ...words], { cwd: folder, env });
  t.teardown(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return {
    process: child,
    dataDir: env.DATA_DIR,
    output: () => output,
    ready: async () => {
      await until(() => /^Stop /m.test(output) || child.exitCode !== null);
      return /https?:\S+/.exec(output)?.[0] ?? (t.fail(output) as never);
    },
    exit: new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal }))),
  };
}

/** Waits until it holds. @throws Error after `ms`: a test that never gets there must not hold the whole run */
export async function until(holds: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`after ${ms} ms it does not hold yet: ${holds}`);
    await sleep(20);
  }
}

export function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
