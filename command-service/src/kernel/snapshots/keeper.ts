import { join } from 'node:path';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import type { Logger } from '@madrasah/service-kit/logging';
import {
  clearUnfinished,
  readSnapshot,
  type Snapshot,
  takeApart,
  writeSnapshot,
} from '@madrasah/service-kit/snapshots';
import type { FoldedStream } from '../folding/folded-stream.ts';
import type { StreamDefinition } from '../stream.ts';
import type { PlainState } from './plain-state.ts';

/** A folded stream, whatever its state. */
type Folded = Pick<FoldedStream<unknown>, 'name' | 'head' | 'plain' | 'restore'> & {
  readonly definition: Pick<StreamDefinition<unknown>, 'stateVersion'>;
};

/** How often a stream is written down. */
export interface Pace {
  /** Not before so many events since the last time. */
  readonly events: number;
  /** Not before so many milliseconds since the last time. */
  readonly ms: number;
  /** At the end, and when a school makes room: only for so many events, fewer are folded at once. */
  readonly eventsAtEnd: number;
}

const PACE: Pace = { events: 10_000, ms: 60_000, eventsAtEnd: 500 };

interface Saved {
  readonly revision: number;
  readonly at: number;
}

/** The streams whose folded states are kept on this machine, so that a start need not fold them all again. */
export class SnapshotKeeper {
  readonly #directory: string;
  readonly #log: Logger;
  readonly #pace: Pace;
  readonly #saved = new Map<string, Saved>();
  #writing: Promise<void> | undefined;

  /** @param directory may be thrown away at any time */
  constructor(directory: string, log: Logger, pace: Pace = PACE) {
    this.#directory = directory;
    this.#log = log;
    this.#pace = pace;
    void clearUnfinished(directory).catch(() => undefined); // what is left is in nobody's way
  }

  /**
   * Gives an empty folded stream what its snapshot has kept, when that is whole, of this version of its state, and
   * ends on an event that stands in the store with the same hash. @throws StoreAway
   */
  async restore(folded: Folded, store: EventStore): Promise<void> {
    const { stateVersion } = folded.definition;
    if (stateVersion === undefined) return;
    let last: RecordedEvent | undefined;
    const kept = await readSnapshot(this.#path(folded.name), async (header) => {
      if (header.stateVersion !== stateVersion || header.stream !== folded.name) return false;
      last = await eventAt(store, header.stream, header.revision);
      return last?.metadata['hash'] === header.headHash;
    });
    if (kept === 'absent') return;
    if (typeof kept === 'string' || !last) this.#refused(folded.name, String(kept));
    else this.#take(folded, kept, last);
  }

  /** Writes a stream down beside its work, when it is due. It must hold nothing that may be taken back. */
  note(folded: Folded): void {
    if (this.#writing || !this.#isDue(folded)) return;
    this.#writing = this.#write(folded).finally(() => {
      this.#writing = undefined;
    });
  }

  /** Writes a stream down that is about to be put away. It must hold nothing that may be taken back. */
  async save(folded: Folded): Promise<void> {
    if (folded.definition.stateVersion === undefined) return;
    if (this.#since(folded) >= this.#pace.eventsAtEnd) await this.#write(folded);
  }

  /** Waits for what is being written. */
  async end(): Promise<void> {
    await this.#writing;
  }

  #isDue(folded: Folded): boolean {
    if (folded.definition.stateVersion === undefined || this.#since(folded) < this.#pace.events) return false;
    const { at } = this.#saved.get(folded.name) ?? { at: Number.NEGATIVE_INFINITY };
    return performance.now() - at >= this.#pace.ms;
  }

  /** Events since the stream was last written down or read. */
  #since({ name, head }: Folded): number {
    return head.revision - (this.#saved.get(name)?.revision ?? -1);
  }

  #take(folded: Folded, { state, header }: Snapshot, last: RecordedEvent): void {
    try {
      folded.restore(state as PlainState, last);
    } catch (error) {
      this.#refused(folded.name, `of another shape: ${(error as Error).message}`);
      return;
    }
    this.#saved.set(folded.name, { revision: header.revision, at: Number.NEGATIVE_INFINITY });
  }

  #refused(stream: string, reason: string): void {
    this.#log.info({ stream, reason }, 'a snapshot is not used; the stream is folded from its beginning');
  }

  /** What stands now is taken apart at once; the file is written while the stream goes on. */
  async #write(folded: Folded): Promise<void> {
    const { name, definition, head } = folded;
    const header = {
      stateVersion: definition.stateVersion as number,
      stream: name,
      revision: head.revision,
      headHash: head.hash,
    };
    const before = this.#saved.get(name)?.revision ?? -1;
    const at = performance.now();
    this.#saved.set(name, { revision: head.revision, at });
    try {
      await writeSnapshot(this.#path(name), header, takeApart(folded.plain()));
    } catch (error) {
      this.#saved.set(name, { revision: before, at }); // as much is due as was, only not at once
      this.#log.warn({ err: error, stream: name }, 'no new snapshot; the next start takes longer');
    }
  }

  #path(stream: string): string {
    return join(this.#directory, `${stream}.bin`);
  }
}

async function eventAt(store: EventStore, stream: string, revision: number) {
  for await (const event of store.readStream(stream, { from: revision, limit: 1 })) return event;
  return undefined;
}
