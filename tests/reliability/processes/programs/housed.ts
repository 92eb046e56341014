import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Places } from '../shift/caller.ts';
import { PASSWORD } from './installation.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SECRET = 'a secret that only these trials use, long enough';

export type Mortal = 'command-service' | 'projection-service' | 'both' | 'what started them';
export const MORTALS: readonly Mortal[] = [
  'command-service',
  'projection-service',
  'both',
  'what started them',
];

/** The whole house behind its one address, and somebody who starts it again when it has died, as a system does. */
export class Housed {
  readonly #folder = mkdtempSync(join(tmpdir(), 'madrasah-housed-'));
  readonly #pages = join(this.#folder, 'pages');
  readonly #data = join(this.#folder, 'data');
  #starter: ChildProcess | undefined;
  #launched: Promise<void> | undefined;
  #port = 0;
  #ending = false;

  async start(signal: AbortSignal): Promise<this> {
    for (const folder of [this.#pages, this.#data]) mkdirSync(folder);
    writeFileSync(join(this.#pages, 'index.html'), 'the pages');
    await this.#launch();
    await this.ready(signal);
    return this;
  }

  async #launch(): Promise<void> {
    const settings = {
      ...{ host: '127.0.0.1', port: this.#port, dataDir: this.#data, jwtSecret: SECRET },
      ...{ demoPassword: PASSWORD, trustedProxy: false, passedOn: { LOG_LEVEL: 'silent' } },
    };
    const told = JSON.stringify({ root: ROOT, pages: this.#pages, settings });
    const starter = fork(join(import.meta.dirname, 'starter.ts'), [told], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // who was killed is told on purpose
    });
    this.#starter = starter;
    starter.on('exit', () => {
      if (!this.#ending) this.#launched = this.#launch();
    });
    const [{ address }] = (await once(starter, 'message')) as [{ address: string }];
    this.#port = Number(new URL(address).port);
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  readonly places = (): Places => ({ commands: () => [this.#port], queries: () => [this.#port] });

  /** Kills what lives of it. @returns how many processes */
  async kill(who: Mortal): Promise<number> {
    const starter = this.#starter;
    if (!starter) return 0;
    if (who === 'what started them') return this.#killStarter(starter);
    starter.send({});
    const [{ pids }] = (await once(starter, 'message')) as [{ pids: Record<string, number | undefined> }];
    const names = who === 'both' ? Object.keys(pids) : [who];
    const living = names.map((name) => pids[name]).filter((pid) => pid !== undefined);
    for (const pid of living) process.kill(pid, 'SIGKILL');
    return living.length;
  }

  /** Until another holds the address: what the killed one had started answers a moment longer, and then nobody does. */
  async #killStarter(starter: ChildProcess): Promise<number> {
    const gone = once(starter, 'exit');
    if (!starter.kill('SIGKILL')) return 0;
    await gone;
    await this.#launched;
    return 1;
  }

  async ready(signal: AbortSignal): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.address}/readyz`, { signal }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await pause(50, undefined, { signal });
    }
  }

  async end(): Promise<void> {
    this.#ending = true;
    const gone = this.#starter && once(this.#starter, 'exit');
    this.#starter?.kill('SIGTERM');
    await gone;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
