import { reaching, writeErrorCodes } from '@madrasah/service-kit/documents';
import {
  type AnyBulkWriteOperation,
  type Collection,
  type Db,
  type Document,
  MongoBulkWriteError,
} from 'mongodb';
import type { Envelope, StoredDocument, Tombstone } from './document.ts';
import { type Index, schoolIndexes } from './indexes.ts';
import type { Touched } from './kept/columns.ts';
import type { KeptReads } from './kept/kept-reads.ts';
import { CHECKPOINTS, type CheckpointStore, checkpointsOf } from './wholeness/checkpoints.ts';
import { MARKER, type Marker, marked, markerReplacement, markIn } from './wholeness/marker.ts';

const DUPLICATE_KEY = 11000;

/** The writing side of the document store, over all schools: for projectors only. All throw DocumentsAway. */
export interface ProjectionStore extends CheckpointStore {
  /** Makes the collection and its indexes; harmless when they are there. */
  prepare(collection: string, indexes: readonly Index[]): Promise<void>;
  /** Documents and tombstones by id. */
  load(collection: string, ids: readonly string[]): Promise<Map<string, StoredDocument | Tombstone>>;
  /**
   * Writes whole documents, each only over one with a lower position.
   * @param touched whose reads are no longer kept, whatever was written: another instance may have done it before
   * @param marker as it was when we last wrote: it is moved on with the documents, unless it is gone or older
   */
  write(
    collection: string,
    documents: readonly Envelope[],
    touched?: Iterable<Touched>,
    marker?: Marker,
  ): Promise<void>;
  /** Whether no document stands in it; its marker is none. */
  isEmpty(collection: string): Promise<boolean>;
  /** Gives a collection a marker unless it has one. @returns the one it has */
  mark(collection: string): Promise<Marker>;
  marker(collection: string): Promise<Marker | undefined>;
  /** What was read of a collection is at hand no longer. */
  forget(collection: string): void;
  drop(collection: string): Promise<void>;
  /** The names of all collections, that of the checkpoints among them. */
  collections(): Promise<string[]>;
  /** The rebuilt collection takes the place of the other. */
  replace(collection: string, by: string): Promise<void>;
  /** Removes the checkpoints of every other projector. */
  keepCheckpoints(projectors: readonly string[]): Promise<void>;
}

type ById = Document & { _id: string };

/** @param kept what queries have at hand, to be told what is written */
export function projectionStore(db: () => Db, kept: Pick<KeptReads, 'wrote' | 'forgetAll'>): ProjectionStore {
  const at = (collection: string) => db().collection<ById>(collection);
  return {
    async prepare(collection, indexes) {
      await reaching(() => at(collection).createIndexes(schoolIndexes(indexes)));
    },
    async load(collection, ids) {
      if (ids.length === 0) return new Map();
      const options = { batchSize: ids.length + 1 };
      const found = await reaching(() =>
        at(collection)
          .find({ _id: { $in: [...ids] } }, options)
          .toArray(),
      );
      return new Map(found.map((document) => [document._id, document as unknown as StoredDocument]));
    },
    async write(collection, documents, touched = documents, marker) {
      try {
        await writeNewer(at(collection), documents, marker);
      } finally {
        kept.wrote(collection, touched); // after a failure too: a part may be written
      }
    },
    isEmpty: (collection) =>
      reaching(async () => (await at(collection).findOne({ _id: { $ne: MARKER } })) === null),
    mark: (collection) => markIn(at(collection)),
    marker: (collection) => marked(at(collection)),
    forget: (collection) => kept.forgetAll(collection),
    async drop(collection) {
      await reaching(() => at(collection).drop()).finally(() => kept.forgetAll(collection));
    },
    async collections() {
      const found = await reaching(() => db().listCollections({}, { nameOnly: true }).toArray());
      return found.map(({ name }) => name);
    },
    async replace(collection, by) {
      const renamed = reaching(() => db().renameCollection(by, collection, { dropTarget: true }));
      await renamed.finally(() => kept.forgetAll(collection));
    },
    ...checkpointsOf(() => db().collection(CHECKPOINTS)),
    async keepCheckpoints(projectors) {
      await reaching(() => at(CHECKPOINTS).deleteMany({ _id: { $nin: [...projectors] } }));
    },
  };
}

/**
 * One unordered bulk. The upsert of a document whose position is not lower fails with 11000: that event, or a
 * later one, has been applied already, by this process before a redelivery or by another instance.
 */
async function writeNewer(
  target: Collection<ById>,
  documents: readonly Envelope[],
  marker: Marker | undefined,
): Promise<void> {
  if (documents.length === 0) return;
  const operations: AnyBulkWriteOperation<ById>[] = documents.map((document) => ({
    replaceOne: {
      filter: { _id: document._id, position: { $lt: document.position } },
      replacement: document as ById,
      upsert: true,
    },
  }));
  if (marker) operations.push(markerReplacement(marker, documents));
  await reaching(() => target.bulkWrite(operations, { ordered: false })).catch((error: unknown) => {
    const applied =
      error instanceof MongoBulkWriteError &&
      writeErrorCodes(error).every((code) => Number(code) === DUPLICATE_KEY);
    if (!applied) throw error;
  });
}
