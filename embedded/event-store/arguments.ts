import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Users } from './wire/access/users.ts';
import type { WireOptions } from './wire/server.ts';

/** What is wrong with the arguments, for people. */
export class ArgumentsRefused extends Error {
  override readonly name = 'ArgumentsRefused';
}

export interface Arguments {
  readonly db: string;
  readonly check: boolean;
  readonly wire: WireOptions;
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
  return {
    db: values.db,
    check: values.check,
    wire: {
      host: values.host,
      port: portOf('--port', values.port),
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
        port: { type: 'string', default: '0' },
        host: { type: 'string', default: '127.0.0.1' },
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
