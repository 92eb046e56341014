import { type EventStore, type RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';
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
  const event = await eventAt(events, checkpoint);
  if (event?.id !== checkpoint.eventId || event.position !== checkpoint.position) return 'rebuild';
  member.position = event.position;
  member.last = event;
  return 'resume';
}

/** The event that a checkpoint stands on; undefined when it is gone, or cannot be read any more. */
async function eventAt(
  events: EventStore,
  { stream, revision }: Checkpoint,
): Promise<RecordedEvent | undefined> {
  try {
    for await (const event of events.readStream(stream, { from: revision, limit: 1 })) return event;
  } catch (error) {
    // Its bytes were changed: the rebuild stops there with its alarm, and the proof of recount names it.
    if (!(error instanceof UnreadableEvent)) throw error;
  }
  return undefined;
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
