import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pick } from '../../../scripts/running/settings.ts';
import { openFirstSchool } from '../../system/first-school.ts';
import { PASSWORD } from '../../system/product.ts';
import { type Spent, spentBy } from './processes.ts';

/** The version this file belongs to. */
export const OWN_ROOT = join(import.meta.dirname, '../../..');

// The first start of a version builds its pages, and a read side may have a long log to take in.
const READY_WITHIN_MS = 300_000;
// Where stores of one's own are named in the surroundings, the bench still takes the embedded ones.
const SURROUNDINGS = ['PATH', 'HOME', 'TMPDIR', 'npm_execpath'];

/** What `npm start` of a version tells Node. */
function flagsOf(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The whole product as `npm start` runs it, behind its one address: of this version or of another checkout. */
export class House {
  readonly address: string;
  readonly #root: string;
  readonly #dataFolder: string;
  readonly #settings: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #told = '';

  private constructor(address: string, root: string, dataFolder: string, settings: NodeJS.ProcessEnv) {
    this.address = address;
    this.#root = root;
    this.#dataFolder = dataFolder;
    this.#settings = settings;
  }

  /**
   * Started and ready, without the demo.
   * @param root the folder of a version with its packages installed
   * @param settings of the product, beside those of every bench
   */
  static async open(dataFolder: string, root = OWN_ROOT, settings: NodeJS.ProcessEnv = {}): Promise<House> {
    const house = new House(`http://127.0.0.1:${await freePort()}`, root, dataFolder, settings);
    await house.start();
    await openFirstSchool(house, { schoolId: '10001', password: PASSWORD });
    return house;
  }

  /** Starts what was stopped, at the same address with the same data. @throws when it is not ready in five minutes */
  async start(): Promise<void> {
    const { port } = new URL(this.address);
    const own = { MADRASAH: this.#root, DATA_DIR: this.#dataFolder, PORT: port, LOG_LEVEL: 'error' };
    this.#process = fork(join(import.meta.dirname, 'host.mjs'), ['--empty'], {
      // The clients say whose requests they pass on: the public pages count by address.
      env: { ...pick(process.env, SURROUNDINGS), ...own, ...this.#settings, TRUSTED_PROXY: '1' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      execArgv: flagsOf(this.#root),
    });
    this.#process.stdout?.on('data', (part) => {
      this.#told += part;
    });
    for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await pause(20)) {
      const answer = await fetch(`${this.address}/readyz`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      if (this.#process.exitCode !== null) break;
    }
    throw new Error(`${this.#root} is not ready`);
  }

  /** What it has printed. */
  get told(): string {
    return this.#told;
  }

  /** What each of its processes has used until now; empty where the system does not tell. */
  spent(): ReadonlyMap<string, Spent> {
    return spentBy(this.#process?.pid ?? 0);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGTERM');
    await gone;
  }
}
