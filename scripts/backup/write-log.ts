import type { EventStore, NewEvent, RecordedEvent } from '@madrasah/service-kit/event-store';
import { BackupFault } from './contents.ts';

/** Of events that stand together in one stream, so many go in one append; EventStoreDB takes a mebibyte. */
const TOGETHER = { events: 500, characters: 400_000 };

/** Events of one stream that follow each other in the log. */
class Run {
  readonly events: RecordedEvent[] = [];
  #characters = 0;

  takes({ stream, data, metadata }: RecordedEvent): boolean {
    const [first] = this.events;
    this.#characters += JSON.stringify(data).length + JSON.stringify(metadata).length;
    if (!first) return true;
    const fits = this.events.length < TOGETHER.events && this.#characters < TOGETHER.characters;
    return fits && first.stream === stream;
  }
}

const asNew = ({ id, type, data, metadata }: RecordedEvent): NewEvent => ({ id, type, data, metadata });

/**
 * Writes a log into a store: every event with its id, in the same stream, at the same revision, in the same order.
 * Positions are the store's. Where the store has a beginning of it already, as after a run that was broken off, it goes
 * on from there.
 * @param ahead how many appends may be under way; 1 unless the store takes them in the order they were given
 * @returns how many events it wrote
 * @throws BackupFault when the store holds other events of ours · StoreAway, AppendTooLarge, OutcomeUnknown
 */
export async function writeLog(
  events: AsyncIterable<RecordedEvent>,
  to: Pick<EventStore, 'append' | 'readAll'>,
  ahead = 1,
): Promise<number> {
  const standing = to.readAll()[Symbol.asyncIterator]();
  let there = await standing.next();
  let underWay: Promise<unknown>[] = [];
  let run = new Run();
  let written = 0;
  const flush = async () => {
    const [first] = run.events;
    if (!first) return;
    const appended = to.append(first.stream, first.revision - 1, run.events.map(asNew));
    appended.catch(() => undefined); // told below
    written += run.events.length;
    underWay.push(appended);
    if (underWay.length < ahead) return;
    await Promise.all(underWay);
    underWay = [];
  };
  for await (const event of events) {
    if (!there.done) {
      requireSame(there.value, event);
      there = await standing.next();
      continue;
    }
    if (!run.takes(event)) {
      await flush();
      run = new Run();
      run.takes(event);
    }
    run.events.push(event);
  }
  await flush();
  await Promise.all(underWay);
  if (!there.done) throw notEmpty(there.value);
  return written;
}

/**
 * Looks at the first event alone, before anything else is touched.
 * @throws BackupFault when the store begins otherwise than the log · StoreAway
 */
export async function requireBeginning(
  to: Pick<EventStore, 'readAll'>,
  log: Pick<EventStore, 'readAll'>,
): Promise<void> {
  const [there, wanted] = [await firstOf(to), await firstOf(log)];
  if (there && wanted) requireSame(there, wanted);
}

async function firstOf(store: Pick<EventStore, 'readAll'>): Promise<RecordedEvent | undefined> {
  for await (const event of store.readAll()) return event;
  return undefined;
}

function requireSame(there: RecordedEvent, wanted: RecordedEvent): void {
  const { id, stream, revision } = there;
  if (id !== wanted.id || stream !== wanted.stream || revision !== wanted.revision) throw notEmpty(there);
}

const notEmpty = ({ stream, revision }: RecordedEvent) =>
  new BackupFault(
    `the event store holds events that are not of this backup (${stream}@${revision}); nothing of it is overwritten: empty it, or set ESDB_PREFIX to a name that nobody uses there`,
  );
