import { rmSync } from 'node:fs';
import { SqliteEventStore } from '@madrasah/embedded/event-store';
import { type RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';
import { BackupFault } from '../contents.ts';
import { eventStoreOf, eventsFileOf, type House } from '../house.ts';
import { copyDatabase } from './copy-database.ts';
import { type LogEvent, type LogTarget, writeLog } from './write-log.ts';

/**
 * Copies a house's events into a new file as they stand at this moment, also while the product runs: from its file, or
 * out of an event store as a client of it.
 * @throws BackupFault · StoreAway · what SQLite or the disk says
 */
export async function copyLog(house: House, to: string): Promise<void> {
  if (house.eventStoreUrl === undefined) return copyDatabase(eventsFileOf(house), to);
  const making = `${to}.making`;
  const from = eventStoreOf(house);
  const copy = new SqliteEventStore(making);
  try {
    await writeLog(encoded(from.readAll()), nothing(), intoFile(copy));
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    throw new BackupFault(`${error.stream}@${error.revision}: its bytes were changed`, { cause: error });
  } finally {
    await copy.close();
    await from.close();
  }
  copyDatabase(making, to);
  for (const ending of ['', '-wal', '-shm', '.lock']) rmSync(`${making}${ending}`, { force: true });
}

async function* nothing(): AsyncGenerator<never> {}

async function* encoded(events: AsyncIterable<RecordedEvent>): AsyncGenerator<LogEvent> {
  for await (const { id, type, stream, revision, data, metadata } of events)
    yield { id, type, stream, revision, data: bytesOf(data), metadata: bytesOf(metadata) };
}

const bytesOf = (value: object) => Buffer.from(JSON.stringify(value));

const intoFile = (file: SqliteEventStore): LogTarget => ({
  async append(stream, expected, events) {
    const proposed = events.map(({ id, type, data, metadata }) => ({
      ...{ id: Buffer.from(id.replaceAll('-', ''), 'hex'), type, json: true, data, metadata },
    }));
    const { kind } = await file.append(stream, expected, proposed);
    if (kind !== 'appended') throw new BackupFault(`${stream}@${expected + 1}: the copy took it as ${kind}`);
  },
});
