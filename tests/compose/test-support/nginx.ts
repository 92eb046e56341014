import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { COMMANDS, parts, QUERIES } from '../../../docker/nginx/parts.ts';
import { root } from '../compose-file.ts';

/** Where Linux has it; undefined where nginx is not installed, or where only one address is the machine's own. */
export const NGINX =
  process.platform === 'linux'
    ? ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx'].find(existsSync)
    : undefined;

/** The services behind the door: the file that says where they are, and where this machine plays each. */
export interface House<Name extends string> {
  readonly file: string;
  readonly addresses: Readonly<Record<Name, string>>;
}

export const ONE_OF_EACH: House<typeof COMMANDS | typeof QUERIES> = {
  file: 'docker/nginx/services.conf',
  addresses: { [COMMANDS]: '127.0.0.2', [QUERIES]: '127.0.0.3' },
};
export const TWO_OF_EACH: House<`${typeof COMMANDS | typeof QUERIES}-${1 | 2}`> = {
  file: 'docker/cluster/services.conf',
  addresses: {
    [`${COMMANDS}-1`]: '127.0.0.4',
    [`${COMMANDS}-2`]: '127.0.0.5',
    [`${QUERIES}-1`]: '127.0.0.6',
    [`${QUERIES}-2`]: '127.0.0.7',
  },
};

type Addresses = Readonly<Record<string, string>>;

/** The answer to a question for an IPv4 address, as Docker's own name server would give it. */
function answerTo(question: Buffer, addresses: Addresses): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const address = addresses[labels.join('.')];
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(address ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(address ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...(address ?? '').split('.').map(Number)];
  return Buffer.concat([
    head,
    question.subarray(12, at + 5),
    address ? Buffer.from(record) : Buffer.alloc(0),
  ]);
}

async function nameServer(addresses: Addresses) {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) =>
    socket.send(answerTo(question, addresses), port, address),
  );
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => socket.close() };
}

async function listening(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The folder of the image, its paths and the ports of this machine written into it. */
function configured<Name extends string>(
  folder: string,
  { file, addresses }: House<Name>,
  ports: { door: number; names: number; services: number },
): string {
  const etc = join(folder, 'etc');
  mkdirSync(join(etc, 'madrasah'), { recursive: true });
  const files = [
    'docker/nginx/nginx.conf',
    'docker/nginx/live.conf',
    'docker/nginx/trusted-proxy.conf',
    file,
  ].map((path) => [basename(path), readFileSync(join(root, path), 'utf8')] as const);
  const made = Object.entries(parts()).map(([name, text]) => [join('madrasah', name), text] as const);
  for (const [name, text] of [...files, ...made]) {
    const here = text
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/etc/nginx/', `${etc}/`)
      .replaceAll('/usr/share/nginx/html', join(folder, 'pages'))
      .replaceAll('/dev/stdout', join(folder, 'access.log'))
      .replaceAll('/dev/stderr', join(folder, 'error.log'))
      .replace('resolver 127.0.0.11 valid=5s', `resolver 127.0.0.1:${ports.names} valid=1s`)
      .replace('listen 8080', `listen 127.0.0.1:${ports.door}`)
      // What nginx looks up when it starts, it does not ask a name server of ours for.
      .replaceAll(/server ([\w-]+):4000/g, (_, at: Name) => `server ${addresses[at]}:4000`)
      .replaceAll(':4000', `:${ports.services}`);
    writeFileSync(join(etc, name), here);
  }
  return join(etc, 'nginx.conf');
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server, 0, '127.0.0.1');
  server.close();
  return port;
}

export interface Door<Name extends string> {
  readonly origin: string;
  readonly port: number;
  readonly services: Readonly<Record<Name, Server>>;
  /** Puts a service that was closed back where it was. */
  again(name: Name): Promise<void>;
  log(): string;
  end(): Promise<void>;
}

/** A real nginx with the image's configuration, before services that this process plays. */
export async function openDoor<Name extends string>(
  nginx: string,
  house: House<Name>,
  service: (name: Name) => RequestListener,
): Promise<Door<Name>> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  cpSync(join(import.meta.dirname, 'pages'), join(folder, 'pages'), { recursive: true });
  const { services, port, again } = await serving(house, service);
  const names = await nameServer(house.addresses);
  const door = await freePort();
  const file = configured(folder, house, { door, names: names.port, services: port });
  // Started by root, its workers would be somebody who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child: ChildProcess = spawn(nginx, ['-c', file, '-g', `daemon off; ${user}`], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${door}`;
  while (child.exitCode === null && !(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok)
    await pause(50);
  if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
  return {
    origin,
    port: door,
    services,
    again,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      names.close();
      for (const server of Object.values<Server>(services)) server.close().closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All of the house on one port, each at its address. */
async function serving<Name extends string>(
  { addresses }: House<Name>,
  service: (name: Name) => RequestListener,
) {
  const names = Object.keys(addresses) as Name[];
  const services = Object.fromEntries(names.map((name) => [name, createServer(service(name))])) as Record<
    Name,
    Server
  >;
  let port = 0;
  for (const name of names) port = await listening(services[name], port, addresses[name]);
  const again = async (name: Name) => void (await listening(services[name], port, addresses[name]));
  return { services, port, again };
}
