import { join } from 'node:path';
import type { Program } from './child.ts';
import { isBeyond } from './network/addresses.ts';
import { socketIn } from './network/socket-folder.ts';
import { EVENTS_FILE, pick, type Settings } from './settings.ts';

// What any program needs of its surroundings; nothing else of ours leaks into a child.
const SURROUNDINGS = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_EXTRA_CA_CERTS'];
const surroundings = (root: string) => ({
  ...pick(process.env, SURROUNDINGS),
  TZ: 'UTC',
  // Node keeps what it has compiled and stripped of types: half of a start is loading our own sources.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  // Of glibc: each of some eight threads would keep freed memory of its own.
  MALLOC_ARENA_MAX: '2',
});

/**
 * How much garbage a program may gather before it is collected. By itself Node lets a service of a machine with much
 * memory gather three times what it holds. In MiB: the young generation is thrice the first (128 without it), the old
 * one is looked through from the second on, and again when it has grown by the third, per cent.
 */
export const SERVICE_MEMORY = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=64',
  '--heap-growing-percent=40',
];
/** Long answers are buffers outside the heap, and those count: with less its heap is looked through again and again. */
const DOOR_MEMORY = ['--max-semi-space-size=2', '--initial-old-space-size=48', '--heap-growing-percent=30'];

/** Runs once and ends. */
export const demoMaker = (root: string, settings: Settings): Program => ({
  name: 'demo school',
  file: join(root, 'scripts/demo/seed.ts'),
  env: () => ({
    ...surroundings(root),
    ...settings.passedOn,
    DATA_DIR: settings.dataDir,
    DEMO_PASSWORD: settings.demoPassword,
  }),
});

/** What a service is told beside the settings: where the events are and what signs the tokens. */
export interface Given {
  /** Absent: the log is a file in the data folder. */
  readonly eventStoreUrl: string | undefined;
  readonly jwtSecret: string;
  /** The folder of the sockets at which programs of this machine reach each other; without it they have ports. */
  readonly sockets?: string | undefined;
  /** Where the pages are reached from here; PUBLIC_URL says where from elsewhere. */
  readonly address?: string | undefined;
}

/** Before services on other machines. */
export const doorAlone = (root: string): Program => ({
  name: 'door',
  file: join(root, 'projection-service/src/door/alone.ts'),
  env: () => ({ ...surroundings(root), ...pick(process.env, ['LOG_LEVEL', 'NODE_ENV']) }),
  flags: DOOR_MEMORY,
});

/** Without a server command-service writes the log itself, and projection-service reads the same file. */
const logOf = ({ dataDir }: Settings, { eventStoreUrl }: Given): Record<string, string> =>
  eventStoreUrl ? { ESDB_URL: eventStoreUrl } : { EVENTS_DB: join(dataDir, EVENTS_FILE) };

export type ServiceName = 'command-service' | 'projection-service';

export const service = (root: string, name: ServiceName, settings: Settings, given: Given): Program => ({
  name,
  file: join(root, name, name === 'projection-service' ? 'src/front.ts' : 'src/main.ts'),
  flags: SERVICE_MEMORY,
  env: (port) => ({
    ...surroundings(root),
    ...(given.address ? { PUBLIC_URL: given.address } : {}),
    ...settings.passedOn,
    // Whoever is reached from other machines tries the known password on every login first.
    ...(isBeyond(settings.host) ? { OPEN_TO: settings.host } : {}),
    PORT: `${port}`,
    ...(given.sockets ? { SOCKET: socketIn(given.sockets) } : {}),
    ...logOf(settings, given),
    DATA_DIR: settings.dataDir,
    JWT_SECRET: given.jwtSecret,
    DEMO_PASSWORD: settings.demoPassword,
  }),
});
