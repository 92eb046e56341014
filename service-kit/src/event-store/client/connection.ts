import { EventStoreDBClient } from '@eventstore/db-client';
import { guarded } from './guard.ts';
import { quick } from './wire/reading.ts';

/** Timing of the calls, all in milliseconds. */
export interface Limits {
  /** One attempt to append. */
  readonly attemptMs: number;
  /**
   * An attempt that is not answered in its time is no longer waited for, but its call lives on for so long: a client
   * that cancels a call first ends it well, and a store would take the events sent so far for the whole append.
   */
  readonly abandonMs: number;
  /** All attempts of one append together; after it the outcome is unknown. */
  readonly settleMs: number;
  /** The longest silence while one page is read. */
  readonly readMs: number;
  /** A subscription silent for so long is doubted: the log is looked at beside it. */
  readonly silentMs: number;
  /** Between attempts, growing to the longest. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  attemptMs: 2500,
  abandonMs: 60_000,
  settleMs: 8000,
  readMs: 10_000,
  silentMs: 15_000,
  firstPauseMs: 50,
  longestPauseMs: 1000,
};

export interface Connection {
  readonly client: EventStoreDBClient;
  /** Ends the reads and subscriptions and closes the connection. */
  close(): Promise<void>;
}

/** What a call after the end is told, instead of a new connection. */
export const CLOSED = 'the connection to the store was closed';

/** What the store may send before we have taken it in, in bytes: the next page, while one is used. */
const WINDOW = 1024 * 1024;

interface Channel {
  close(): void;
  /** What it connects with when it is first used; the client gives nobody a say in it. */
  readonly internalChannel?: { readonly options?: Record<string, unknown> };
}

/** By itself a channel takes 64 KiB, a tenth of a page, and the store stands still while we fold. */
function widen({ internalChannel }: Channel): void {
  if (!internalChannel?.options)
    throw new Error('this version of gRPC keeps the options of a channel differently');
  internalChannel.options['grpc-node.flow_control_window'] = WINDOW;
}

/** A channel that is closed while it looks up the address connects all the same; it has to be closed again. */
function closeForGood(channel: Channel): void {
  channel.close();
  for (const laterMs of [100, 5000]) setTimeout(() => channel.close(), laterMs).unref();
}

/** What stands in front of the path of a socket: the client's constructor takes that, its connection string cannot. */
const AT_SOCKET = /^unix:/;

const clientAt = (address: string): EventStoreDBClient =>
  AT_SOCKET.test(address)
    ? new EventStoreDBClient({ endpoint: address }, { insecure: true })
    : EventStoreDBClient.connectionString(address);

/** What the client keeps to itself, as far as it is used here. */
interface Inside {
  supports: unknown;
  createGRPCClient(kind: unknown): Promise<{ getChannel(): Channel }>;
}

/**
 * The client, made to use one call per append, and guarded.
 *
 * Its other way, BatchAppend, shares one map of pending appends between all clients of the process and clears it
 * when any connection breaks: an append to a healthy store then never settles, and its answer throws inside the
 * client, which ends the process. It also leaves deadlines to the server. One call per append has neither fault.
 */
export function connect(connectionString: string): Connection {
  const client = clientAt(connectionString);
  const inside = client as unknown as Inside;
  const create = inside.createGRPCClient;
  if (typeof inside.supports !== 'function' || typeof create !== 'function')
    throw new Error('this version of the EventStoreDB client chooses its way to append differently');
  let channel: Channel | undefined;
  let closed = false;
  // When two calls find the connection broken at once, the client forgets a new channel without closing it. Calls
  // in flight on a closed channel go on to their end.
  const use = (next: Channel) => {
    if (channel && channel !== next) closeForGood(channel);
    if (channel !== next) widen(next);
    channel = next;
    if (!closed) return;
    closeForGood(next);
    throw new Error(CLOSED);
  };
  Object.assign(client, {
    supports: async () => false,
    async createGRPCClient(kind: unknown) {
      if (closed) throw new Error(CLOSED);
      const calls = await create(kind);
      use(calls.getChannel());
      return guarded(quick(calls));
    },
  });
  return {
    client,
    async close() {
      closed = true;
      await client.dispose();
      if (channel) closeForGood(channel);
    },
  };
}
