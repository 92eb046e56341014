import { type EventDraft, isRefusal, type Refusal, refuse } from '@madrasah/events';
import {
  type ChainHead,
  type Codec,
  type DomainEvent,
  EMPTY_CHAIN,
  headAfter,
} from '@madrasah/service-kit/codec';
import {
  type Appended,
  AppendTooLarge,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
  WrongExpectedRevision,
} from '@madrasah/service-kit/event-store';
import { RecentKeys } from './recent-keys.ts';
import type { Decision, Outcome, StreamDefinition } from './stream.ts';
import { UndoLog, undoTables } from './undo.ts';

const BATCH = 128; // decisions written by one append
// One append stays under 900 KiB (the store refuses 1 MiB); what is over it goes with the next.
const BATCH_BYTES = 900 * 1024;

interface Waiting<S> {
  readonly decision: Decision<S>;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

interface Decided<S> {
  readonly waiting: Waiting<S>;
  readonly outcome: Exclude<Outcome, { kind: 'recorded' }> | { readonly kind: 'drafted'; events: Drafted[] };
}
type Drafted = Omit<DomainEvent, 'position'>;

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
  #waiting: Waiting<S>[] = [];
  #busy: Promise<void> | undefined;
  #appending: Promise<Appended> | undefined;
  #batchLimit = BATCH;
  /** The store may hold more than is folded here. */
  #stale = true;

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
    while (this.#stale) await this.#run();
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
  knowsKey(actorId: number, key: string): boolean {
    return this.#keys.find(actorId, key) !== undefined;
  }

  /** Reads what the store holds beyond the folded state; true when there was something. @throws StoreAway */
  async catchUp(): Promise<boolean> {
    const before = this.#head.revision;
    this.#stale = true;
    await this.ready();
    return this.#head.revision > before;
  }

  /** An event that another instance may have written arrives by subscription. */
  observe(event: RecordedEvent): void {
    if (event.revision <= this.#head.revision) return;
    if (this.#busy || this.#stale || event.revision > this.#head.revision + 1) this.#stale = true;
    else this.#fold(event);
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
      if (this.#waiting.length > 0) void this.#run().catch(() => undefined);
    });
    return this.#busy;
  }

  async #work(): Promise<void> {
    try {
      if (this.#stale) await this.#load();
      while (this.#waiting.length > 0) {
        await this.#looksSettled();
        await this.#writeBatch();
        if (this.#stale) await this.#load();
      }
    } catch (error) {
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const item of waiting) item.reject(error);
      throw error;
    }
  }

  /** Decisions read other streams only when those have nothing in flight that could be taken back. */
  async #looksSettled(): Promise<void> {
    const looks = new Set(this.#waiting.flatMap(({ decision }) => decision.looks ?? []));
    for (let found = true; found; ) {
      const flights = [...looks].map((look) => look.appending).filter((flight) => flight !== undefined);
      found = flights.length > 0;
      await Promise.allSettled(flights);
    }
  }

  async #load(): Promise<void> {
    for await (const event of this.#store.readStream(this.name, { from: this.#head.revision + 1 }))
      this.#fold(event);
    this.#stale = false;
  }

  #fold(event: RecordedEvent): void {
    const head = headAfter(event);
    if (event.revision !== this.#head.revision + 1 || event.metadata['prevHash'] !== this.#head.hash)
      throw new BrokenChain(`${this.name}@${event.revision} does not follow ${this.#head.revision}`);
    const domain = this.#codec.decode(event);
    this.#definition.evolve(this.#state, domain);
    this.#keys.note(domain.metadata, domain.revision);
    this.#head = head;
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
      this.#answer(batch, appended?.position ?? 0);
      this.#keys.prune(Date.now());
    } catch (error) {
      this.#undo.rollback();
      this.#head = before;
      this.#stale = true;
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
    const use = idempotencyKey ? this.#keys.find(context.actor.id, idempotencyKey) : undefined;
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
