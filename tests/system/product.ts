import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RULES } from '../../projection-service/src/door/catalogue.ts';
import { isQuery } from '../../projection-service/src/door/routes.ts';
import { type Patience, type Program, SupervisedChild } from '../../scripts/running/child.ts';
import { type ServiceName, service } from '../../scripts/running/programs.ts';
import type { Settings } from '../../scripts/running/settings.ts';
import { eventStore, urlOf } from './event-store.ts';

const ROOT = join(import.meta.dirname, '../..');
const SECRET = 'a secret that only these tests use, long enough';
const PATIENCE: Patience = { first: 50, longest: 200, steady: 30_000, ending: 10_000 };

export const PASSWORD = 'madrasah-demo';

type Name = 'event store' | ServiceName;

/** The addresses of stores that several machines share. */
export interface Servers {
  readonly ESDB_URL: string;
  readonly MONGO_URL: string;
  readonly VAULT_URL: string;
  readonly VAULT_KEY: string;
}

/** The real programs on a data folder of their own, as `npm start` runs them, without the gateway. */
export class Product {
  readonly dataDir: string;
  readonly #children = new Map<string, SupervisedChild>();
  readonly #ownsData: boolean;
  #commands: Program | undefined;
  readonly #servers: Servers | 'beside' | undefined;

  /**
   * @param servers where the stores run elsewhere; 'beside' starts the embedded event store as a server. Without it
   * the log is in command-service
   */
  constructor(dataDir?: string, servers?: Servers | 'beside') {
    this.#servers = servers;
    this.#ownsData = dataDir === undefined;
    this.dataDir = dataDir ?? mkdtempSync(join(tmpdir(), 'madrasah-system-'));
  }

  /** Starts all; call `ready` to wait until they answer. */
  async start(): Promise<this> {
    const servers = this.#servers === 'beside' ? undefined : this.#servers;
    const passedOn = { LOG_LEVEL: 'error', ...servers };
    const settings = { host: '127.0.0.1', dataDir: this.dataDir, passedOn, demoPassword: PASSWORD };
    const eventStoreUrl = this.#servers === 'beside' ? await this.#startStore() : servers?.ESDB_URL;
    const given = { eventStoreUrl, jwtSecret: SECRET };
    const commands = service(ROOT, 'command-service', settings as unknown as Settings, given);
    const queries = service(ROOT, 'projection-service', settings as unknown as Settings, given);
    await Promise.all([
      this.#add('command-service', commands).start(),
      this.#add('projection-service', queries).start(),
    ]);
    this.#commands = commands;
    return this;
  }

  async #startStore(): Promise<string> {
    return urlOf(await this.#add('event store', eventStore(this.dataDir)).start());
  }

  #add(name: string, program: Program): SupervisedChild {
    const child = new SupervisedChild(program, () => undefined, PATIENCE);
    this.#children.set(name, child);
    return child;
  }

  /** Another command-service on the same event store, which must be a server. @returns its address */
  async startSecond(): Promise<string> {
    const port = await this.#add('second command-service', this.#commands as Program).start();
    return `http://127.0.0.1:${port}`;
  }

  /** Ends a program as a power cut would; it is started again by itself. */
  kill(name: Name): void {
    const pid = this.#children.get(name)?.pid;
    if (pid) process.kill(pid, 'SIGKILL');
  }

  /** Where a request goes: queries to the projection side, the rest to the command side. */
  address(method: string, path = ''): string | undefined {
    const name = isQuery(method, path, RULES.postQueries) ? 'projection-service' : 'command-service';
    const port = this.#children.get(name)?.port;
    return port === undefined ? undefined : `http://127.0.0.1:${port}`;
  }

  /** Waits until both services say that they are ready. */
  async ready(): Promise<void> {
    for (let tries = 0; tries < 600; tries += 1) {
      const answers = await Promise.all(
        ['GET', 'POST'].map((method) =>
          fetch(`${this.address(method)}/readyz`).then(
            (answer) => answer.ok,
            () => false,
          ),
        ),
      );
      if (answers.every(Boolean)) return;
      await pause(50);
    }
    throw new Error('the product is not ready after 30 s');
  }

  async stop(): Promise<void> {
    const children = [...this.#children];
    const isStore = ([name]: (typeof children)[number]) => name === 'event store';
    await Promise.all(children.filter((one) => !isStore(one)).map(([, child]) => child.stop()));
    await children.find(isStore)?.[1].stop();
  }

  /** Stops it and removes its data. */
  async end(): Promise<void> {
    await this.stop();
    if (this.#ownsData) rmSync(this.dataDir, { recursive: true, force: true });
  }
}
