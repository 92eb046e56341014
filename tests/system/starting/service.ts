import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExecutionContext } from 'ava';

const ROOT = join(import.meta.dirname, '../../..');

export type Name = 'command-service' | 'projection-service';
export type Environment = Readonly<Record<string, string>>;

/** A port of the loopback that nobody has at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One service, started as a container starts it: nobody supervises it. It ends with the test. */
export async function startService(t: ExecutionContext, name: Name, given: Environment) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'starting-'));
  const env = {
    ...{ PATH: process.env['PATH'], LOG_LEVEL: 'warn', DATA_DIR: folder, PORT: String(port) },
    ...{ JWT_SECRET: 'a secret that only these tests use, long enough', DEMO_PASSWORD: 'madrasah-demo' },
    ...given,
  };
  const main = join(ROOT, name, 'src/main.ts');
  const child = fork(main, { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const ends = once(child, 'exit').then(([code]) => code as number | null);
  t.teardown(async () => {
    child.kill('SIGKILL');
    await ends;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ends,
    said: () => said,
    /** The lines of its log that have these words. */
    lines: (words: string) => said.split('\n').filter((line) => line.includes(words)),
    /** What `/readyz` answers; undefined while nothing listens. */
    async readiness(): Promise<{ status: number; reason?: string } | undefined> {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (!answer) return undefined;
      return { status: answer.status, ...((await answer.json()) as { reason?: string }) };
    },
    post: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' }),
  };
}

/** Asks until an answer is the one that is waited for. @throws after a minute, with the last answer */
export async function until<T>(ask: () => Promise<T> | T, isIt: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if (isIt(answer)) return answer;
    if (tries > 600) throw new Error(`waited too long; at last: ${JSON.stringify(answer)}`);
    await pause(100);
  }
}
