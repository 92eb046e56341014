import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string }>;
}

/** `npm run test:conformance -- --only …`, with no server of others but those named here. */
export function startRunner(only: string, more: NodeJS.ProcessEnv = {}): Running {
  const { ESDB_URL, MONGO_URL, ...env } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../run.ts'), '--only', only], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ended = Promise.all([text(child.stdout), closed]).then(([out, code]) => ({ code, out }));
  return { child, ended };
}
