import { MongoClient } from 'mongodb';
import { type ProjectionStore, projectionStore } from './projection-store.ts';
import { type Tenant, tenantOf } from './tenant.ts';

export interface Documents {
  /** The read models of one school. @throws RangeError for no school */
  of(schoolId: string): Tenant;
  /** What projectors write through; nobody else. */
  readonly projections: ProjectionStore;
  /** Answers when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to a document store: a MongoDB replica set, or the embedded one.
 * @param database its name; tests take one of their own
 */
export async function connectDocuments(url: string, database = 'madrasah'): Promise<Documents> {
  const client = new MongoClient(url, { ignoreUndefined: true, serverSelectionTimeoutMS: 5000 });
  await client.connect();
  const db = client.db(database);
  return {
    of: (schoolId) => tenantOf(db, schoolId),
    projections: projectionStore(db),
    async ping() {
      await db.command({ ping: 1 });
    },
    close: () => client.close(),
  };
}
