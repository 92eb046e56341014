import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';

type Damage = (events: readonly RecordedEvent[]) => readonly RecordedEvent[];

/** A log whose streams can be made to read otherwise than they were written. What was appended stays as it is. */
export class DamagedStore implements EventStore {
  readonly #store: EventStore;
  readonly #damage = new Map<string, Damage>();
  /** How many times each stream was read from its start. */
  readonly reads = new Map<string, number>();
  readonly append: EventStore['append'];
  readonly readAll: EventStore['readAll'];
  readonly subscribeAll: EventStore['subscribeAll'];
  readonly ping: EventStore['ping'];
  readonly close: EventStore['close'];

  constructor(store: EventStore) {
    this.#store = store;
    this.append = store.append;
    this.readAll = store.readAll;
    this.subscribeAll = store.subscribeAll;
    this.ping = store.ping;
    this.close = store.close;
  }

  /** From now on a stream reads as the damage leaves it. */
  damage(stream: string, damage: Damage): void {
    this.#damage.set(stream, damage);
  }

  /** All streams read as they were written. */
  heal(): void {
    this.#damage.clear();
  }

  async *readStream(
    stream: string,
    options: Parameters<EventStore['readStream']>[1] = {},
  ): AsyncGenerator<RecordedEvent> {
    const { from = 0, limit = Number.POSITIVE_INFINITY, backwards } = options;
    if (from === 0 && limit > 1) this.reads.set(stream, 1 + (this.reads.get(stream) ?? 0));
    const damage = this.#damage.get(stream);
    if (!damage || backwards) return yield* this.#store.readStream(stream, options);
    const events: RecordedEvent[] = [];
    for await (const event of this.#store.readStream(stream)) events.push(event);
    yield* damage(events)
      .filter((event) => event.revision >= from)
      .slice(0, limit);
  }
}
