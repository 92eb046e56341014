import { type EventDraft, isRefusal, type Refusal, refuse } from '@madrasah/events';
import { type ChainHead, type Codec, EMPTY_CHAIN, headAfter } from '@madrasah/service-kit/codec';
import {
  type Appended,
  AppendTooLarge,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
  WrongExpectedRevision,
} from '@madrasah/service-kit/event-store';
import { Freshness } from './freshness.ts';
import { RecentKeys } from './recent-keys.ts';
import type { Decided, Decision, Outcome, StreamDefinition, Waiting } from './stream.ts';
import { UndoLog, undoTables } from './undo.ts';

const BATCH = 128; // decisions written by one append
// One append stays under 900 KiB (the store refuses 1 MiB); what is over it goes with the next.
const BATCH_BYTES = 900 * 1024;

/** A chain that does not follow what this instance has folded: the store was changed behind our back. */
export class BrokenChain extends Error {
  override readonly name = 'BrokenChain';
}

/**
 * One stream and the commands that write it: decided one after another against the advancing state, written
 * together, one append in flight. If the append fails the state goes back, catches up, and all are decided again.
 */
export class StreamQueue<S> {
  readonly name: string;
  readonly #definition: StreamDefinition<S>;
  readonly #store: EventStore;
  readonly #codec: Codec;
  readonly #undo = new UndoLog();
  readonly #keys = new RecentKeys(this.#undo);
  readonly #state: S;
  #head: ChainHead = EMPTY_CHAIN;
  /** Of the last recorded event; what a command answers that has nothing to record. */
  #position = 0;
  #waiting: Waiting<S>[] = [];
  #busy: Promise<void> | undefined;
  #appending: Promise<Appended> | undefined;
  #batchLimit = BATCH;
  readonly #fresh = new Freshness();

  constructor(definition: StreamDefinition<S>, schoolId: string, store: EventStore, codec: Codec) {
    this.name = definition.nameFor(schoolId);
    this.#definition = definition;
    this.#store = store;
    this.#codec = codec;
    this.#state = definition.initial(undoTables(this.#undo));
  }

  get revision(): number {
    return this.#head.revision;
  }

  /** The folded state, loaded. Read it at once: the next command may change it. @throws StoreAway */
  async ready(): Promise<S> {
    while (this.#fresh.stale) {
      const refreshed = this.#fresh.refreshed();
      void this.#run().catch(() => undefined); // `refreshed` tells
      await refreshed;
    }
    return this.#state;
  }

  /** The state as it is, for decisions of other streams that have awaited `ready` before. */
  get state(): S {
    return this.#state;
  }

  /** The append in flight; until it is settled the state holds facts that may be taken back. */
  get appending(): Promise<unknown> | undefined {
    return this.#appending;
  }

  /** Whether a key has been used by an actor for something recorded here. */
  knowsKey(schoolId: string, actorId: number, key: string): boolean {
    return this.#keys.find(schoolId, actorId, key) !== undefined;
  }

  /** Reads what the store holds beyond the folded state; true when there was something. @throws StoreAway */
  async catchUp(): Promise<boolean> {
    const before = this.#head.revision;
    this.#fresh.doubt();
    await this.ready();
    return this.#head.revision > before;
  }

  /**
   * An event that another instance may have written arrives by subscription. One that cannot be folded is no
   * reason to keep the other streams waiting: whoever commands this stream next is told.
   */
  observe(event: RecordedEvent): void {
    if (event.revision <= this.#head.revision) return;
    try {
      if (this.#busy || this.#fresh.stale) this.#fresh.doubt();
      else this.#fold(event);
    } catch {
      this.#fresh.doubt();
    }
  }

  submit(decision: Decision<S>): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ decision, resolve, reject });
      if (!this.#busy) void this.#run().catch(() => undefined); // each waiting decision is told by itself
    });
  }

  #run(): Promise<void> {
    this.#busy ??= this.#work().finally(() => {
      this.#busy = undefined;
      if (this.#waiting.length > 0 || this.#fresh.awaited) void this.#run().catch(() => undefined);
    });
    return this.#busy;
  }

  async #work(): Promise<void> {
    try {
      if (this.#fresh.stale) await this.#load();
      while (this.#waiting.length > 0) {
        // Nothing is awaited between the last look at the flights and the decisions.
        for (let flights = this.#flights(); flights.length > 0; flights = this.#flights())
          await Promise.allSettled(flights);
        await this.#writeBatch();
        if (this.#fresh.stale) await this.#load();
      }
    } catch (error) {
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const item of waiting) item.reject(error);
      throw error;
    }
  }

  /** Decisions read other streams only when those have nothing in flight that could be taken back. */
  #flights(): Promise<unknown>[] {
    const looks = new Set(this.#waiting.flatMap(({ decision }) => decision.looks ?? []));
    return [...looks].map((look) => look.appending).filter((flight) => flight !== undefined);
  }

  #load(): Promise<void> {
    return this.#fresh.refresh(async () => {
      for await (const event of this.#store.readStream(this.name, { from: this.#head.revision + 1 }))
        this.#fold(event);
    });
  }

  #fold(event: RecordedEvent): void {
    const head = headAfter(event);
    if (event.revision !== this.#head.revision + 1 || event.metadata['prevHash'] !== this.#head.hash)
      throw new BrokenChain(`${this.name}@${event.revision} does not follow ${this.#head.revision}`);
    const domain = this.#codec.decode(event);
    this.#definition.evolve(this.#state, domain);
    this.#keys.note(domain.metadata, domain.revision);
    this.#head = head;
    this.#position = event.position;
  }

  async #writeBatch(): Promise<void> {
    const before = this.#head;
    const batch: Decided<S>[] = [];
    const events: NewEvent[] = [];
    this.#undo.recording = true;
    this.#decideSome(batch, events);
    this.#undo.recording = false;
    try {
      if (events.length > 0) this.#appending = this.#store.append(this.name, before.revision, events);
      const appended = await this.#appending;
      this.#batchLimit = BATCH;
      this.#undo.forget();
      this.#position = appended?.position ?? this.#position;
      this.#answer(batch, this.#position);
      this.#keys.prune(Date.parse(this.#head.at));
    } catch (error) {
      this.#undo.rollback();
      this.#head = before;
      this.#fresh.doubt();
      this.#failed(batch, error);
    } finally {
      this.#appending = undefined;
    }
  }

  #decideSome(batch: Decided<S>[], events: NewEvent[]): void {
    let bytes = 0;
    while (this.#waiting.length > 0 && batch.length < this.#batchLimit && bytes < BATCH_BYTES / 2) {
      const waiting = this.#waiting.shift() as Waiting<S>;
      const mark = this.#undo.mark;
      const head = this.#head;
      const first = events.length;
      try {
        const outcome = this.#decide(waiting.decision, events);
        batch.push({ waiting, outcome });
        for (const event of events.slice(first)) bytes += JSON.stringify(event.data).length;
      } catch (error) {
        this.#undo.rollback(mark);
        this.#head = head;
        events.length = first;
        waiting.reject(error);
      }
    }
  }

  #decide({ context, decide }: Decision<S>, events: NewEvent[]): Decided<S>['outcome'] {
    const { idempotencyKey, inputHash } = context;
    const { schoolId, actor } = context;
    const use = idempotencyKey ? this.#keys.find(schoolId, actor.id, idempotencyKey) : undefined;
    if (use?.inputHash === inputHash && use) return { kind: 'repeated', ...use };
    if (use) return { kind: 'refused', refusal: refuse('key.reused') };
    const decided: readonly EventDraft[] | Refusal = decide(this.#state);
    if (isRefusal(decided)) return { kind: 'refused', refusal: decided };
    const drafted = decided.map((draft) => {
      const encoded = this.#codec.encode(this.name, this.#head, draft, context);
      this.#head = encoded.head;
      this.#definition.evolve(this.#state, encoded.domain);
      this.#keys.note(encoded.domain.metadata, encoded.domain.revision);
      events.push(encoded.event);
      return encoded.domain;
    });
    return { kind: 'drafted', events: drafted };
  }

  #answer(batch: readonly Decided<S>[], position: number): void {
    for (const { waiting, outcome } of batch) {
      if (outcome.kind !== 'drafted') waiting.resolve(outcome);
      else {
        const events = outcome.events.map((event) => ({ ...event, position }));
        waiting.resolve({ kind: 'recorded', events, position });
      }
    }
  }

  /** Another writer was first: all are decided again. Anything else is told to whoever waits. */
  #failed(batch: readonly Decided<S>[], error: unknown): void {
    const tooMany = error instanceof AppendTooLarge && batch.length > 1;
    if (tooMany) this.#batchLimit = batch.length >> 1;
    if (tooMany || error instanceof WrongExpectedRevision) {
      this.#waiting.unshift(...batch.map((item) => item.waiting));
      return;
    }
    for (const { waiting } of batch) waiting.reject(error);
  }
}
