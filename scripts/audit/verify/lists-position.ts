import { setTimeout as pause } from 'node:timers/promises';
import { type EventStore, type RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';
import type { Checkpoint } from '../../../projection-service/src/kernel/documents/index.ts';

const LOOK_EVERY_MS = 200;

/** Lists that cannot be compared with the log: by what they say of themselves they are not made from it, or not yet. */
export class ListsNotComparable extends Error {
  override readonly name = 'ListsNotComparable';
}

/** Events after a position up to one that cannot be read: that one the chains name. */
async function* readable(store: EventStore, after: number): AsyncGenerator<RecordedEvent> {
  try {
    yield* store.readAll(after);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
  }
}

async function endOfLog(store: EventStore, after: number): Promise<number> {
  let end = after;
  for await (const { position } of readable(store, after)) end = position;
  return end;
}

/** @throws ListsNotComparable when the event a checkpoint names does not stand where it says */
async function requireSamePast(
  store: EventStore,
  { projector, position, eventId }: Checkpoint,
): Promise<void> {
  if (position === 0) return;
  const other = new ListsNotComparable(`the list ${projector} was made from another log than this one`);
  try {
    for await (const event of store.readAll(position - 1)) {
      if (event.position === position && event.id === eventId) return;
      throw other;
    }
  } catch (error) {
    if (error instanceof UnreadableEvent && error.position === position) return;
    throw error;
  }
  throw other;
}

export interface Lists {
  readonly names: readonly string[];
  checkpoint(name: string): Promise<Checkpoint | undefined>;
}

/**
 * The position that every list has reached: the end of the log as it is now, or later. Whoever sets a checkpoint back
 * would otherwise have everything behind it passed over as “moved on”.
 * @param patienceMs how long lists that a running product still folds are waited for
 * @throws ListsNotComparable naming the list · StoreAway · DocumentsAway
 */
export async function positionOfLists(store: EventStore, lists: Lists, patienceMs = 20_000): Promise<number> {
  let end: number | undefined;
  for (let left = patienceMs; ; left -= LOOK_EVERY_MS) {
    const checkpoints = await Promise.all(lists.names.map((name) => required(lists, name)));
    const last = checkpoints.reduce((least, each) => (each.position < least.position ? each : least));
    if (end === undefined) {
      for (const checkpoint of checkpoints) await requireSamePast(store, checkpoint);
      end = await endOfLog(store, last.position);
    }
    if (last.position >= end) return last.position;
    if (left <= 0)
      throw new ListsNotComparable(
        `the list ${last.projector} has come to position ${last.position}, the log to ${end}: start the product, or wait for it`,
      );
    await pause(LOOK_EVERY_MS);
  }
}

async function required({ checkpoint }: Lists, name: string): Promise<Checkpoint> {
  const found = await checkpoint(name);
  if (!found)
    throw new ListsNotComparable(`the list ${name} has no checkpoint: nobody knows how far it has come`);
  return found;
}
