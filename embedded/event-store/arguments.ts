import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Users } from './wire/access/users.ts';
import type { WireOptions } from './wire/server.ts';
import { LONGEST_PATH } from './wire/socket.ts';

/** What is wrong with the arguments, for people. */
export class ArgumentsRefused extends Error {
  override readonly name = 'ArgumentsRefused';
}

/** What is told of the wire; with no place it is a socket beside the file. */
export type WireArguments = Omit<WireOptions, 'at'> & { readonly at?: WireOptions['at'] };

export interface Arguments {
  readonly db: string;
  readonly check: boolean;
  readonly wire: WireArguments;
  readonly metricsPort?: number;
}

/** @throws ArgumentsRefused */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parsed(args);
  if (!values.db) throw new ArgumentsRefused('--db PATH is missing');
  const tls = tlsOf(values['tls-cert'], values['tls-key']);
  if (values.users !== undefined && !tls)
    throw new ArgumentsRefused(
      '--users wants --tls-cert and --tls-key: no client sends a password over plain text',
    );
  const metrics = values['metrics-port'];
  const at = placeOf(values, tls !== undefined);
  return {
    db: values.db,
    check: values.check,
    wire: {
      ...(at && { at }),
      batchAppend: !values['no-batch'],
      ...(tls && { tls }),
      ...(values.users !== undefined && { users: usersOf(values.users) }),
    },
    ...(metrics !== undefined && { metricsPort: portOf('--metrics-port', metrics) }),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        db: { type: 'string' },
        check: { type: 'boolean', default: false },
        socket: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        'no-batch': { type: 'boolean', default: false },
        'tls-cert': { type: 'string' },
        'tls-key': { type: 'string' },
        users: { type: 'string' },
        'metrics-port': { type: 'string' },
      },
    });
  } catch (error) {
    throw new ArgumentsRefused((error as Error).message);
  }
}

/** @param secret with a certificate one is reached over the network @returns undefined where nothing is said */
function placeOf(
  {
    socket,
    port,
    host,
  }: { socket?: string | undefined; port?: string | undefined; host?: string | undefined },
  secret: boolean,
): WireOptions['at'] | undefined {
  if (socket === undefined) {
    const network = secret || port !== undefined || host !== undefined || process.platform === 'win32';
    return network ? { host: host ?? '127.0.0.1', port: portOf('--port', port ?? '0') } : undefined;
  }
  if (port !== undefined || host !== undefined)
    throw new ArgumentsRefused('--socket stands in place of --port and --host');
  if (socket !== '' && Buffer.byteLength(socket) <= LONGEST_PATH) return { socket };
  throw new ArgumentsRefused(`--socket: a path has 1 to ${LONGEST_PATH} bytes`);
}

function tlsOf(certificate: string | undefined, key: string | undefined): WireOptions['tls'] {
  if (certificate === undefined && key === undefined) return undefined;
  if (certificate === undefined || key === undefined)
    throw new ArgumentsRefused('--tls-cert and --tls-key belong together');
  return { certificate: contents('--tls-cert', certificate), key: contents('--tls-key', key) };
}

function usersOf(file: string): Users {
  try {
    return new Users(contents('--users', file).toString('utf8'));
  } catch (error) {
    if (error instanceof ArgumentsRefused) throw error;
    throw new ArgumentsRefused(`--users ${file}: ${(error as Error).message}`);
  }
}

function contents(option: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ArgumentsRefused(`${option} ${file} cannot be read: ${(error as Error).message}`);
  }
}

function portOf(option: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535 && text.trim() !== '') return port;
  throw new ArgumentsRefused(`${option} ${text} is no port`);
}
