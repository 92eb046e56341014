import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Program, SupervisedChild } from '../../../../scripts/running/child.ts';
import { type ServiceName, service } from '../../../../scripts/running/programs.ts';
import { EVENTS_FILE, type Settings } from '../../../../scripts/running/settings.ts';
import { eventStore, urlOf } from '../../../system/event-store.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const JWT_SECRET = 'a secret that only these trials use, long enough';
export const PASSWORD = 'madrasah-demo';

export type ProgramName = 'event store' | ServiceName;

export interface Given {
  /** How many of each service; 1 unless said otherwise. */
  readonly commands?: number;
  readonly queries?: number;
  /** The log in a server of its own, as several of one service need it; else command-service holds it. */
  readonly server?: boolean;
  /** How long a store that was killed stays down, in milliseconds. */
  readonly storeDownMs?: number;
  /** Where the log's file lies; beside the rest unless said otherwise. */
  readonly storeFolder?: string;
  /** Where keys and snapshots lie; a folder of its own unless said otherwise. */
  readonly dataFolder?: string;
  /** Puts a wire between the services and the event store. @returns the port they are told */
  storeWire?(port: number): Promise<number>;
  /** The document store of the projection-services; each has its own unless it is given. */
  readonly documentsUrl?: string;
}

/** The real programs, supervised as `npm start` supervises them, on a data folder of their own. */
export class Installation {
  readonly #given: Given;
  readonly #folder = mkdtempSync(join(tmpdir(), 'madrasah-reliability-'));
  readonly #programs: Record<ProgramName, SupervisedChild[]> = {
    'event store': [],
    'command-service': [],
    'projection-service': [],
  };
  /** How often a program ended that nobody had asked to. */
  ended = 0;

  constructor(given: Given = {}) {
    this.#given = given;
  }

  /** Starts all; resolves when they are ready. What was started is ended when that fails. */
  async start(signal: AbortSignal): Promise<this> {
    try {
      const { promise: timeUp, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => reject(new Error('it did not start in time')), { once: true });
      await Promise.race([this.#launch(), timeUp]);
      await this.ready(signal);
      return this;
    } catch (error) {
      await this.end();
      throw error;
    }
  }

  async #launch(): Promise<void> {
    const { commands = 1, queries = 1, dataFolder, documentsUrl } = this.#given;
    const settingsIn = (dataDir: string) => {
      const passedOn = { LOG_LEVEL: 'silent', ...(documentsUrl ? { MONGO_URL: documentsUrl } : {}) };
      return { host: '127.0.0.1', dataDir, passedOn, demoPassword: PASSWORD } as unknown as Settings;
    };
    const given = { jwtSecret: JWT_SECRET, eventStoreUrl: await this.#startStore() };
    const started = (name: ServiceName) => {
      const program = service(ROOT, name, settingsIn(dataFolder ?? this.#folder), given);
      return this.#add(name, { ...program, env: (port) => this.#placed(program.env(port)) }).start();
    };
    await Promise.all([
      ...Array.from({ length: commands }, () => started('command-service')),
      ...Array.from({ length: queries }, () => started('projection-service')),
    ]);
  }

  /** @returns its address; undefined where there is none */
  async #startStore(): Promise<string | undefined> {
    const { server, storeFolder, storeDownMs, storeWire } = this.#given;
    if (!server) return undefined;
    const store = this.#add('event store', eventStore(storeFolder ?? this.#folder), storeDownMs);
    const port = await store.start();
    return urlOf((await storeWire?.(port)) ?? port);
  }

  /** With the log's file in its folder. */
  #placed({ EVENTS_DB, ...rest }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    if (EVENTS_DB === undefined) return rest;
    return { ...rest, EVENTS_DB: join(this.#given.storeFolder ?? this.#folder, EVENTS_FILE) };
  }

  #add(name: ProgramName, program: Program, downMs = 50): SupervisedChild {
    const patience = { first: downMs, longest: downMs, steady: 30_000, ending: 10_000 };
    const noted = () => {
      this.ended += 1;
    };
    const child = new SupervisedChild(program, noted, patience);
    this.#programs[name].push(child);
    return child;
  }

  /** Where the n-th program of its name listens, from 0; undefined while it is away. */
  port(name: ProgramName, n = 0): number | undefined {
    return this.#programs[name][n]?.port;
  }

  /** Sends a signal to a program. @returns false when it is not running */
  signal(name: ProgramName, signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT', n = 0): boolean {
    const pid = this.#programs[name][n]?.pid;
    return pid !== undefined && process.kill(pid, signal);
  }

  /** What each service says of itself; 0 for one that says nothing within 5 s. */
  readiness(): Promise<number[]> {
    const services = [...this.#programs['command-service'], ...this.#programs['projection-service']];
    return Promise.all(services.map(({ port }) => (port === undefined ? 0 : asked(port))));
  }

  /** Waits until every service says that it is ready. @throws when the time is up */
  async ready(signal: AbortSignal): Promise<void> {
    while (!(await this.readiness()).every((status) => status === 200)) {
      signal.throwIfAborted();
      await pause(50);
    }
  }

  /** Ends all that was started and removes its data. */
  async end(): Promise<void> {
    this.signal('event store', 'SIGCONT');
    const { 'event store': stores, ...services } = this.#programs;
    await Promise.all(Object.values(services).flatMap((children) => children.map((child) => child.stop())));
    await Promise.all(stores.map((child) => child.stop()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const asked = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
