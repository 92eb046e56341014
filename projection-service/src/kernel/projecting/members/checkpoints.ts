import { type EventStore, type RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';
import type { Checkpoint, MovedCheckpoint, ProjectionStore } from '../../documents/index.ts';
import { checkpointOf, type ProjectorMember } from './member.ts';

/** fresh: an empty collection, from the start. resume: from the checkpoint. rebuild: in a collection beside it. */
export type Start = 'fresh' | 'resume' | 'rebuild';

/**
 * How a projector begins. Its checkpoint holds only if it is of this version, its event still stands in the log (after
 * a restored backup the log has another past, and the documents with it) and the collection is the one it was written
 * for, no older: otherwise something of the read models is gone.
 */
export async function beginningOf(
  member: ProjectorMember,
  documents: ProjectionStore,
  events: EventStore,
): Promise<Start> {
  const { name, collection, version } = member.projector;
  const [checkpoint, marker] = await Promise.all([documents.checkpoint(name), documents.marker(collection)]);
  if (!checkpoint) return !marker?.written && (await documents.isEmpty(collection)) ? 'fresh' : 'rebuild';
  if (checkpoint.version !== version) return 'rebuild';
  // A data folder of an older version knows no markers, nor what a checkpoint was built for.
  if (marker === undefined || marker.built !== checkpoint.built || marker.written < checkpoint.written)
    return 'rebuild';
  if (checkpoint.position > 0) {
    const event = await eventAt(events, checkpoint);
    if (event?.id !== checkpoint.eventId || event.position !== checkpoint.position) return 'rebuild';
    member.last = event;
  }
  member.position = checkpoint.position;
  member.marker = marker;
  member.kept = checkpoint;
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
 * A checkpoint that lags is harmless, the events after it come again. One that is gone is not put there again: what it
 * stood for may be gone as well.
 */
export class Checkpoints {
  readonly #store: ProjectionStore;
  readonly #members: readonly ProjectorMember[];
  readonly #everyMs: number;
  readonly #failed: (error: unknown) => void;
  readonly #behind: (members: readonly ProjectorMember[]) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    store: ProjectionStore,
    members: readonly ProjectorMember[],
    everyMs: number,
    failed: (error: unknown) => void,
    behind: (members: readonly ProjectorMember[]) => void,
  ) {
    this.#store = store;
    this.#members = members;
    this.#everyMs = everyMs;
    this.#failed = failed;
    this.#behind = behind;
  }

  /** Something moved: save within the interval. */
  note(): void {
    this.#timer ??= setTimeout(() => void this.save().catch(this.#failed), this.#everyMs);
  }

  /** @throws DocumentsAway */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const all = this.#members.filter(({ joined }) => joined).flatMap(movedSince);
    const behind = await this.#store.saveCheckpoints(all.map(({ moved }) => moved));
    for (const { member, moved } of all) if (!behind.includes(member.name)) member.kept = moved.checkpoint;
    if (behind.length > 0) this.#behind(this.#members.filter(({ name }) => behind.includes(name)));
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** What is to be written of a projector since its checkpoint was. */
function movedSince(member: ProjectorMember): { member: ProjectorMember; moved: MovedCheckpoint }[] {
  const [checkpoint, over] = [checkpointOf(member), member.kept];
  const same = over?.position === checkpoint.position && over.version === checkpoint.version;
  return same && over.built === checkpoint.built ? [] : [{ member, moved: { checkpoint, over } }];
}
