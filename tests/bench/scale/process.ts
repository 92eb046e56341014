import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
export const SECRET = 'a secret that only this bench uses, long enough';

/** One of the two services as a process of its own. */
export class Service {
  readonly #child: ChildProcess;

  /**
   * Starts it; `listening` tells when it takes requests.
   * @param shared addresses of other stores that it shares with services elsewhere
   */
  constructor(
    name: 'command-service' | 'projection-service',
    dataDir: string,
    eventStoreUrl: string,
    shared: Readonly<Record<string, string>> = {},
  ) {
    const settings = { DATA_DIR: dataDir, ESDB_URL: eventStoreUrl, JWT_SECRET: SECRET, PORT: '0', ...shared };
    const env = { PATH: process.env['PATH'], TZ: 'UTC', LOG_LEVEL: 'warn', ...settings };
    this.#child = fork(join(ROOT, name, 'src/main.ts'), { env });
  }

  async listening(): Promise<string> {
    const [told] = await once(this.#child, 'message');
    return `http://127.0.0.1:${(told as { listening: number }).listening}`;
  }

  /** Memory in MB: as it is, and at its highest. */
  memory(): { now: number; peak: number } {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  }

  /** Ends it as a machine that is gone does; once more is nothing. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  /** Ends it as a stop does: what it writes down at its end is written. */
  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
