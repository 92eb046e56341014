import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { isIPv6 } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getSystemErrorName } from 'node:util';
import type { Refused } from '../refused.ts';

/** As `child_process` sends it to another program, and `listen` takes it there. */
export interface Handle {
  readonly fd?: number;
  getsockname(into: { port?: number }): number;
  close(): void;
}

/** What Node's own cluster makes the sockets with that its workers listen at; a number is an error of the system. */
type Bind = (host: string, port: number, family: 4 | 6, fd: undefined, flags: number) => Handle | number;
const { _createServerHandle: bind } = net as unknown as { readonly _createServerHandle: Bind };

/** The program of a start that was killed lets go of its socket a moment later. */
const TRIED_FOR_MS = 3_000;
const AGAIN_MS = 100;

/** Listens at the socket it is given as its third file and ends: the socket goes on listening, with its queue. */
const LISTENER = "require('node:net').createServer().listen({ fd: 3 }, () => process.exit(0))";

/**
 * The socket at which the house is reached. It is held here and never read: the program that is the door takes callers
 * from it, and while that one is away they wait in the system's queue.
 */
export interface HeldSocket {
  readonly handle: Handle;
  readonly port: number;
}

/** Refuses an address that this machine has not, and a port that another program has. @param port 0 for any */
export async function holdSocket(host: string, port: number): Promise<HeldSocket | Refused> {
  const end = Date.now() + TRIED_FOR_MS;
  let held = boundTo(host, port);
  while (held === 'EADDRINUSE' && Date.now() < end) {
    await pause(AGAIN_MS);
    held = boundTo(host, port);
  }
  if (typeof held === 'object' && (await listens(held.handle))) return held;
  return { refused: reasonFor(host, port, typeof held === 'object' ? 'EADDRINUSE' : held) };
}

/** @returns the name of the system's error where it cannot be had */
function boundTo(host: string, port: number): HeldSocket | string {
  const handle = bind(host, port, isIPv6(host) ? 6 : 4, undefined, 0);
  if (typeof handle === 'number') return getSystemErrorName(handle);
  const at: { port?: number } = {};
  const error = handle.getsockname(at); // that a port is taken is told only now
  if (error === 0 && at.port) return { handle, port: at.port };
  handle.close();
  return getSystemErrorName(error);
}

/**
 * Whoever listens takes the callers himself, and this process must take none: so another does it, for a moment. Where
 * handles have no number (Windows) the queue begins with the first door.
 */
async function listens({ fd }: Handle): Promise<boolean> {
  if (fd === undefined || fd < 0) return true;
  const child = spawn(process.execPath, ['-e', LISTENER], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function reasonFor(host: string, port: number, error: string): string {
  if (error === 'EADDRNOTAVAIL') return `HOST is ${host}, and this machine has no such address.`;
  const why = error === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error})`;
  return `Port ${port} ${why}. Choose another one with PORT=….`;
}
