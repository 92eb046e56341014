import { BACKWARDS, END, EventStoreDBClient, StreamNotFoundError } from '@eventstore/db-client';
import { MongoClient } from 'mongodb';
import type { Note } from './notes.ts';

const PATIENCE_MS = 10_000;
const UNIMPLEMENTED = 12;
/** A note is a file that anybody may write: nothing else is ever removed. */
const OF_A_RUN = /^(\$system-)?conformance-[0-9a-f]{8}-/;

/** What became of the streams or databases of a note. */
export interface Removal {
  readonly removed: number;
  readonly left: number;
  readonly why?: Error;
  /** The server removes nothing at all, as our event store, whose log only grows. */
  readonly never: boolean;
}

/** Removes one thing. @returns whether it was there */
type Remove = (name: string) => Promise<boolean>;

/** Removes what a run made; the first that cannot be removed ends it. @param url with credentials */
export async function removeNoted({ needs, names }: Note, url: string): Promise<Removal> {
  const own = names.filter((name) => OF_A_RUN.test(name));
  const { remove, close } = needs === 'ESDB_URL' ? streamsOf(url) : databasesOf(url);
  let removed = 0;
  try {
    for (const [n, name] of own.entries())
      try {
        if (await inTime(remove(name))) removed += 1;
      } catch (error) {
        const why = error as Error & { code?: unknown };
        return { removed, left: own.length - n, why, never: why.code === UNIMPLEMENTED };
      }
    return { removed, left: 0, never: false };
  } finally {
    await close();
  }
}

/** Deleted as EventStoreDB deletes: the stream is gone, what it held is freed by the next scavenge. */
function streamsOf(url: string): { remove: Remove; close: () => Promise<void> } {
  const client = EventStoreDBClient.connectionString(url);
  return {
    async remove(name) {
      if (!(await isThere(client, name))) return false;
      await client.deleteStream(name);
      return true;
    },
    // It may wait for ever for a call that is never answered.
    close: () => inTime(client.dispose()).catch(() => undefined),
  };
}

async function isThere(client: EventStoreDBClient, name: string): Promise<boolean> {
  try {
    const options = { maxCount: 1, fromRevision: END, direction: BACKWARDS } as const;
    let there = false;
    // To its end: a read that is walked away from stays open.
    for await (const _event of client.readStream(name, options)) there = true;
    return there;
  } catch (error) {
    if (error instanceof StreamNotFoundError) return false;
    throw error;
  }
}

function databasesOf(url: string): { remove: Remove; close: () => Promise<void> } {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: PATIENCE_MS });
  return {
    async remove(name) {
      const there = await client.db(name).listCollections({}, { nameOnly: true }).hasNext();
      if (there) await client.db(name).dropDatabase();
      return there;
    },
    close: () => client.close(),
  };
}

/** The client of an event store waits for ever for a server that says nothing. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${PATIENCE_MS} ms`)), PATIENCE_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
