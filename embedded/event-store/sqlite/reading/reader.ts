import type { AllRange, Page, StoredEvent, StreamRange } from '../../model.ts';
import { checksumOf } from '../checksum.ts';
import type { EventRow, ReadStatements } from '../statements.ts';
import type { Names } from './names.ts';

/** A page also ends when it holds this much, so that large events cannot fill the memory. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** Pages of stored events, straight from the file. */
export class Reader {
  readonly #sql: ReadStatements;
  readonly #names: Names;

  constructor(sql: ReadStatements, names: Names) {
    this.#sql = sql;
    this.#names = names;
  }

  /** How many names are kept at hand. */
  get held(): number {
    return this.#names.size;
  }

  /** Undefined when the stream does not exist. */
  stream(name: string, range: StreamRange): Page | undefined {
    const [id, last] = this.#sql.streamByName.get(name) ?? [0, -1];
    if (last < 0) return undefined;
    if (range.backwards) {
      const from = Math.min(range.from ?? last, last);
      return this.#page(this.#sql.backwards.rows(id, from, range.limit), range.limit);
    }
    return this.#page(this.#sql.forwards.rows(id, range.from ?? 0, range.limit), range.limit);
  }

  all({ beyond, limit, backwards }: AllRange): Page {
    const query = backwards ? this.#sql.allBackwards : this.#sql.allForwards;
    return this.#page(query.rows(beyond, limit), limit);
  }

  /** -1 when the stream does not exist. */
  lastRevision(name: string): number {
    return this.#sql.streamByName.get(name)?.[1] ?? -1;
  }

  /** 0 when there is no event. */
  lastPosition(): number {
    return this.#sql.lastPosition.get()?.[0] ?? 0;
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
    const stream = this.#names.stream(streamId);
    const event = { id, type: this.#names.type(typeId), json: json === 1, data, metadata };
    const intact = checksumOf(event, stream, revision, position) === checksum;
    return { ...event, stream, revision, position, created, intact };
  }
}
