import type { ExecutionContext } from 'ava';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { FromClients, ToClients } from './wire.ts';

type Transport = 'polling' | 'websocket';

export interface Page {
  readonly socket: Socket<ToClients, FromClients>;
  /** Everything that arrived, in order, as `event value`. */
  readonly heard: readonly string[];
  /** Which read models the news of a position named, by the position. */
  readonly news: ReadonlyMap<string, readonly string[] | undefined>;
  /** Resolves as soon as one has arrived that matches. */
  hears(wanted: RegExp): Promise<void>;
  /** How the attempt ended: `connected`, or the code it was refused with. */
  readonly opened: Promise<string>;
  /** Why the connection ended. */
  readonly closed: Promise<string>;
}

/** A page's live connection, closed with the test. */
export function page(
  t: ExecutionContext,
  origin: string,
  token: unknown,
  transport: Transport = 'websocket',
): Page {
  const options: Partial<ManagerOptions & SocketOptions> = {
    path: '/socket',
    transports: [transport],
    auth: token === undefined ? {} : { token },
    forceNew: true,
    reconnection: false,
  };
  const socket: Socket<ToClients, FromClients> = io(origin, options);
  t.teardown(() => socket.disconnect());
  const heard: string[] = [];
  const waiting = new Set<() => void>();
  const note = (line: string) => {
    heard.push(line);
    for (const look of waiting) look();
  };
  socket.on('pong', () => note('pong'));
  const news = new Map<string, readonly string[] | undefined>();
  socket.on('projected', ({ position, kinds }) => {
    news.set(position, kinds);
    note(`projected ${position}`);
  });
  socket.on('userStatusUpdate', ({ userId, status }) => note(`${userId} ${status}`));
  return {
    socket,
    heard,
    news,
    hears: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (!heard.some((line) => wanted.test(line))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    opened: new Promise((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', (error) => resolve(error.message));
    }),
    closed: new Promise((resolve) => socket.once('disconnect', (reason) => resolve(reason))),
  };
}
