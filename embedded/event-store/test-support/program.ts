import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { ExecutionContext } from 'ava';

export const MAIN = join(import.meta.dirname, '../main.ts');

export interface Program {
  readonly child: ChildProcess;
  readonly stderr: () => string;
  /** The exit code, null when it was killed. */
  readonly ended: Promise<number | null>;
}

/** The event store as its own process, ended with the test; at a port unless `args` say where. */
export function start(t: ExecutionContext, path: string, ...args: string[]): Program {
  const port = args.some((word) => /^--(port|socket|host)$/.test(word)) ? [] : ['--port', '0'];
  const child = spawn(process.execPath, [MAIN, '--db', path, ...port, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  let stderr = '';
  child.stderr?.on('data', (bytes) => {
    stderr += bytes;
  });
  const ended = Promise.all([once(child, 'exit'), once(child.stderr as Readable, 'close')]);
  return { child, stderr: () => stderr, ended: ended.then(([[code]]) => code) };
}

export interface Announced {
  readonly listening: number;
  readonly metrics?: number;
}

/** What it says when it is ready. @throws when it ends instead */
export function announced({ child, ended, stderr }: Program): Promise<Announced> {
  return Promise.race([
    once(child, 'message').then(([message]) => message as Announced),
    ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${stderr()}`))),
  ]);
}

/** The real client to it. */
export function clientOf(t: ExecutionContext, port: number): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  t.teardown(() => client.dispose());
  return client;
}
