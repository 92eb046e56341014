import type { EventStore } from '@madrasah/service-kit/event-store';
import type { Checkpoint, ProjectionStore } from '../../documents/index.ts';
import { checkpointOf, type ProjectorMember } from './member.ts';

/** fresh: an empty collection, from the start. resume: from the checkpoint. rebuild: in a collection beside it. */
export type Start = 'fresh' | 'resume' | 'rebuild';

/**
 * How a projector begins. Its checkpoint holds only if it is of this version and its event still stands in the
 * log: after a restored backup the log has another past, and the documents with it.
 */
export async function beginningOf(
  member: ProjectorMember,
  documents: ProjectionStore,
  events: EventStore,
): Promise<Start> {
  const { name, collection, version } = member.projector;
  const checkpoint = await documents.checkpoint(name);
  if (!checkpoint) return (await documents.isEmpty(collection)) ? 'fresh' : 'rebuild';
  if (checkpoint.version !== version) return 'rebuild';
  if (checkpoint.position === 0) return 'resume';
  for await (const event of events.readStream(checkpoint.stream, { from: checkpoint.revision, limit: 1 })) {
    if (event.id !== checkpoint.eventId || event.position !== checkpoint.position) break;
    member.position = event.position;
    member.last = event;
    return 'resume';
  }
  return 'rebuild';
}

/**
 * Writes the checkpoints of the projectors in the common batches: at most once a second, and whenever asked.
 * A checkpoint that lags is harmless, the events after it come again.
 */
export class Checkpoints {
  readonly #store: ProjectionStore;
  readonly #members: readonly ProjectorMember[];
  readonly #everyMs: number;
  readonly #failed: (error: unknown) => void;
  readonly #saved = new Map<string, Checkpoint>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    store: ProjectionStore,
    members: readonly ProjectorMember[],
    everyMs: number,
    failed: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#members = members;
    this.#everyMs = everyMs;
    this.#failed = failed;
  }

  /** Something moved: save within the interval. */
  note(): void {
    this.#timer ??= setTimeout(() => void this.save().catch(this.#failed), this.#everyMs);
  }

  /** @throws DocumentsAway */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const moved = this.#members
      .filter(({ joined }) => joined)
      .map(checkpointOf)
      .filter(({ projector, position, version }) => {
        const saved = this.#saved.get(projector);
        return saved?.position !== position || saved.version !== version;
      });
    await this.#store.saveCheckpoints(moved);
    for (const checkpoint of moved) this.#saved.set(checkpoint.projector, checkpoint);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
