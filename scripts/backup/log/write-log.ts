import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { BackupFault } from '../contents.ts';

/** An event in the bytes it is stored in, with its place in its stream. */
export interface LogEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** Where a log is written to: it takes appends in the order they are given, also while others are under way. */
export interface LogTarget {
  append(stream: string, expected: number, events: readonly LogEvent[]): Promise<unknown>;
}

type Named = Pick<RecordedEvent, 'id' | 'stream' | 'revision'>;

/** Of events that stand together in one stream, so many go in one append; EventStoreDB takes a mebibyte. */
const TOGETHER = { events: 500, bytes: 800_000 };
/** So many may be under way, in bytes too: what waits for the disk is written there together. */
const AHEAD = { appends: 512, bytes: 8_000_000 };

const sizeOf = ({ data, metadata, type }: LogEvent) => data.length + metadata.length + 2 * type.length;

/** Events of one stream that follow each other in the log. */
class Run {
  readonly events: LogEvent[] = [];
  bytes = 0;

  /** Whether the event belongs to it; it has it then. */
  takes(event: LogEvent): boolean {
    const [first] = this.events;
    const size = sizeOf(event);
    const fits = this.events.length < TOGETHER.events && this.bytes + size < TOGETHER.bytes;
    if (first && !(fits && first.stream === event.stream)) return false;
    this.events.push(event);
    this.bytes += size;
    return true;
  }
}

/** Appends under way, the oldest first. */
class UnderWay {
  readonly #waiting: { readonly appended: Promise<unknown>; readonly bytes: number }[] = [];
  #bytes = 0;

  /** Waits until there is room again. @throws what an append under way failed with */
  async add(appended: Promise<unknown>, bytes: number): Promise<void> {
    appended.catch(() => undefined); // told by `settled`
    this.#waiting.push({ appended, bytes });
    this.#bytes += bytes;
    await this.settled(AHEAD.appends, AHEAD.bytes);
  }

  /** Waits until no more than so much is left. */
  async settled(appends = 0, bytes = 0): Promise<void> {
    while (this.#waiting.length > appends || this.#bytes > bytes) {
      const oldest = this.#waiting.shift();
      if (!oldest) return;
      await oldest.appended;
      this.#bytes -= oldest.bytes;
    }
  }
}

/**
 * Writes a log into a store: every event with its id and its bytes, in the same stream, at the same revision, in the
 * same order. Positions are the store's. Where the store has a beginning of it already, as after a run that was broken
 * off, it goes on from there.
 * @param standing what the store has of ours
 * @returns how many events it wrote
 * @throws BackupFault when the store holds other events of ours · what `to` throws
 */
export async function writeLog(
  events: AsyncIterable<LogEvent>,
  standing: AsyncIterable<Named>,
  to: LogTarget,
): Promise<number> {
  const there = standing[Symbol.asyncIterator]();
  let stands = await there.next();
  const underWay = new UnderWay();
  let run = new Run();
  let written = 0;
  const flush = async ({ events, bytes }: Run) => {
    const [first] = events;
    if (!first) return;
    written += events.length;
    await underWay.add(to.append(first.stream, first.revision - 1, events), bytes);
  };
  for await (const event of events) {
    if (!stands.done) {
      requireSame(stands.value, event);
      stands = await there.next();
    } else if (!run.takes(event)) {
      const full = run;
      run = new Run();
      run.takes(event);
      await flush(full);
    }
  }
  await flush(run);
  await underWay.settled();
  if (!stands.done) throw notEmpty(stands.value);
  return written;
}

/** Looks at the first event alone, before anything else is touched. @throws BackupFault when they differ */
export function requireBeginning(there: Named | undefined, wanted: Named | undefined): void {
  if (there && wanted) requireSame(there, wanted);
}

function requireSame(there: Named, wanted: Named): void {
  const { id, stream, revision } = there;
  if (id !== wanted.id || stream !== wanted.stream || revision !== wanted.revision) throw notEmpty(there);
}

const notEmpty = ({ stream, revision }: Named) =>
  new BackupFault(
    `the event store holds events that are not of this backup (${stream}@${revision}); nothing of it is overwritten: empty it, or set ESDB_PREFIX to a name that nobody uses there`,
  );
