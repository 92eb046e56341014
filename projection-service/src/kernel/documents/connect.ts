import { databaseOf, KeptClient, PATIENCE, reaching } from '@madrasah/service-kit/documents';
import { collectionName, type Fields, type Source } from './document.ts';
import { KeptReads } from './kept/kept-reads.ts';
import { Ownership } from './ownership/ownership.ts';
import { type ProjectionStore, projectionStore } from './projection-store.ts';
import { type Tenant, tenantOf } from './tenant.ts';

const PING_MS = 1_500; // sooner than whoever asks for our health gives up

export interface Documents {
  /** The read models of one school. @throws RangeError for no school */
  of(schoolId: string): Tenant;
  /** The same, what was lately read of them still at hand: for queries. @throws RangeError for no school */
  kept(schoolId: string): Tenant;
  /** How often something was, or may have been, written to what these keep of a school. */
  writes(schoolId: string, sources: readonly Source<Fields>[]): number;
  /** What projectors write through; nobody else. */
  readonly projections: ProjectionStore;
  /** Keeps the database for one log; nothing is kept until it is claimed. */
  readonly ownership: Pick<Ownership, 'claim'>;
  /** Answers when the store answers. @throws DocumentsAway */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to a document store: a MongoDB replica set, or the embedded one.
 * @param database its name, of the address unless it is given
 */
export async function connectDocuments(
  url: string,
  database = databaseOf(url),
  patience = PATIENCE,
): Promise<Documents> {
  const client = new KeptClient(url, database, patience);
  await client.connect();
  const ownership = new Ownership(() => client.db, database);
  const owned = () => {
    ownership.require();
    return client.db;
  };
  const of = (schoolId: string) => tenantOf(owned, schoolId);
  const kept = new KeptReads();
  return {
    of,
    kept: (schoolId) => kept.of(of(schoolId)),
    writes: (schoolId, sources) => kept.writes(sources.map(collectionName), schoolId),
    projections: projectionStore(owned, kept),
    ownership,
    async ping() {
      await reaching(() => client.db.command({ ping: 1 }, { timeoutMS: PING_MS }));
    },
    async close() {
      ownership.end();
      await client.close();
    },
  };
}
