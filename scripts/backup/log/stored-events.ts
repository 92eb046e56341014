import type { SqliteEventStore } from '@madrasah/embedded/event-store';
import { BackupFault } from '../contents.ts';
import type { LogEvent } from './write-log.ts';

const PAGE = 500;

/** All events of a file in the bytes they are stored in, a page at a time. @throws BackupFault when bytes were changed */
export async function* storedEvents(store: Pick<SqliteEventStore, 'readAll'>): AsyncGenerator<LogEvent> {
  let beyond = 0;
  for (let isLast = false; !isLast; ) {
    const { events, end } = store.readAll({ beyond, limit: PAGE });
    for (const { id, type, stream, revision, data, metadata, intact } of events) {
      if (!intact) throw new BackupFault(`${stream}@${revision}: its bytes were changed`);
      yield { id: uuidOf(id), type, stream, revision, data, metadata };
    }
    beyond = events.at(-1)?.position ?? beyond;
    isLast = end;
  }
}

const uuidOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
