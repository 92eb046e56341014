import { setTimeout as pause } from 'node:timers/promises';
import { type Binary, type Collection, MongoServerError } from 'mongodb';
import { DocumentsAway, KeptClient, PATIENCE, reaching } from '../../documents/index.ts';

/** A key as it is stored; null where it was destroyed. */
export type StoredKey = readonly [subject: string, key: Uint8Array | null];

interface KeyDocument {
  readonly _id: string;
  readonly school: string;
  readonly subject: string;
  readonly key: Binary | Uint8Array | null;
  /** True where the key was destroyed. */
  readonly erased: boolean;
}

/** What a vault is known by: a key that is none, as its keys are wrapped, and the log it belongs to. */
interface Known {
  readonly _id: 'sample' | 'log';
  readonly value: Uint8Array | string;
}

const DUPLICATE_KEY = 11000;
// What is acknowledged is on the majority, and nothing is read that might be taken back.
const CERTAIN = { writeConcern: { w: 'majority' }, readConcern: { level: 'majority' } } as const;
const RIPE_TRIES = 40;
const RIPE_MS = 50;

const idOf = (school: string, subject: string) => `${school}/${subject}`;

/** The keys in a MongoDB, as they are stored: what wraps them never comes here. All throw DocumentsAway. */
export class StoredKeys {
  readonly #client: KeptClient;

  constructor(url: string, database: string) {
    this.#client = new KeptClient(url, database, PATIENCE);
  }

  async prepare(): Promise<void> {
    await reaching(() => this.#keys().createIndexes([{ key: { school: 1 } }, { key: { erased: 1 } }]));
  }

  /** Makes something known of this vault, unless it is already. @returns what is known then */
  async known<V extends Uint8Array | string>(_id: Known['_id'], value: V): Promise<V> {
    await reaching(() => this.#known().insertOne({ _id, value })).catch(unlessDuplicate);
    const found = () => reaching(() => this.#known().findOne({ _id }, { promoteBuffers: true }));
    return (await ripe(found)).value as V;
  }

  /** The id of the first event of the log this vault belongs to. */
  async log(): Promise<string | undefined> {
    return (await reaching(() => this.#known().findOne({ _id: 'log' })))?.value as string | undefined;
  }

  /** How its keys are wrapped; undefined in a vault that nobody has begun. */
  async sample(): Promise<Uint8Array | undefined> {
    const found = await reaching(() => this.#known().findOne({ _id: 'sample' }, { promoteBuffers: true }));
    return found?.value as Uint8Array | undefined;
  }

  /** Stores keys where there are none. @returns what stands for them then, whoever was first */
  async give(school: string, keys: readonly StoredKey[]): Promise<StoredKey[]> {
    const documents = keys.map(([subject, key]) => ({ ...namesOf(school, subject), key, erased: false }));
    await reaching(() => this.#keys().insertMany(documents, { ordered: false })).catch(unlessDuplicate);
    const subjects = keys.map(([subject]) => subject);
    return await ripe(async () => {
      const found = await this.find(school, subjects);
      return found.length === keys.length ? found : null;
    });
  }

  async find(school: string, subjects: readonly string[]): Promise<StoredKey[]> {
    const _id = { $in: subjects.map((subject) => idOf(school, subject)) };
    return storedKeys(await reaching(() => this.#keys().find({ _id }, { promoteBuffers: true }).toArray()));
  }

  async of(school: string): Promise<StoredKey[]> {
    return storedKeys(
      await reaching(() => this.#keys().find({ school }, { promoteBuffers: true }).toArray()),
    );
  }

  async schools(): Promise<string[]> {
    const groups = this.#keys().aggregate<{ _id: string }>([{ $group: { _id: '$school' } }]);
    return (await reaching(() => groups.toArray())).map(({ _id }) => _id).sort();
  }

  /** Leaves in the key's place that there was one: no first use makes another. */
  async destroy(school: string, subject: string): Promise<void> {
    const { _id, ...names } = namesOf(school, subject);
    const gone = { ...names, key: null, erased: true };
    const erase = () => reaching(() => this.#keys().replaceOne({ _id }, gone, { upsert: true }));
    await erase().catch(async (error: unknown) => {
      unlessDuplicate(error); // its first use came between
      await erase();
    });
  }

  /** How many keys were destroyed: it only grows. */
  erasures(): Promise<number> {
    return reaching(() => this.#keys().countDocuments({ erased: true }));
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  #keys(): Collection<KeyDocument> {
    return this.#client.db.collection<KeyDocument>('keys', CERTAIN);
  }

  #known(): Collection<Known> {
    return this.#client.db.collection<Known>('about', CERTAIN);
  }
}

/** What another has just written is read once it is on the majority: until then it may be taken back. */
async function ripe<T>(read: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < RIPE_TRIES; tries += 1) {
    const found = await read();
    if (found !== null) return found;
    await pause(RIPE_MS);
  }
  throw new DocumentsAway('what another has written is not on the majority yet');
}

const namesOf = (school: string, subject: string) => ({ _id: idOf(school, subject), school, subject });

const storedKeys = (found: readonly KeyDocument[]): StoredKey[] =>
  found.map(({ subject, key }) => [subject, key as Uint8Array | null]);

function unlessDuplicate(error: unknown): void {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
}
