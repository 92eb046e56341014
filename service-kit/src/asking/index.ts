/** Where a service is reached, and short questions to it. Imports nothing but Node: `npm start` itself reads it. */
import { type OutgoingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';

/** Where a service of this machine listens: a port of the loopback, or a socket of the file system. */
export type Place = number | string;

/** Where a request goes, as Node takes it: to a machine and its port, or to a socket of this one. */
export interface Target {
  readonly host?: string;
  readonly port?: number;
  readonly socketPath?: string;
}

export const targetAt = (place: Place): Target =>
  typeof place === 'number' ? { host: '127.0.0.1', port: place } : { socketPath: place };

/** The services of a list like `http://one:4000,http://two:4000`; undefined when it is none. */
export function targetsIn(list: string): readonly Target[] | undefined {
  const targets = list.split(',').map((address) => {
    const url = URL.parse(address.trim());
    const isPlain = url?.protocol === 'http:' && url.pathname === '/' && !url.search && !url.username;
    return url && isPlain ? { host: url.hostname, port: Number(url.port || 80) } : undefined;
  });
  return targets.every((target) => target !== undefined) ? targets : undefined;
}

export interface Told {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

export interface Asking {
  readonly headers?: OutgoingHttpHeaders;
  /** Sent by POST, as JSON; by GET where there is none. */
  readonly body?: string;
  /** For the whole of the answer. */
  readonly withinMs: number;
}

/**
 * Asks a service and takes all that it answers.
 * @param of a target, or the beginning of an address (`https://…`) or the path of a socket
 * @throws Error when it is not reached, breaks off or is not done in time
 */
export function ask(
  of: Target | string,
  path: string,
  { headers: given = {}, body, withinMs }: Asking,
): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>();
  const type = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? '') };
  const headers = body === undefined ? given : { ...given, ...type };
  const method = body === undefined ? 'GET' : 'POST';
  const options = { method, headers, agent: false, signal: AbortSignal.timeout(withinMs) } as const;
  const url = typeof of === 'string' && /^https?:/.test(of) ? `${of}${path}` : undefined;
  const send = url?.startsWith('https:') ? requestSecurely : request;
  const target = typeof of === 'string' ? { socketPath: of } : of;
  const call = url ? send(url, options) : send({ ...target, ...options, path });
  call.on('error', reject).on('response', (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
    );
  });
  call.end(body);
  return promise;
}
