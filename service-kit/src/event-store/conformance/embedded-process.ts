import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.resolve('@madrasah/embedded/event-store')));

/** The embedded store as a child process, which ends with this one. */
export interface EmbeddedProcess {
  readonly port: number;
  /** Resolves when the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** @param port 0 for any; a restarted store takes the port it had */
export async function startEmbedded(path: string, port = 0, ...args: string[]): Promise<EmbeddedProcess> {
  const at = args.includes('--socket') ? [] : ['--port', String(port)];
  const child = spawn(process.execPath, [MAIN, '--db', path, ...at, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    port: await listening(child),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

function listening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { listening: number }).listening));
    child.once('exit', (code) => reject(new Error(`the embedded store ended with code ${code}`)));
    child.once('error', reject);
  });
}

export function connectionString(port: number): string {
  return `esdb://127.0.0.1:${port}?tls=false`;
}
