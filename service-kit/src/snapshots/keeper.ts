import type { EventStore, RecordedEvent } from '../event-store/index.ts';
import type { Logger } from '../logging/index.ts';
import { SnapshotSeals, type Vault } from '../vault/index.ts';
import { type Parts, takeApart } from './parts.ts';
import type { SnapshotPlace } from './place.ts';
import { openedState, sealedState } from './sealed.ts';
import type { Snapshot, SnapshotHeader } from './snapshot.ts';

/** What a keeper must know of the state of a stream. */
export interface KeptState {
  /** Given where a snapshot is kept. */
  readonly stateVersion?: number | undefined;
  /** The state holds something personal: its snapshot is encrypted with a key of the school's. */
  readonly sealed?: boolean | undefined;
}

/** A stream as far as it is folded. */
export interface FoldedState {
  readonly name: string;
  /** Whose it is: with that school's key a sealed state is encrypted. */
  readonly school: string;
  readonly head: { readonly revision: number; readonly hash: string };
  readonly definition: KeptState;
  /** What a snapshot keeps, as it is now. */
  plain(): unknown;
  /** Takes over what a snapshot has kept. @param last the event it ends on @throws when it is of another shape */
  restore(plain: unknown, last: RecordedEvent): void;
}

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

export interface KeeperOptions {
  readonly pace?: Pace | undefined;
  /** Where the keys of sealed states are; without it they are not kept. */
  readonly vault?: Vault | undefined;
}

/** The streams whose folded states are kept, so that a start need not fold them all again. */
export class SnapshotKeeper {
  readonly #place: SnapshotPlace;
  readonly #log: Logger;
  readonly #pace: Pace;
  readonly #seals: SnapshotSeals | undefined;
  readonly #saved = new Map<string, Saved>();
  #writing: Promise<void> | undefined;

  constructor(place: SnapshotPlace, log: Logger, { pace = PACE, vault }: KeeperOptions = {}) {
    this.#place = place;
    this.#log = log;
    this.#pace = pace;
    this.#seals = vault && new SnapshotSeals(vault);
  }

  /**
   * Gives an empty folded stream what its snapshot has kept, when that is whole, of this version of its state, and
   * ends on an event that stands in the store with the same hash. @throws StoreAway · VaultAway
   */
  async restore(folded: FoldedState, store: Pick<EventStore, 'readStream'>): Promise<void> {
    if (!this.#isKept(folded)) return;
    const { name, definition } = folded;
    let last: RecordedEvent | undefined;
    const kept = await this.#place.read(name, async (header) => {
      const isOurs = header.stateVersion === definition.stateVersion && header.stream === name;
      if (!isOurs || (header.seal !== undefined) !== (definition.sealed === true)) return false;
      last = await eventAt(store, name, header.revision);
      return last?.metadata['hash'] === header.headHash;
    });
    if (kept === 'absent') return;
    if (typeof kept === 'string' || !last) return await this.#refused(folded, String(kept));
    const key =
      kept.header.seal === undefined ? undefined : this.#seals?.find(folded.school, kept.header.seal);
    if (definition.sealed && !key) return await this.#refused(folded, 'its key is no more');
    await this.#take(folded, kept, key, last);
  }

  /** Whether a stream is to be written down now. */
  isDue(folded: FoldedState): boolean {
    if (this.#writing || !this.#isKept(folded) || this.#since(folded) < this.#pace.events) return false;
    const { at } = this.#saved.get(folded.name) ?? { at: Number.NEGATIVE_INFINITY };
    return performance.now() - at >= this.#pace.ms;
  }

  /** Writes a stream down beside its work, when it is due. It must hold nothing that may be taken back. */
  note(folded: FoldedState): void {
    if (!this.isDue(folded)) return;
    this.#writing = this.#write(folded).finally(() => {
      this.#writing = undefined;
    });
  }

  /** Writes a stream down that is about to be put away. It must hold nothing that may be taken back. */
  async save(folded: FoldedState): Promise<void> {
    if (!this.#isKept(folded)) return;
    if (this.#since(folded) >= this.#pace.eventsAtEnd) await this.#write(folded);
  }

  /** Waits for what is being written. */
  async end(): Promise<void> {
    await this.#writing;
  }

  #isKept({ definition }: FoldedState): boolean {
    if (definition.stateVersion === undefined) return false;
    return !definition.sealed || this.#seals !== undefined;
  }

  /** Events since the stream was last written down or read. */
  #since({ name, head }: FoldedState): number {
    return head.revision - (this.#saved.get(name)?.revision ?? -1);
  }

  async #take(
    folded: FoldedState,
    { state, header }: Snapshot,
    key: Buffer | undefined,
    last: RecordedEvent,
  ): Promise<void> {
    try {
      folded.restore(key ? openedState(state, key, header) : state, last);
    } catch (error) {
      await this.#refused(folded, `of another shape: ${(error as Error).message}`);
      return;
    }
    this.#saved.set(folded.name, { revision: header.revision, at: Number.NEGATIVE_INFINITY });
  }

  /** What is sealed and of no use goes at once: nobody would find it again. */
  async #refused({ name, definition }: FoldedState, reason: string): Promise<void> {
    this.#log.info(
      { stream: name, reason },
      'a snapshot is not used; the stream is folded from its beginning',
    );
    if (definition.sealed) await this.#place.remove(name).catch(() => undefined);
  }

  /** What stands now is taken apart at once; the file is written while the stream goes on. */
  async #write(folded: FoldedState): Promise<void> {
    const { name, head } = folded;
    const before = this.#saved.get(name)?.revision ?? -1;
    const at = performance.now();
    this.#saved.set(name, { revision: head.revision, at });
    try {
      const { header, parts } = this.#taken(folded);
      await this.#place.write(name, header, parts);
    } catch (error) {
      this.#saved.set(name, { revision: before, at }); // as much is due as was, only not at once
      this.#log.warn({ err: error, stream: name }, 'no new snapshot; the next start takes longer');
    }
  }

  #taken(folded: FoldedState): { readonly header: SnapshotHeader; readonly parts: Parts } {
    const { name, definition, head } = folded;
    const stateVersion = definition.stateVersion as number;
    const header = { stateVersion, stream: name, revision: head.revision, headHash: head.hash };
    const seal = definition.sealed ? this.#seals?.current(folded.school) : undefined;
    if (!seal) return { header, parts: takeApart(folded.plain()) };
    const sealed = { ...header, seal: seal.number };
    return { header: sealed, parts: takeApart(sealedState(folded.plain(), seal.key, sealed)) };
  }
}

async function eventAt(store: Pick<EventStore, 'readStream'>, stream: string, revision: number) {
  for await (const event of store.readStream(stream, { from: revision, limit: 1 })) return event;
  return undefined;
}
