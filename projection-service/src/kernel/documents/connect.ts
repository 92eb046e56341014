import { reaching } from './away.ts';
import { KeptClient, type Patience } from './client.ts';
import { KeptReads } from './kept-reads.ts';
import { type ProjectionStore, projectionStore } from './projection-store.ts';
import { type Tenant, tenantOf } from './tenant.ts';

const PING_MS = 1_500; // sooner than whoever asks for our health gives up
// A connection whose far end has forgotten it is never answered; the driver asks once more on another.
const PATIENCE: Patience = { answerMs: 6_000, lookMs: 12_000 };

export interface Documents {
  /** The read models of one school. @throws RangeError for no school */
  of(schoolId: string): Tenant;
  /** The same, what was lately read of them still at hand: for queries. @throws RangeError for no school */
  kept(schoolId: string): Tenant;
  /** What projectors write through; nobody else. */
  readonly projections: ProjectionStore;
  /** Answers when the store answers. @throws DocumentsAway */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to a document store: a MongoDB replica set, or the embedded one.
 * @param database its name; tests take one of their own
 */
export async function connectDocuments(
  url: string,
  database = 'madrasah',
  patience = PATIENCE,
): Promise<Documents> {
  const client = new KeptClient(url, database, patience);
  await client.connect();
  const of = (schoolId: string) => tenantOf(() => client.db, schoolId);
  const kept = new KeptReads();
  return {
    of,
    kept: (schoolId) => kept.of(of(schoolId)),
    projections: projectionStore(() => client.db, kept),
    async ping() {
      await reaching(() => client.db.command({ ping: 1 }, { timeoutMS: PING_MS }));
    },
    close: () => client.close(),
  };
}
