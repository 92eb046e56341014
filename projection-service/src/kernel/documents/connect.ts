import { MongoClient } from 'mongodb';
import { reaching } from './away.ts';
import { type ProjectionStore, projectionStore } from './projection-store.ts';
import { type Tenant, tenantOf } from './tenant.ts';

const PING_MS = 1_500; // sooner than whoever asks for our health gives up
// A connection whose far end has forgotten it is never answered; the driver asks once more on another.
const ANSWER_MS = 6_000;

export interface Documents {
  /** The read models of one school. @throws RangeError for no school */
  of(schoolId: string): Tenant;
  /** What projectors write through; nobody else. */
  readonly projections: ProjectionStore;
  /** Answers when the store answers. @throws DocumentsAway */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to a document store: a MongoDB replica set, or the embedded one.
 * @param database its name; tests take one of their own
 * @param answerMs how long a call may go without an answer before its connection is given up
 */
export async function connectDocuments(
  url: string,
  database = 'madrasah',
  answerMs = ANSWER_MS,
): Promise<Documents> {
  const limits = { serverSelectionTimeoutMS: 5000, connectTimeoutMS: answerMs, socketTimeoutMS: answerMs };
  const client = new MongoClient(url, { ignoreUndefined: true, ...limits });
  await client.connect();
  const db = client.db(database);
  return {
    of: (schoolId) => tenantOf(db, schoolId),
    projections: projectionStore(db),
    async ping() {
      await reaching(() => db.command({ ping: 1 }, { timeoutMS: PING_MS }));
    },
    close: () => client.close(),
  };
}
