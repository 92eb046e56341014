import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { dhakaDay } from '@madrasah/events';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { folderFileStore } from '@madrasah/service-kit/files';
import { newFirstKey } from '@madrasah/service-kit/first-link';
import { FILES_FOLDER } from '@madrasah/service-kit/storage';

import { FileVault } from '@madrasah/service-kit/vault';
import { copyEvents } from '../../scripts/demo/copy.ts';
import { makeDemo } from '../../scripts/demo/make.ts';
import { hashSources } from '../../scripts/running/frontend.ts';
import { Running } from '../../scripts/running/run.ts';
import { EVENTS_FILE, type Settings } from '../../scripts/running/settings.ts';
import {
  connectionString,
  type EmbeddedProcess,
  startEmbedded,
} from '../../service-kit/src/event-store/conformance/embedded-process.ts';
import { madeOnce } from './once.ts';

const ROOT = join(import.meta.dirname, '../..');
const SECRET = 'a secret that only these tests use, long enough';

export const PASSWORD = 'madrasah-demo';
/** The known one is refused beyond this machine. */
export const OWN_PASSWORD = 'one of their own';

/** The whole product behind its gateway, as `npm start` runs it, with a tenth of the demo school of its own. */
export class Madrasah {
  readonly address: string;
  readonly #running: Running;
  readonly #folder: string;
  readonly #server: EmbeddedProcess | undefined;

  private constructor(address: string, running: Running, folder: string, server?: EmbeddedProcess) {
    this.address = address;
    this.#running = running;
    this.#folder = folder;
    this.#server = server;
  }

  static open(): Promise<Madrasah> {
    return Madrasah.#in(filledWithDemo);
  }

  /** The same with ESDB_URL: the log is in a server of its own, spoken to through the client of production. */
  static openOnServer(): Promise<Madrasah> {
    return Madrasah.#in(filledWithDemo, (folder) => {
      const log = join(folder, 'server.sqlite');
      renameSync(join(folder, EVENTS_FILE), log);
      return startEmbedded(log);
    });
  }

  /** Begun as by `npm start -- --empty`, with the link to the first school. */
  static async openEmpty(): Promise<{ readonly madrasah: Madrasah; readonly link: string }> {
    let key = '';
    const madrasah = await Madrasah.#in((folder) => {
      key = newFirstKey(folder);
    });
    return { madrasah, link: `${madrasah.address}/first-school#${key}` };
  }

  /** For every computer of the office, with the school that production begins with; by its address there. */
  static openToOffice({ tls }: Pick<Settings, 'tls'> = {}): Promise<Madrasah> {
    const open = { host: '0.0.0.0', demoPassword: OWN_PASSWORD, ...(tls && { tls }) };
    return Madrasah.#in(() => undefined, undefined, open);
  }

  static async #in(
    fill: (folder: string) => void | Promise<void>,
    serve?: (folder: string) => Promise<EmbeddedProcess>,
    others: Partial<Settings> = {},
  ): Promise<Madrasah> {
    const folder = mkdtempSync(join(tmpdir(), 'madrasah-journey-'));
    const [pages] = await Promise.all([builtPages(), fill(folder)]);
    const server = await serve?.(folder);
    const settings: Settings = {
      port: 0,
      host: '127.0.0.1',
      dataDir: folder,
      eventStoreUrl: server && connectionString(server.port),
      jwtSecret: SECRET,
      demoPassword: PASSWORD,
      trustedProxy: false,
      passedOn: { LOG_LEVEL: 'error' },
      ...others,
    };
    const running = new Running(ROOT, settings, pages);
    const listening = await running.listen();
    if ('refused' in listening) throw new Error(listening.refused);
    await running.start(SECRET);
    while (!(await running.readiness()).ready) await pause(50);
    return new Madrasah(listening.others[0] ?? listening.address, running, folder, server);
  }

  async close(): Promise<void> {
    await this.#running.stop();
    await this.#server?.end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Not into frontend/dist: somebody's `npm start` would take the pages away. */
export const builtPages = (): Promise<string> => madeOnce('pages', hashSources(ROOT), build);

const MAKES_THE_DEMO = [
  'events/src',
  'service-kit/src',
  'command-service/src',
  'scripts/demo',
  'package-lock.json',
];

/** A tenth of the demo school that lives until today: what journeys begin with. */
const demoSchool = () =>
  madeOnce('school', `${dhakaDay(new Date())}-${hashSources(ROOT, MAKES_THE_DEMO)}`, settle);

const filledWithDemo = async (folder: string) => cpSync(await demoSchool(), folder, { recursive: true });

async function build(folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const run = spawn(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: join(ROOT, 'frontend'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [told, [code]] = await Promise.all([text(run.stderr), once(run, 'close')]);
  if (code !== 0) throw new Error(`The pages could not be built:\n${told}`);
}

async function settle(folder: string): Promise<void> {
  const memory = inProcessEventStore(':memory:');
  const vault = new FileVault(join(folder, 'vault.sqlite'));
  const files = folderFileStore(join(folder, FILES_FOLDER));
  await makeDemo({ store: memory, vault, files, now: new Date(), password: PASSWORD, scale: 0.1 });
  vault.close();
  const store = inProcessEventStore(join(folder, EVENTS_FILE));
  await copyEvents(memory, store);
  await store.close();
}
