import { EventStoreDBClient } from '@eventstore/db-client';

/** Timing of the calls, all in milliseconds. */
export interface Limits {
  /** One attempt to append. */
  readonly attemptMs: number;
  /** All attempts of one append together; after it the outcome is unknown. */
  readonly settleMs: number;
  /** One page of a read. */
  readonly readMs: number;
}

export const DEFAULT_LIMITS: Limits = { attemptMs: 2500, settleMs: 8000, readMs: 10_000 };

/**
 * The client, made to use one call per append.
 *
 * Its other way, BatchAppend, shares one map of pending appends between all clients of the process and clears it
 * when any connection breaks: an append to a healthy store then never settles, and its answer throws inside the
 * client, which ends the process. It also leaves deadlines to the server. One call per append has neither fault.
 */
export function connect(connectionString: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(connectionString);
  if (typeof (client as unknown as { supports: unknown }).supports !== 'function')
    throw new Error('this version of the EventStoreDB client chooses its way to append differently');
  return Object.assign(client, { supports: async () => false });
}
