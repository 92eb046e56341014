import type { AllRange, Page, StoredEvent, StreamRange } from '../model.ts';
import { checksumOf } from './checksum.ts';
import type { Names } from './names.ts';
import type { EventRow, Statements } from './statements.ts';

/** A page also ends when it holds this much, so that large events cannot fill the memory. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** Pages of stored events, straight from the file. */
export class Reader {
  readonly #sql: Statements;
  readonly #names: Names;

  constructor(sql: Statements, names: Names) {
    this.#sql = sql;
    this.#names = names;
  }

  /** Undefined when the stream does not exist. */
  stream(name: string, range: StreamRange): Page | undefined {
    const stream = this.#names.find(name);
    if (!stream || stream.last < 0) return undefined;
    if (range.backwards) {
      const from = Math.min(range.from ?? stream.last, stream.last);
      return this.#page(this.#sql.backwards.rows(stream.id, from, range.limit), range.limit);
    }
    return this.#page(this.#sql.forwards.rows(stream.id, range.from ?? 0, range.limit), range.limit);
  }

  all({ beyond, limit, backwards }: AllRange): Page {
    const query = backwards ? this.#sql.allBackwards : this.#sql.allForwards;
    return this.#page(query.rows(beyond, limit), limit);
  }

  #page(rows: Iterable<EventRow>, limit: number): Page {
    const events: StoredEvent[] = [];
    let bytes = 0;
    for (const row of rows) {
      const event = this.#event(row);
      events.push(event);
      bytes += event.data.length + event.metadata.length;
      if (bytes >= MAX_PAGE_BYTES) return { events, end: false };
    }
    return { events, end: events.length < limit };
  }

  #event(row: EventRow): StoredEvent {
    const [position, streamId, revision, id, typeId, json, created, data, metadata, checksum] = row;
    const stream = this.#names.streamName(streamId);
    const event = { id, type: this.#names.typeName(typeId), json: json === 1, data, metadata };
    const intact = checksumOf(event, stream, revision, position) === checksum;
    return { ...event, stream, revision, position, created, intact };
  }
}
