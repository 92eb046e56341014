import { type Codec, type DomainEvent, provenEvents } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import type { SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import { KeptFold, type StreamFold } from './kept-fold.ts';
import type { Listener } from './projecting/index.ts';

export interface StreamSource {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly codec: Codec;
  /** Where states are kept for the next start; without it they are folded anew. */
  readonly keeper?: SnapshotKeeper | undefined;
}

interface Folded<S> {
  readonly stream: KeptFold<S>;
  /** Nothing up to the present of the common batches is missing. */
  whole: boolean;
  /** The read that runs, and the one that begins when it has ended. */
  reading: Promise<void> | undefined;
  next: Promise<void> | undefined;
  /** While the stream is read: what the common batches have brought meanwhile. */
  arrived: DomainEvent[] | undefined;
}

/**
 * States in memory, each the fold of one stream: read when it is first asked for, then kept by the common batches, so
 * that a start need not read the log for them.
 */
export class StreamFolds<S> implements Listener {
  readonly name: string;
  readonly from = 'present';
  readonly types: ReadonlySet<string>;
  readonly #source: StreamSource;
  readonly #definition: StreamFold<S>;
  readonly #folds = new Map<string, Folded<S>>();

  constructor(source: StreamSource, definition: StreamFold<S>) {
    this.name = definition.name;
    this.types = new Set(definition.evolve.types);
    this.#source = source;
    this.#definition = definition;
  }

  apply(events: readonly DomainEvent[]): void {
    for (const event of events) {
      const folded = this.#folds.get(event.stream);
      if (folded?.arrived) folded.arrived.push(event);
      else if (folded?.whole) {
        folded.stream.fold(event);
        this.#source.keeper?.note(folded.stream);
      }
    }
  }

  /** Writes the states down that have grown since they were; for a clean end. */
  async save(): Promise<void> {
    await this.#source.keeper?.end();
    for (const { stream } of this.#folds.values())
      if (stream.head.revision >= 0) await this.#source.keeper?.save(stream);
  }

  /**
   * The state of a stream.
   * @param isFollowed whether the common batches keep it; otherwise what has been written since is read
   * @throws StoreAway
   */
  of(stream: string, isFollowed: boolean): S | Promise<S> {
    const folded = this.#folds.get(stream);
    if (folded?.whole && isFollowed) return folded.stream.state;
    return this.#read(stream, folded ?? this.#begin(stream), isFollowed);
  }

  #begin(stream: string): Folded<S> {
    const reads = { reading: undefined, next: undefined, arrived: undefined };
    const folded = { stream: new KeptFold(stream, this.#definition), whole: false, ...reads };
    this.#folds.set(stream, folded);
    return folded;
  }

  async #read(stream: string, folded: Folded<S>, isFollowed: boolean): Promise<S> {
    await (isFollowed ? this.#reading(stream, folded) : this.#readingFromNow(stream, folded));
    // Whoever asks for what is not there leaves nothing behind.
    if (folded.stream.head.revision < 0 && this.#folds.get(stream) === folded) this.#folds.delete(stream);
    return folded.stream.state;
  }

  /** The read that runs, or a new one. */
  #reading(stream: string, folded: Folded<S>): Promise<void> {
    folded.reading ??= this.#readOn(stream, folded).finally(() => {
      folded.reading = undefined;
    });
    return folded.reading;
  }

  /** A read that begins after now: no batch brings what the one that runs may have passed. */
  #readingFromNow(stream: string, folded: Folded<S>): Promise<void> {
    if (!folded.reading) return this.#reading(stream, folded);
    folded.next ??= folded.reading
      .catch(() => undefined)
      .then(() => {
        folded.next = undefined;
        return this.#reading(stream, folded);
      });
    return folded.next;
  }

  async #readOn(name: string, folded: Folded<S>): Promise<void> {
    const { store, codec, keeper } = this.#source;
    const { stream } = folded;
    const arrived: DomainEvent[] = [];
    folded.whole = false;
    folded.arrived = arrived;
    try {
      if (stream.head.revision < 0) await keeper?.restore(stream, store);
      // Decoded, all of them: an event of an unknown type may be one that shuts a door.
      for await (const event of provenEvents({ store, codec }, name, stream.head)) stream.fold(event);
      for (const event of arrived) stream.fold(event);
      folded.whole = true;
      keeper?.note(stream);
    } finally {
      // In the same breath: an event that comes is either folded above or by `apply`.
      folded.arrived = undefined;
    }
  }
}
