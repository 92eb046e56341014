import type { Codec } from '@madrasah/service-kit/codec';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import type { SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import { openedStream, openingStore } from '../opening.ts';
import type { StreamDefinition, StreamKind } from '../stream.ts';
import { StreamQueue } from './stream-queue.ts';

/** Records in memory, of all schools together; some 100 to 200 bytes each. */
const ROWS_AT_HAND = 6_000_000;
/** What a queue weighs by itself, in rows. */
const ROWS_OF_A_QUEUE = 50;
const LOOK_AFTER_MS = 1_000;

interface Kept {
  readonly queue: StreamQueue<unknown>;
  /** Steps under way that look at it. */
  held: number;
  usedAt: number;
}

/** The queues of the schools lately served. Those served longest ago make room, written down where that pays. */
export class Queues {
  readonly #store: EventStore;
  readonly #codec: Codec;
  readonly #keeper: SnapshotKeeper | undefined;
  readonly #rowsAtHand: number;
  readonly #kept = new Map<string, Kept>();
  #turn = 0;
  #looking: NodeJS.Timeout | undefined;

  constructor(store: EventStore, codec: Codec, keeper?: SnapshotKeeper, rowsAtHand = ROWS_AT_HAND) {
    this.#store = store;
    this.#codec = codec;
    this.#keeper = keeper;
    this.#rowsAtHand = rowsAtHand;
  }

  /** The queue of a stream; made when it is not here. It may be put away again while nobody holds it. */
  of<S>(stream: StreamDefinition<S>, schoolId: string): StreamQueue<S> {
    return this.#of(stream as StreamDefinition<unknown>, schoolId).queue as StreamQueue<S>;
  }

  /** Keeps the queues of streams here until some work is done: their states follow the log meanwhile. */
  async holding<T>(streams: readonly StreamKind[], schoolId: string, work: () => Promise<T>): Promise<T> {
    const kept = streams.map((stream) => this.#of(stream as StreamDefinition<unknown>, schoolId));
    for (const each of kept) each.held += 1;
    try {
      return await work();
    } finally {
      for (const each of kept) each.held -= 1;
    }
  }

  /** Streams in memory, their records, and the decisions that wait in their queues. */
  get sizes(): Readonly<Record<'streams' | 'rows' | 'waiting', number>> {
    const sizes = { streams: this.#kept.size, rows: 0, waiting: 0 };
    for (const { queue } of this.#kept.values()) {
      sizes.rows += queue.rows;
      sizes.waiting += queue.waiting;
    }
    return sizes;
  }

  /** Events of the whole log: those of streams that are here reach their states. */
  observe(events: readonly RecordedEvent[]): void {
    for (const event of events) this.#kept.get(event.stream)?.queue.observe(event);
  }

  /** Writes down what has grown since it was; for a clean end. */
  async save(): Promise<void> {
    clearTimeout(this.#looking);
    await this.#keeper?.end(); // what is being written may fail, and then it is due again
    for (const { queue } of this.#kept.values()) await queue.save();
  }

  /** Puts queues away, the least lately used first, until the rest is light enough. */
  async makeRoom(): Promise<void> {
    let surplus = this.#weight() - this.#rowsAtHand;
    const oldestFirst = [...this.#kept].sort(([, one], [, other]) => one.usedAt - other.usedAt);
    for (const [name, kept] of oldestFirst) {
      if (surplus <= 0) return;
      const weight = weightOf(kept);
      if (await this.#putAway(name, kept)) surplus -= weight;
    }
  }

  #of(stream: StreamDefinition<unknown>, schoolId: string): Kept {
    const name = stream.nameFor(schoolId);
    let kept = this.#kept.get(name);
    if (!kept) {
      kept = { queue: this.#make(stream, schoolId), held: 0, usedAt: 0 };
      this.#kept.set(name, kept);
      this.#lookSoon();
    }
    this.#turn += 1;
    kept.usedAt = this.#turn;
    return kept;
  }

  #make(stream: StreamDefinition<unknown>, schoolId: string): StreamQueue<unknown> {
    const parsed = this.#codec.streams.parse(stream.nameFor(schoolId));
    const store = parsed?.isOpened
      ? openingStore(this.#store, parsed, () => this.of(openedStream, schoolId))
      : this.#store;
    return new StreamQueue(stream, schoolId, store, this.#codec, this.#keeper);
  }

  /** Somebody may have come for it while it was written down: then it stays. */
  async #putAway(name: string, kept: Kept): Promise<boolean> {
    const { usedAt } = kept;
    const isIdle = () => kept.held === 0 && kept.usedAt === usedAt && !kept.queue.busy;
    if (!isIdle()) return false;
    await kept.queue.save();
    return isIdle() && this.#kept.delete(name);
  }

  #weight(): number {
    let rows = 0;
    for (const kept of this.#kept.values()) rows += weightOf(kept);
    return rows;
  }

  /** After queues were made, and while those here are many: they may grow. */
  #lookSoon(): void {
    this.#looking ??= setTimeout(() => {
      this.#looking = undefined;
      void this.makeRoom().then(() => {
        if (this.#weight() > this.#rowsAtHand / 2) this.#lookSoon();
      });
    }, LOOK_AFTER_MS).unref();
  }
}

const weightOf = ({ queue }: Kept): number => ROWS_OF_A_QUEUE + queue.rows;
