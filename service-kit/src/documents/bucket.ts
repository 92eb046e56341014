import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Db, type Filter, GridFSBucket, type GridFSFile, MongoRuntimeError, ObjectId } from 'mongodb';
import { reaching } from './away.ts';

const CHUNK_BYTES = 1024 * 1024;
/** A large one takes many calls. */
const WHOLE_MS = 120_000;

/** What a bucket says of something without reading it. */
export interface Kept {
  readonly name: string;
  readonly bytes: number;
  readonly about: Readonly<Record<string, unknown>>;
}

/** Always the same for a name: what a crash has left half written is found when it is written again. */
const idOf = (name: string) => new ObjectId(createHash('sha256').update(name).digest().subarray(0, 12));

const keptOf = ({ filename, length, metadata }: GridFSFile): Kept => ({
  name: filename,
  bytes: length,
  about: metadata ?? {},
});

/** Bytes by name in the chunks of GridFS: there when the last of them is on the majority. All throw DocumentsAway. */
export class Bucket {
  readonly #db: () => Db;
  readonly #name: () => string | Promise<string>;
  #opened: { readonly db: Db; readonly bucket: GridFSBucket } | undefined;

  /** @param db of the client that is used now @param name of the bucket; two collections are called after it */
  constructor(db: () => Db, name: () => string | Promise<string>) {
    this.#db = db;
    this.#name = name;
  }

  /** In the place of what has the name; while it is written there is nothing. */
  async put(name: string, bytes: AsyncIterable<Uint8Array>, about: Kept['about']): Promise<void> {
    const bucket = await this.#bucket();
    await this.remove(name);
    const upload = () => bucket.openUploadStreamWithId(idOf(name), name, { metadata: about });
    await reaching(() => pipeline(Readable.from(bytes), upload()), WHOLE_MS);
  }

  /** Undefined where there is nothing, or not all of it. */
  async get(name: string): Promise<Buffer | undefined> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.read(name)) chunks.push(chunk);
    return chunks.length === 0 ? undefined : Buffer.concat(chunks);
  }

  /** The bytes, piece by piece; none where there is nothing. */
  async read(name: string): Promise<AsyncIterable<Buffer>> {
    return pieces(await this.#bucket(), idOf(name));
  }

  /** Nothing there is no fault. */
  async remove(name: string): Promise<void> {
    const bucket = await this.#bucket();
    await reaching(() => bucket.delete(idOf(name))).catch(unlessAbsent);
  }

  async kept(filter: Filter<GridFSFile>): Promise<readonly Kept[]> {
    const bucket = await this.#bucket();
    return (await reaching(() => bucket.find(filter).toArray())).map(keptOf);
  }

  async #bucket(): Promise<GridFSBucket> {
    const bucketName = await this.#name();
    const db = this.#db();
    if (this.#opened?.db !== db)
      this.#opened = {
        db,
        bucket: new GridFSBucket(db, {
          bucketName,
          chunkSizeBytes: CHUNK_BYTES,
          writeConcern: { w: 'majority' },
        }),
      };
    return this.#opened.bucket;
  }
}

async function* pieces(bucket: GridFSBucket, id: ObjectId): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = bucket.openDownloadStream(id)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await reaching(() => chunks.next());
      if (done) return;
      yield value;
    }
  } catch (error) {
    unlessAbsent(error);
  } finally {
    // Not waited for: a stream whose connection broke at the wrong moment may never say that it has ended.
    chunks.return?.().catch(() => undefined);
  }
}

/** @throws all but what the driver says where there is nothing */
function unlessAbsent(error: unknown): void {
  if (!(error instanceof MongoRuntimeError) || !/^File ?not ?found/i.test(error.message)) throw error;
}
