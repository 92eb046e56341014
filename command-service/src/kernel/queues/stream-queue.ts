import { type EventDraft, isRefusal, type Refusal, refuse } from '@madrasah/events';
import type { Codec } from '@madrasah/service-kit/codec';
import {
  type Appended,
  AppendTooLarge,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
  readAhead,
  WrongExpectedRevision,
} from '@madrasah/service-kit/event-store';
import type { SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import { BrokenChain, FoldedStream } from '../folding/folded-stream.ts';
import { Freshness } from '../looks/freshness.ts';
import type { Decided, Decision, Outcome, StreamDefinition, Waiting } from '../stream.ts';

const BATCH = 128; // decisions written by one append
// One append stays under 900 KiB (the store refuses 1 MiB); what is over it goes with the next.
const BATCH_BYTES = 900 * 1024;

/**
 * One stream and the commands that write it: decided one after another against the advancing state, written
 * together, one append in flight. If the append fails the state goes back, catches up, and all are decided again.
 */
export class StreamQueue<S> {
  readonly name: string;
  readonly #store: EventStore;
  readonly #keeper: SnapshotKeeper | undefined;
  readonly #folded: FoldedStream<S>;
  #waiting: Waiting<S>[] = [];
  #busy: Promise<void> | undefined;
  #appending: Promise<Appended> | undefined;
  #batchLimit = BATCH;
  readonly #fresh = new Freshness();

  constructor(
    definition: StreamDefinition<S>,
    schoolId: string,
    store: EventStore,
    codec: Codec,
    keeper?: SnapshotKeeper,
  ) {
    this.#folded = new FoldedStream(definition, schoolId, codec);
    this.name = this.#folded.name;
    this.#store = store;
    this.#keeper = keeper;
  }

  get revision(): number {
    return this.#folded.head.revision;
  }

  /** Decisions that nobody has taken up yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Records in memory. */
  get rows(): number {
    return this.#folded.rows;
  }

  /** The folded state, loaded. Read it at once: the next command may change it. @throws StoreAway */
  async ready(): Promise<S> {
    while (this.#fresh.stale) {
      const refreshed = this.#fresh.refreshed();
      void this.#run().catch(() => undefined); // `refreshed` tells
      await refreshed;
    }
    return this.#folded.state;
  }

  /** The state as it is, for decisions of other streams that have awaited `ready` before. */
  get state(): S {
    return this.#folded.state;
  }

  /** The append in flight; until it is settled the state holds facts that may be taken back. */
  get appending(): Promise<unknown> | undefined {
    return this.#appending;
  }

  /** Whether it reads, decides or writes at the moment. */
  get busy(): boolean {
    return this.#busy !== undefined;
  }

  /** Whether a key has been used by an actor for something recorded here. */
  knowsKey(schoolId: string, actorId: number, key: string): boolean {
    return this.#folded.keys.find(schoolId, actorId, key) !== undefined;
  }

  /** Reads what the store holds beyond the folded state; true when there was something. @throws StoreAway */
  async catchUp(): Promise<boolean> {
    const before = this.revision;
    this.#fresh.doubt();
    await this.ready();
    return this.revision > before;
  }

  /**
   * An event that another instance may have written arrives by subscription. One that cannot be folded is no
   * reason to keep the other streams waiting: whoever commands this stream next is told.
   */
  observe(event: RecordedEvent): void {
    if (event.revision <= this.revision) return;
    try {
      if (this.#busy || this.#fresh.stale) this.#fresh.doubt();
      else this.#folded.fold(event);
    } catch {
      this.#fresh.doubt();
    }
  }

  /** Writes the state down before the queue is put away; nothing must be under way then. */
  async save(): Promise<void> {
    while (this.#busy) await this.#busy.catch(() => undefined);
    if (this.revision >= 0) await this.#keeper?.save(this.#folded);
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
      if (this.revision < 0) await this.#keeper?.restore(this.#folded, this.#store);
      for await (const event of readAhead(this.#store, this.name, this.revision + 1))
        this.#folded.fold(event);
      this.#keeper?.note(this.#folded);
    });
  }

  async #writeBatch(): Promise<void> {
    const before = this.#folded.begin();
    const batch: Decided<S>[] = [];
    const events: NewEvent[] = [];
    this.#decideSome(batch, events);
    this.#folded.end();
    try {
      if (events.length > 0) this.#appending = this.#store.append(this.name, before.head.revision, events);
      const appended = await this.#appending;
      this.#batchLimit = BATCH;
      this.#folded.settle(appended?.position);
      this.#answer(batch, this.#folded.position);
      this.#keeper?.note(this.#folded);
    } catch (error) {
      this.#folded.rollback(before);
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
      const { mark } = this.#folded;
      const first = events.length;
      try {
        const outcome = this.#decide(waiting.decision, events);
        batch.push({ waiting, outcome });
        for (const event of events.slice(first)) bytes += JSON.stringify(event.data).length;
      } catch (error) {
        this.#folded.rollback(mark);
        events.length = first;
        waiting.reject(error);
      }
    }
  }

  #decide({ context, decide }: Decision<S>, events: NewEvent[]): Decided<S>['outcome'] {
    const { idempotencyKey, inputHash } = context;
    const { schoolId, actor } = context;
    const use = idempotencyKey ? this.#folded.keys.find(schoolId, actor.id, idempotencyKey) : undefined;
    if (use?.inputHash === inputHash && use) return { kind: 'repeated', ...use };
    if (use) return { kind: 'refused', refusal: refuse('key.reused') };
    const decided: readonly EventDraft[] | Refusal = decide(this.#folded.state);
    if (isRefusal(decided)) return { kind: 'refused', refusal: decided };
    const drafted = decided.map((draft) => {
      const { event, domain } = this.#folded.add(draft, context);
      events.push(event);
      return domain;
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
    const overtaken = error instanceof WrongExpectedRevision;
    if (tooMany || (overtaken && this.#fresh.overtaken(this.revision))) {
      this.#waiting.unshift(...batch.map((item) => item.waiting));
      return;
    }
    const reason = overtaken ? new BrokenChain(`${this.name} is shorter than ${this.revision}`) : error;
    for (const { waiting } of batch) waiting.reject(reason);
  }
}
