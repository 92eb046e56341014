import { CommandError } from '../errors.ts';

/** A reply that carries documents as stored bytes; `id` 0 says that nothing is left. */
export class CursorReply {
  readonly id: number;
  readonly namespace: string;
  readonly field: 'firstBatch' | 'nextBatch';
  readonly texts: readonly string[];

  constructor(id: number, namespace: string, field: 'firstBatch' | 'nextBatch', texts: readonly string[]) {
    this.id = id;
    this.namespace = namespace;
    this.field = field;
    this.texts = texts;
  }
}

type Cursor = { namespace: string; texts: readonly string[]; position: number; usedAt: number };

/** A batch holds at most this many bytes of documents, and always one document. */
const BATCH_BYTES = 16 * 1024 * 1024;
const FIRST_BATCH = 101;
const IDLE_MS = 10 * 60 * 1000;

/** Open cursors. Each holds the bytes found when it was opened: later writes do not show. */
export class Cursors {
  readonly #open = new Map<number, Cursor>();
  #lastId = 0;

  /** Opens a cursor and answers its first batch. */
  open(namespace: string, texts: readonly string[], batchSize = FIRST_BATCH, single = false): CursorReply {
    const cursor = { namespace, texts, position: 0, usedAt: Date.now() };
    const batch = nextBatch(cursor, batchSize);
    if (single || cursor.position >= texts.length) return new CursorReply(0, namespace, 'firstBatch', batch);
    this.#forgetIdle();
    this.#lastId += 1;
    this.#open.set(this.#lastId, cursor);
    return new CursorReply(this.#lastId, namespace, 'firstBatch', batch);
  }

  /** The next batch. Errors: 43 when the cursor is unknown, 13 when it belongs to another collection. */
  more(id: number, namespace: string, batchSize?: number): CursorReply {
    const cursor = this.#open.get(id);
    if (cursor === undefined) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new CommandError('Unauthorized', `the cursor belongs to the namespace '${cursor.namespace}'`);
    }
    const batch = nextBatch(cursor, batchSize || Number.POSITIVE_INFINITY);
    cursor.usedAt = Date.now();
    const done = cursor.position >= cursor.texts.length;
    if (done) this.#open.delete(id);
    return new CursorReply(done ? 0 : id, namespace, 'nextBatch', batch);
  }

  close(id: number): boolean {
    return this.#open.delete(id);
  }

  #forgetIdle(): void {
    const oldest = Date.now() - IDLE_MS;
    for (const [id, cursor] of this.#open) if (cursor.usedAt < oldest) this.#open.delete(id);
  }
}

function nextBatch(cursor: Cursor, most: number): string[] {
  const batch: string[] = [];
  let bytes = 0;
  while (batch.length < most) {
    const text = cursor.texts[cursor.position];
    if (text === undefined) break;
    bytes += text.length;
    if (bytes > BATCH_BYTES && batch.length > 0) break;
    batch.push(text);
    cursor.position += 1;
  }
  return batch;
}
