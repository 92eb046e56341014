import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.ts';

export const PASSWORD = 'madrasah-demo';
/** Pages may have to be built and a demo made, on a machine that has other work. */
const READY_MS = 300_000;
const ENDING_MS = 20_000;

export interface Order {
  /** The checkout whose `npm start` it is. */
  readonly path: string;
  readonly dataDir: string;
  readonly clock: Clock;
  /** Without the demo school. */
  readonly empty: boolean;
}

/** A checkout's product as `npm start` runs it, on a clock of ours. */
export class Product {
  readonly address: string;
  readonly #order: Order;
  readonly #port: number;
  #npm: ChildProcess;
  #told = '';

  private constructor(order: Order, port: number) {
    this.#order = order;
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
    this.#npm = this.#begin();
  }

  /** @throws Error with what it said, where it does not become ready */
  static async start(order: Order): Promise<Product> {
    const product = new Product(order, await freePort());
    await product.#ready();
    return product;
  }

  /** Its data folder. */
  get dataDir(): string {
    return this.#order.dataDir;
  }

  /** The checkout it is of. */
  get path(): string {
    return this.#order.path;
  }

  /** Ends it, lets something be done to its data, and starts it again at the same address. */
  async restart(meanwhile: () => Promise<void>): Promise<void> {
    await this.stop();
    await meanwhile();
    this.#npm = this.#begin();
    await this.#ready();
  }

  #begin(): ChildProcess {
    const { path, dataDir, clock, empty } = this.#order;
    const npm = spawn('npm', ['start', ...(empty ? ['--', '--empty'] : [])], {
      cwd: path,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...withoutNpm(process.env),
        ...clock.environment,
        PATH: `${join(path, 'node_modules/.bin')}:${process.env['PATH']}`,
        PORT: `${this.#port}`,
        DATA_DIR: dataDir,
        DEMO_PASSWORD: PASSWORD,
        LOG_LEVEL: 'error',
        TRUSTED_PROXY: '1', // every login comes from an address of its own: sign-ins are counted by address
      },
    });
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk) => {
        this.#told = (this.#told + chunk).slice(-20_000);
      });
    return npm;
  }

  /** What it has printed, at most its last pages. */
  get told(): string {
    return this.#told;
  }

  /** The process that supervises all others. @throws Error while there is none */
  get pid(): number {
    const pid = this.#running();
    if (pid === undefined) throw new Error('the product does not run');
    return pid;
  }

  /** The files of its data folder in which a word can be read: log, vault, snapshots, files. */
  filesWith(word: string): string[] {
    return readdirSync(this.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => contentOf(path)?.includes(word))
      .map((path) => path.slice(this.dataDir.length + 1));
  }

  /** Ends it in order, and returns when it has ended: npm goes after the program that it has started. */
  async stop(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#npm;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const gone = new Promise((resolve) => this.#npm.once('exit', resolve));
    process.kill(this.#running() ?? -pid, 'SIGTERM');
    const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), ENDING_MS);
    await gone;
    clearTimeout(late);
  }

  /** The process that npm started, as it has written it down; none before it has. */
  #running(): number | undefined {
    const file = join(this.dataDir, 'running.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined;
  }

  async #ready(): Promise<void> {
    for (const end = performance.now() + READY_MS; performance.now() < end; await pause(50)) {
      if (this.#npm.exitCode !== null) throw new Error(`the product has ended:\n${this.#told}`);
      const answer = await fetch(`${this.address}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
    }
    await this.stop();
    throw new Error(`the product is not ready:\n${this.#told}`);
  }
}

/** Undefined where the file has gone meanwhile: a snapshot is written under another name first. */
function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What an `npm test` around us has set must not reach another checkout's npm. */
const withoutNpm = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(npm_|NODE_|AVA_|INIT_CWD$)/i.test(name)),
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
