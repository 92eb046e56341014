/**
 * The event store as its own process.
 *
 *   node embedded/event-store/main.ts --db PATH [--port 0] [--host 127.0.0.1] [--no-batch]
 *
 * Prints one JSON line, {"listening":port}, and sends the same to a parent over IPC. Ends on SIGTERM, SIGINT, and
 * when the parent's IPC channel closes; ends with code 1 when the file cannot be used or a commit has failed.
 */
import { parseArgs } from 'node:util';
import { DataFileRefused } from './sqlite/file/refused.ts';
import { SqliteEventStore } from './sqlite/store.ts';
import { serveEventStore } from './wire/server.ts';

const { values } = parseArgs({
  options: {
    db: { type: 'string' },
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    'no-batch': { type: 'boolean', default: false },
  },
});

function open(path: string | undefined): SqliteEventStore {
  if (!path) return refuse('--db PATH is missing');
  try {
    return new SqliteEventStore(path, { threaded: true });
  } catch (error) {
    if (error instanceof DataFileRefused) return refuse(error.message);
    throw error;
  }
}

function refuse(message: string): never {
  console.error(`event store: ${message}`);
  process.exit(1);
}

const store = open(values.db);
await store.ready().catch((error: Error) => refuse(`${error.message}: ${error.cause}`));
const server = await serveEventStore(store, {
  host: values.host,
  port: Number(values.port),
  batchAppend: !values['no-batch'],
});

/** Ends when the commit in progress is done and the log is in the file. */
function end(): void {
  server.close();
  store.close().finally(() => process.exit(0));
}

process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);
store.onChange(() => {
  if (store.stopped?.cause) refuse(`${store.stopped.message}: ${store.stopped.cause}`);
});

const announcement = { listening: server.port };
console.log(JSON.stringify(announcement));
process.send?.(announcement);
