import { reaching } from '@madrasah/service-kit/documents';
import type { Collection, Document } from 'mongodb';

export const CHECKPOINTS = 'checkpoints';

/** Up to where a projector has folded, and which event stood there. Position 0 is the start of the log. */
export interface Checkpoint {
  readonly projector: string;
  readonly version: number;
  readonly position: number;
  readonly eventId: string;
  readonly stream: string;
  readonly revision: number;
  /** The marker of the collection as it was at the latest: an older one, or another's, is not the one we wrote into. */
  readonly built: string;
  readonly written: number;
}

export interface MovedCheckpoint {
  readonly checkpoint: Checkpoint;
  /** What is known to stand there. */
  readonly over: Checkpoint | undefined;
}

/** Where checkpoints are kept. All throw DocumentsAway. */
export interface CheckpointStore {
  checkpoint(projector: string): Promise<Checkpoint | undefined>;
  /** By projector. */
  checkpoints(): Promise<Map<string, Checkpoint>>;
  /**
   * Writes checkpoints, one over another only where the one it knows of stands, or that of another instance which has
   * gone on from there. Without one it knows of it is written whatever stands there.
   * @returns the projectors whose checkpoint is gone or older than known
   */
  saveCheckpoints(moved: readonly MovedCheckpoint[]): Promise<string[]>;
}

type ById = Document & { _id: string };

/** The part of the store that keeps checkpoints. */
export function checkpointsOf(at: () => Collection<ById>): CheckpointStore {
  const checkpoints = async () => {
    const found = await reaching(() => at().find({}).toArray());
    return new Map(found.map((stored) => [stored._id, stored as unknown as Checkpoint]));
  };
  return {
    async checkpoint(projector) {
      const found = await reaching(() => at().findOne({ _id: projector }));
      return found ? (found as unknown as Checkpoint) : undefined;
    },
    checkpoints,
    async saveCheckpoints(moved) {
      if (moved.length === 0) return [];
      const { matchedCount, upsertedCount } = await reaching(() =>
        at().bulkWrite(moved.map(replacement), { ordered: false }),
      );
      if (matchedCount + upsertedCount === moved.length) return [];
      const stored = await checkpoints();
      return moved
        .filter(({ over }) => over && isBehind(stored.get(over.projector), over))
        .map(({ checkpoint }) => checkpoint.projector);
    },
  };
}

/** Whether what stands there is less than what is known to have stood there. */
export const isBehind = (stored: Checkpoint | undefined, known: Checkpoint): boolean =>
  !stored || stored.built !== known.built || stored.position < known.position;

const replacement = ({ checkpoint, over }: MovedCheckpoint) => ({
  replaceOne: {
    filter: {
      _id: checkpoint.projector,
      ...(over && { built: over.built, position: { $gte: over.position, $lte: checkpoint.position } }),
    },
    replacement: { ...checkpoint } as Document,
    upsert: over === undefined,
  },
});
