/**
 * The event store as its own process.
 *
 *   node embedded/event-store/main.ts --db PATH [--socket PATH | --port 0 [--host 127.0.0.1]] [--no-batch]
 *     [--tls-cert FILE --tls-key FILE [--users FILE]] [--metrics-port N]
 *   node embedded/event-store/main.ts --db PATH --check
 *
 * Without an address of the network it is reached at a socket beside its file, by this account alone (on Windows at a
 * port, which every account of the machine reaches). Prints one JSON line, {"listening":port or path} (with metrics also
 * "metrics":port), and sends the same to a parent over IPC. Ends on SIGTERM, SIGINT, and when the parent's IPC channel closes; ends with code 1 when the file cannot be
 * used or a commit has failed. `--check` reads the whole file, beside a running store too, says what it found, and
 * ends with code 1 when that is anything wrong.
 */
import { type Arguments, ArgumentsRefused, readArguments } from './arguments.ts';
import { serveMetrics } from './metrics/server.ts';
import { RESTORE } from './sqlite/file/failure.ts';
import { examine } from './sqlite/file/full-check.ts';
import { DataFileRefused } from './sqlite/file/refused.ts';
import { SqliteEventStore } from './sqlite/store.ts';
import { serveEventStore, type WireOptions } from './wire/server.ts';
import { clearSocket, socketBeside } from './wire/socket.ts';

function refuse(message: string): never {
  console.error(`event store: ${message}`);
  process.exit(1);
}

/** What a person can mend is told in a sentence; anything else is a defect and keeps its trace. */
function orRefuse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof DataFileRefused || error instanceof ArgumentsRefused) return refuse(error.message);
    throw error;
  }
}

function check(path: string): never {
  const { events, streams, problems } = orRefuse(() => examine(path));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return refuse(`${path} is damaged. ${RESTORE}`);
  console.log(`${path}: ${events} events in ${streams} streams, nothing wrong`);
  process.exit(0);
}

/** Where it listens: nobody else may write to a socket that is made from now on, whoever may enter its folder. */
async function placeOf({ db, wire }: Arguments): Promise<WireOptions['at']> {
  const at = wire.at ?? { socket: socketBeside(db) };
  if (!('socket' in at)) return at;
  process.umask(0o077);
  await clearSocket(at.socket);
  return at;
}

async function serve(given: Arguments): Promise<void> {
  const { db, wire, metricsPort } = given;
  const store = orRefuse(() => new SqliteEventStore(db, { threaded: true }));
  const refuseStopped = () => {
    if (store.stopped?.cause) refuse(store.stopped.message);
  };
  store.onChange(refuseStopped);
  await store.ready();
  const listening = (error: Error) => refuse(error.message);
  const at = await placeOf(given).catch(listening);
  const server = await serveEventStore(store, { ...wire, at }).catch(listening);
  const metrics =
    metricsPort === undefined ? undefined : await serveMetrics(store, db, metricsPort).catch(listening);
  // Ends when the commit in progress is done and the log is in the file.
  const end = () => {
    server.close();
    metrics?.close();
    store.close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, end);
  const announcement = { listening: server.place, ...(metrics && { metrics: metrics.port }) };
  console.log(JSON.stringify(announcement));
  process.send?.(announcement);
}

const given = orRefuse(() => readArguments(process.argv.slice(2)));
if (given.check) check(given.db);
await serve(given);
