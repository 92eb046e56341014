import type { AppendResult, ExpectedRevision, ProposedEvent } from '../../model.ts';
import { ANY, NO_STREAM, STREAM_EXISTS } from '../../model.ts';
import { checksumOf } from '../checksum.ts';
import type { WriteStatements } from '../statements.ts';
import type { Target, Targets } from './targets.ts';

/** The limit of EventStoreDB 24.10 for one append, all its events together. */
export const MAX_APPEND_BYTES = 1024 * 1024;
/** Distance of the first event from zero, and room for a record's header: positions stay sparse, as a log's are. */
const FIRST_POSITION = 1000;
const RECORD_OVERHEAD = 256;

/** What an append counts against the limit: type names are UTF-16 in the original log. */
export function sizeOf(events: readonly ProposedEvent[]): number {
  return events.reduce((sum, e) => sum + e.data.length + e.metadata.length + 2 * e.type.length, 0);
}

/** Applies appends inside the transaction its caller has opened. */
export class Appender {
  readonly #sql: WriteStatements;
  readonly #targets: Targets;
  #next = FIRST_POSITION;
  #last = 0;

  constructor(sql: WriteStatements, targets: Targets) {
    this.#sql = sql;
    this.#targets = targets;
    this.reload();
  }

  /** Position of the last event in the store, 0 when there is none. */
  get lastPosition(): number {
    return this.#last;
  }

  /** Takes the end of the log from the file again: after opening, and after a rollback. */
  reload(): void {
    const [position, bytes] = this.#sql.tail.get() ?? [0, 0];
    this.#last = position;
    this.#next = position === 0 ? FIRST_POSITION : position + bytes + RECORD_OVERHEAD;
  }

  apply(
    name: string,
    expected: ExpectedRevision,
    events: readonly ProposedEvent[],
    now: number,
  ): AppendResult {
    const stream = this.#targets.find(name);
    const actual = stream?.last ?? NO_STREAM;
    if (expected >= NO_STREAM && expected < actual && stream)
      return this.#alreadyThere(stream, expected, events);
    if (expected === STREAM_EXISTS ? actual < 0 : expected !== ANY && expected !== actual)
      return { kind: 'wrong-revision', actual };
    if (events.length === 0) return { kind: 'appended', revision: actual, position: this.#last };
    return this.#write(stream ?? this.#targets.create(name), events, now);
  }

  /**
   * A retry of an append whose answer was lost carries the ids that already stand at expected+1 …: it succeeds
   * again, with the same answer. It reads the log itself, so it holds after a restart and any time later.
   */
  #alreadyThere(stream: Target, expected: number, events: readonly ProposedEvent[]): AppendResult {
    let revision = expected;
    let position = -1;
    for (const event of events) {
      const stored = this.#sql.idAndPosition.get(stream.id, ++revision);
      if (!stored || Buffer.compare(stored[0], event.id) !== 0)
        return { kind: 'wrong-revision', actual: stream.last };
      position = stored[1];
    }
    if (position < 0) return { kind: 'wrong-revision', actual: stream.last };
    return { kind: 'appended', revision, position };
  }

  #write(stream: Target, events: readonly ProposedEvent[], now: number): AppendResult {
    for (const event of events) {
      stream.last += 1;
      this.#last = this.#next;
      this.#next += event.data.length + event.metadata.length + RECORD_OVERHEAD;
      this.#insert(stream, event, now);
    }
    this.#sql.setLast.run(stream.last, stream.id);
    return { kind: 'appended', revision: stream.last, position: this.#last };
  }

  #insert(stream: Target, event: ProposedEvent, now: number): void {
    const { id, type, json, data, metadata } = event;
    const [position, revision] = [this.#last, stream.last];
    const typeId = this.#targets.typeId(type);
    const checksum = checksumOf(event, stream.name, revision, position);
    const flag = json ? 1 : 0;
    this.#sql.insertEvent.run(position, stream.id, revision, id, typeId, flag, now, data, metadata, checksum);
  }
}
