import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { readOnlyVault } from '@madrasah/service-kit/vault';
import { checksumOf } from '../../embedded/event-store/sqlite/checksum.ts';
import {
  type KnownRoot,
  takenRoots,
  type Verdict,
  Verifier,
} from '../../projection-service/src/ledger/proof/index.ts';

interface Row {
  position: number;
  revision: number;
  data: Uint8Array;
  metadata: Uint8Array;
}

interface Stored extends Row {
  readonly id: Uint8Array;
  readonly json: number;
  readonly type: string;
}

const WHERE = 'stream = (SELECT id FROM streams WHERE name = ?)';

/** Puts a text in the place of another that is there. @throws Error when it is not */
export function replaced(bytes: Uint8Array, from: string, to: string): Buffer {
  const text = Buffer.from(bytes).toString();
  if (!text.includes(from)) throw new Error(`${from} is not in it`);
  return Buffer.from(text.replace(from, to));
}

/** A copy of a stopped product's data, to be damaged as somebody would who can write the file. */
export class DamagedFile {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'madrasah-damaged-'));
  readonly #db: DatabaseSync;
  /** Whether the store's own checksums are made anew, so that only what is above them can notice. */
  readonly #sums: boolean;

  constructor(whole: string, { sums }: { sums: boolean }) {
    const files = readdirSync(whole).filter((file) => /^(events|vault)\.sqlite(-wal)?$/.test(file));
    for (const file of files) cpSync(join(whole, file), join(this.dataDir, file));
    this.#db = new DatabaseSync(join(this.dataDir, 'events.sqlite'));
    this.#sums = sums;
  }

  /** Changes one event where it stands. */
  change(stream: string, revision: number, change: (event: Row) => Partial<Row>): this {
    const event = this.#find(stream, revision);
    this.#write(stream, event, { ...event, ...change(event) });
    return this;
  }

  /** Takes one event out; those behind it move up when asked to. */
  remove(stream: string, revision: number, moveUp: boolean): this {
    this.#db.prepare(`DELETE FROM events WHERE ${WHERE} AND revision = ?`).run(stream, revision);
    const last = this.#last(stream);
    for (let next = revision + 1; moveUp && next <= last; next += 1) {
      const event = this.#find(stream, next);
      this.#write(stream, event, { ...event, revision: next - 1 });
    }
    return this.#end(stream);
  }

  /** Two events change places: what they say, under the numbers and at the positions of each other. */
  swap(stream: string, one: number, other: number): this {
    const [first, second] = [this.#find(stream, one), this.#find(stream, other)];
    const content = ({ id, type, json, data, metadata }: Stored) => ({ id, type, json, data, metadata });
    this.#write(stream, first, { ...first, ...content(second) });
    this.#write(stream, second, { ...second, ...content(first) });
    return this;
  }

  /** An event stands elsewhere in the log than it was written. */
  displace(stream: string, revision: number, position: number): this {
    const event = this.#find(stream, revision);
    this.#db.prepare('UPDATE events SET position = ? WHERE position = ?').run(position, event.position);
    this.#write(stream, event, { ...event, position });
    return this;
  }

  /** Everything of a stream from a revision on is gone. */
  cut(stream: string, from: number): this {
    this.#db.prepare(`DELETE FROM events WHERE ${WHERE} AND revision >= ?`).run(stream, from);
    return this.#end(stream);
  }

  /** Everything behind a position of the log is gone, in all streams. */
  cutAll(position: number): this {
    this.#db.prepare('DELETE FROM events WHERE position > ?').run(position);
    const streams = this.#db.prepare('SELECT name FROM streams').all() as { name: string }[];
    for (const { name } of streams) this.#end(name);
    return this;
  }

  /** What the audit says of it, from the log alone. */
  verdict(handedOver: readonly KnownRoot[] = []): Promise<Verdict> {
    return this.#reading((store, codec) => new Verifier({ store, codec, handedOver }).verify('10001'));
  }

  /** The daily roots that stand in it. */
  roots(): Promise<readonly KnownRoot[]> {
    return this.#reading(async (store) => (await takenRoots(store, '10001')).roots);
  }

  async #reading<T>(work: (store: EventStore, codec: Codec) => Promise<T>): Promise<T> {
    const store = inProcessEventStore(join(this.dataDir, 'events.sqlite'), { readOnly: true });
    const vault = readOnlyVault(join(this.dataDir, 'vault.sqlite'));
    try {
      return await work(store, new Codec(vault));
    } finally {
      vault.close();
      await store.close();
    }
  }

  end(): void {
    this.#db.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  #find(stream: string, revision: number): Stored {
    const found = this.#db
      .prepare(
        `SELECT events.*, types.name AS type FROM events JOIN types ON types.id = events.type
         WHERE ${WHERE} AND revision = ?`,
      )
      .get(stream, revision);
    if (!found) throw new Error(`${stream}@${revision} is not there`);
    return found as unknown as Stored;
  }

  #write(stream: string, was: Row, now: Stored): void {
    const { id, type, json, data, metadata, revision, position } = now;
    this.#db
      .prepare(
        `UPDATE events SET revision = ?, id = ?, type = (SELECT id FROM types WHERE name = ?), data = ?, metadata = ?
         WHERE ${WHERE} AND revision = ?`,
      )
      .run(revision, id, type, data, metadata, stream, was.revision);
    if (!this.#sums) return;
    const proposed = { id: Buffer.from(id), type, json: json === 1, data: Buffer.from(data) };
    const sum = checksumOf({ ...proposed, metadata: Buffer.from(metadata) }, stream, revision, position);
    this.#db.prepare('UPDATE events SET checksum = ? WHERE position = ?').run(sum, position);
  }

  #last(stream: string): number {
    const found = this.#db.prepare(`SELECT max(revision) AS last FROM events WHERE ${WHERE}`).get(stream);
    return (found?.['last'] as number | null) ?? -1;
  }

  #end(stream: string): this {
    this.#db.prepare('UPDATE streams SET last = ? WHERE name = ?').run(this.#last(stream), stream);
    return this;
  }
}
