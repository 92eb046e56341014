import { type Db, MongoClient } from 'mongodb';

const SELECTION_MS = 5_000;
const LOOK_EVERY_MS = 3_000;

/** What a connection and its replacement may take, in milliseconds. */
export interface Patience {
  /** How long a call may go without an answer before its connection is given up. */
  readonly answerMs: number;
  /** How long the driver's look at a server may take before the driver itself is given up. */
  readonly lookMs: number;
}

// A connection whose far end has forgotten it is never answered; the driver asks once more on another.
export const PATIENCE: Patience = { answerMs: 6_000, lookMs: 12_000 };

/**
 * A client of the document store that is replaced when it stops looking for the server. The driver (7.9) looks from
 * time to time whether a server is there; when a look begins at the moment its connection breaks, that look never
 * ends, none follows it, and every call is refused from then on, however well the server is.
 */
export class KeptClient {
  readonly #open: () => MongoClient;
  readonly #lookMs: number;
  readonly #database: string;
  readonly #looks = new Map<string, NodeJS.Timeout>();
  #client: MongoClient;
  #db: Db;

  constructor(url: string, database: string, { answerMs, lookMs }: Patience) {
    const limits = { connectTimeoutMS: answerMs, socketTimeoutMS: answerMs };
    const looking = { serverSelectionTimeoutMS: SELECTION_MS, heartbeatFrequencyMS: LOOK_EVERY_MS };
    this.#open = () => new MongoClient(url, { ignoreUndefined: true, ...limits, ...looking });
    this.#lookMs = lookMs;
    this.#database = database;
    this.#client = this.#watched();
    this.#db = this.#client.db(database);
  }

  /** Of the client that is used now: ask for it at each call. */
  get db(): Db {
    return this.#db; // made once: the driver looks through all its options each time one is made
  }

  async connect(): Promise<void> {
    await this.#client.connect();
  }

  async close(): Promise<void> {
    this.#forgetLooks();
    await this.#client.close();
  }

  #watched(): MongoClient {
    const client = this.#open();
    // One that was replaced goes on talking while it closes.
    const isCurrent = () => client === this.#client;
    const ended = (server: string) => {
      if (!isCurrent()) return;
      clearTimeout(this.#looks.get(server));
      this.#looks.delete(server);
    };
    client.on('serverHeartbeatStarted', ({ connectionId }) => {
      ended(connectionId);
      const replace = () => isCurrent() && this.#replace();
      if (isCurrent()) this.#looks.set(connectionId, setTimeout(replace, this.#lookMs).unref());
    });
    client.on('serverHeartbeatSucceeded', ({ connectionId }) => ended(connectionId));
    client.on('serverHeartbeatFailed', ({ connectionId }) => ended(connectionId));
    // The look at a server that leaves its set is not told to have ended.
    client.on('serverClosed', ({ address }) => ended(address));
    return client;
  }

  #replace(): void {
    const stuck = this.#client;
    this.#forgetLooks();
    this.#client = this.#watched(); // connects with its first call
    this.#db = this.#client.db(this.#database);
    stuck.close().catch(() => undefined);
  }

  #forgetLooks(): void {
    for (const timer of this.#looks.values()) clearTimeout(timer);
    this.#looks.clear();
  }
}
