import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Base } from './images.ts';

/** One of the two compose files, and what is done with it. */
export interface Plan {
  readonly name: 'one machine' | 'cluster';
  /** Where its file and its secrets are, in the repository. */
  readonly folder: string;
  readonly project: string;
  readonly port: number;
  /** Ended as a crash does, one after another, while payments are under way. */
  readonly killed: readonly string[];
  /** What a backup copies, cold. */
  readonly volumes: readonly string[];
}

const numbered = (name: string, many: number) => Array.from({ length: many }, (_, n) => `${name}-${n + 1}`);

export const ONE: Plan = {
  name: 'one machine',
  folder: '.',
  project: 'madrasah-tried',
  port: 4440,
  killed: ['command-service', 'projection-service', 'event-store', 'mongo', 'frontend'],
  volumes: ['events', 'vault', 'files'],
};

export const CLUSTER: Plan = {
  name: 'cluster',
  folder: 'docker/cluster',
  project: 'madrasah-cluster-tried',
  port: 4441,
  killed: [
    ...numbered('command-service', 2),
    ...numbered('projection-service', 2),
    ...numbered('event-store', 3),
    ...numbered('mongo', 3),
    'frontend',
  ],
  volumes: [...numbered('events', 3), ...numbered('documents', 3)],
};

/**
 * MongoDB loses nothing of what it acknowledged when it is killed. What stands in for it is in memory and writes itself
 * down when it is asked to end.
 */
export const isGentle = (service: string, missing: readonly Base[]): boolean =>
  ['mongo', 'mongo-1'].includes(service) && missing.includes('documents');

const listens = (port: number) => ({
  test: [
    'CMD',
    'node',
    '-e',
    `require('net').connect(${port}, require('os').hostname()).on('connect', () => process.exit(0)).on('error', () => process.exit(1))`,
  ],
  interval: '3s',
  timeout: '5s',
  retries: 20,
});
const onward = (port: number, to: string) => ({
  entrypoint: ['node', 'stand-ins/onward.ts', String(port), to],
  command: [],
  healthcheck: listens(port),
});

const EVENTS_OF_CLUSTER = [
  ...['node', 'embedded/event-store/main.ts', '--db', '/var/lib/eventstore/events.sqlite'],
  ...['--host', 'event-store-1', '--port', '2113', '--users', '/users'],
  ...['--tls-cert', '/run/secrets/event_store_crt', '--tls-key', '/run/secrets/event_store_key'],
];

const ofOne = (missing: readonly Base[]) => ({
  ...(missing.includes('events') && { 'event-store': { healthcheck: listens(2113) } }),
  ...(missing.includes('documents') && {
    mongo: { command: [], healthcheck: listens(27017) },
    'projection-service': { environment: { MONGO_URL: 'mongodb://mongo:27017/?directConnection=true' } },
  }),
});

const ofCluster = (missing: readonly Base[], folder: string) => ({
  ...(missing.includes('events') && {
    'event-store-1': {
      entrypoint: EVENTS_OF_CLUSTER,
      command: [],
      healthcheck: listens(2113),
      volumes: [`${join(folder, 'secrets/users')}:/users:ro`],
    },
    'event-store-2': onward(2113, 'event-store-1'),
    'event-store-3': onward(2113, 'event-store-1'),
    'event-store-user': { command: ['node', '-e', ''] }, // ours has its users in a file
  }),
  ...(missing.includes('documents') && {
    'mongo-1': { entrypoint: ['node', 'stand-ins/documents.ts'], command: [], healthcheck: listens(27017) },
    'mongo-2': onward(27017, 'mongo-1'),
    'mongo-3': onward(27017, 'mongo-1'),
  }),
});

/** Writes what has to be said otherwise for a trial, and where stores of ours stand in. @returns the file, for compose */
export function writeOverrides(plan: Plan, folder: string, missing: readonly Base[]): string {
  const asked = { healthcheck: { interval: '3s' } }; // the next is killed when all are well again
  const ours = plan.killed.filter((name) => /^(command|projection)-service/.test(name));
  const stores = plan.name === 'cluster' ? ofCluster(missing, folder) : ofOne(missing);
  const services: Record<string, object> = { ...stores };
  for (const name of ours) services[name] = { ...services[name], ...asked };
  const file = join(folder, 'trial.json');
  writeFileSync(file, JSON.stringify({ services }, null, 2));
  return file;
}
