import { hostname } from 'node:os';
import { DocumentsAway, reaching } from '@madrasah/service-kit/documents';
import { FILES_BUCKET } from '@madrasah/service-kit/files';
import { type Collection, type Db, type Document, MongoServerError } from 'mongodb';

export const OWNER = 'owner';

const BEAT_MS = 10_000;
/** An owner silent for so long is taken for dead. */
const DEAD_MS = 60_000;
/** From here on we no longer rely on the database: whoever comes may soon take us for dead. */
const LAPSED_MS = 45_000;
const DUPLICATE_KEY = 11000;

/** Whose read models a database holds. There is one such document. */
interface Owner extends Document {
  readonly _id: string;
  /** The id of the first event of `platform`: no two logs have the same. */
  readonly log: string;
  /** When a service of that log was last alive, in milliseconds. */
  readonly at: number;
  readonly host: string;
  /** False from a take-over until nothing of the owner before is left. */
  readonly cleared: boolean;
}

/** The database holds the read models of another log, whose services live. `message` is the sentence for people. */
export class DatabaseTaken extends Error {
  override readonly name = 'DatabaseTaken';
}

export interface OwnershipOptions {
  now?(): number;
  /** Told once, when another log has taken the database while we did not live. */
  lost?(reason: DatabaseTaken): void;
  readonly beatMs?: number;
}

/**
 * Keeps a database for the services of one log. Until it is claimed nothing is held: a store in our own memory has no
 * neighbours. From then on nothing is read or written unless a sign of life was lately recorded.
 */
export class Ownership {
  readonly #db: () => Db;
  readonly #database: string;
  #log = '';
  #alive = Number.POSITIVE_INFINITY;
  #now: () => number = Date.now;
  #lost: OwnershipOptions['lost'];
  #taken: DatabaseTaken | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: () => Db, database: string) {
    this.#db = db;
    this.#database = database;
  }

  /**
   * Takes the database for a log: a free one, its own, or one whose owner has been silent for a minute.
   * @param log the id of the first event of `platform`
   * @returns `taken-over` when what another log had left there was removed
   * @throws DatabaseTaken while the owner lives · DocumentsAway
   */
  async claim(log: string, options: OwnershipOptions = {}): Promise<'ours' | 'taken-over'> {
    const { now = Date.now, lost, beatMs = BEAT_MS } = options;
    this.#now = now;
    this.#log = log;
    const before = await this.#found();
    if (before && before.log !== log && this.#lives(before)) throw this.#refused(before);
    const cleared = before === undefined || (before.log === log && before.cleared);
    await this.#take(cleared);
    if (!cleared) await this.#clear();
    this.#lost = lost;
    this.#timer = setInterval(() => void this.beat().catch(() => undefined), beatMs).unref();
    return cleared ? 'ours' : 'taken-over';
  }

  /** @throws DocumentsAway while it is not sure that the database is still ours */
  require(): void {
    if (this.#alive === Number.POSITIVE_INFINITY) return;
    if (this.#taken || this.#now() - this.#alive > LAPSED_MS)
      throw new DocumentsAway(this.#taken?.message ?? 'our sign of life is too old');
  }

  /** Writes the sign of life. @throws DocumentsAway */
  async beat(): Promise<void> {
    const at = this.#now();
    const filter = { _id: OWNER, log: this.#log };
    const { matchedCount } = await reaching(() => this.#owners().replaceOne(filter, this.#sign(at, true)));
    if (matchedCount > 0) this.#alive = at;
    else await this.#again();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** Our sign is gone: the database was emptied, or another log has it. */
  async #again(): Promise<void> {
    const other = await this.#found();
    if (!other) return this.#take(true);
    if (other.log === this.#log) return;
    this.#taken = this.#refused(other);
    this.end();
    this.#lost?.(this.#taken);
  }

  /** Over the owner seen, unless another was quicker. @throws DatabaseTaken */
  async #take(cleared: boolean): Promise<void> {
    const at = this.#now();
    const filter = { _id: OWNER, $or: [{ log: this.#log }, { at: { $lt: at - DEAD_MS } }] };
    try {
      await reaching(() => this.#owners().replaceOne(filter, this.#sign(at, cleared), { upsert: true }));
    } catch (error) {
      if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
      const other = await this.#found();
      if (!other || other.log === this.#log) throw new DocumentsAway('another service claims it now');
      throw this.#refused(other);
    }
    this.#alive = at;
  }

  /** Removes every collection of the owner before, but for its files: they are nowhere else. */
  async #clear(): Promise<void> {
    const all = await reaching(() => this.#db().listCollections({}, { nameOnly: true }).toArray());
    for (const { name } of all)
      if (name !== OWNER && !name.startsWith('system.') && !name.startsWith(FILES_BUCKET))
        await reaching(() => this.#db().dropCollection(name));
    await this.beat();
  }

  async #found(): Promise<Owner | undefined> {
    return (await reaching(() => this.#owners().findOne({ _id: OWNER }))) ?? undefined;
  }

  #lives({ at }: Owner): boolean {
    return this.#now() - at < DEAD_MS;
  }

  #refused({ at, host }: Owner): DatabaseTaken {
    const seconds = Math.max(0, Math.round((this.#now() - at) / 1000));
    return new DatabaseTaken(
      `MONGO_URL: the database ${this.#database} holds the read models of another installation, which was alive ${seconds} s ago on ${host}; name another one in the address (mongodb://…/another), or stop that one and wait a minute`,
    );
  }

  #sign(at: number, cleared: boolean): Owner {
    return { _id: OWNER, log: this.#log, at, host: hostname(), cleared };
  }

  #owners(): Collection<Owner> {
    return this.#db().collection<Owner>(OWNER);
  }
}
