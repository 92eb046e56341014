import type { Codec } from '@madrasah/service-kit/codec';
import {
  AppendTooLarge,
  type EventStore,
  type RecordedEvent,
  readAhead,
  WrongExpectedRevision,
} from '@madrasah/service-kit/event-store';
import type { SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import { BrokenChain, FoldedStream } from '../folding/folded-stream.ts';
import { Freshness } from '../looks/freshness.ts';
import { Readers } from '../looks/readers.ts';
import type { Decision, Looked, Outcome, StreamDefinition, Waiting } from '../stream.ts';
import { BATCH, Batch } from './batch.ts';

/**
 * One stream and the commands that write it: decided one after another against the advancing state, written
 * together, one append in flight. What comes meanwhile is decided ahead, on what that append is about to record, and
 * written as soon as it stands. If it fails the state goes back before both, catches up, and all are decided again.
 */
export class StreamQueue<S> implements Looked {
  readonly name: string;
  readonly #store: EventStore;
  readonly #keeper: SnapshotKeeper | undefined;
  readonly #folded: FoldedStream<S>;
  #waiting: Waiting<S>[] = [];
  #busy: Promise<void> | undefined;
  /** The decisions that are being written. */
  #writing: Batch<S> | undefined;
  /** Those which stand on them and are written next. */
  #ahead: Batch<S> | undefined;
  #batchLimit = BATCH;
  readonly #fresh = new Freshness();
  readonly #readers = new Readers();

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

  /** Whether the state holds facts that may be taken back: they are decided and not recorded yet. */
  get unsettled(): boolean {
    return this.#writing !== undefined || this.#ahead !== undefined;
  }

  /** Resolves when all the state holds is recorded. Read it at once: the next command may change it. */
  async settled(): Promise<void> {
    if (this.unsettled) await this.#readers.wait();
  }

  /** Whether it reads, decides or writes at the moment. */
  get busy(): boolean {
    return this.#busy !== undefined;
  }

  /** Whether a key has been used by an actor for something recorded here. */
  knowsKey(schoolId: string, actorId: number, key: string): boolean {
    return this.#folded.keys.find(schoolId, actorId, key) !== undefined;
  }

  /**
   * Reads what the store holds beyond the folded state; true when the state was another than it is now: there was
   * something, or something was taken back. @throws StoreAway
   */
  async catchUp(): Promise<boolean> {
    const before = this.#folded.head;
    this.#fresh.doubt();
    await this.ready();
    return this.#folded.head !== before;
  }

  /**
   * An event that another instance may have written arrives by subscription. One that cannot be folded is no
   * reason to keep the other streams waiting: whoever commands this stream next is told.
   */
  observe(event: RecordedEvent): void {
    if (event.revision <= this.revision) return;
    try {
      // What is being read holds it, or what is being written comes before it.
      if (this.#busy) this.#fresh.doubt();
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
      if (this.#busy) this.#decideAhead();
      else void this.#run().catch(() => undefined); // each waiting decision is told by itself
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
      for (let batch = await this.#next(); batch; batch = await this.#next()) {
        await this.#write(batch);
        if (this.#fresh.stale && !this.#ahead) await this.#load();
      }
    } catch (error) {
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const item of waiting) item.reject(error);
      void this.#readers.goFirst();
      throw error;
    }
  }

  /** What is written next: what was decided ahead, or what has been waiting. */
  async #next(): Promise<Batch<S> | undefined> {
    if (!this.#ahead) {
      await this.#readers.goFirst();
      // Nothing is awaited between the last look at the flights and the decisions.
      for (let flights = this.#flights(); flights.length > 0; flights = this.#flights())
        await Promise.all(flights.map((flight) => flight.settled()));
      if (this.#waiting.length === 0) return undefined;
      this.#ahead = new Batch(this.#folded, this.#batchLimit);
      this.#decideInto(this.#ahead, () => true);
    }
    this.#writing = this.#ahead;
    this.#ahead = undefined;
    return this.#writing;
  }

  /** Decisions read other streams only when those hold nothing that could be taken back. */
  #flights(): Looked[] {
    const looks = new Set(this.#waiting.flatMap(({ decision }) => decision.looks ?? []));
    return [...looks].filter((look) => look !== this && look.unsettled);
  }

  /** Whoever waits for a rest of the stream gets it: nothing is then decided ahead. */
  #decideAhead(): void {
    const isWanted = this.#fresh.stale || this.#readers.waiting || this.#keeper?.isDue(this.#folded);
    if (!this.#writing || isWanted || this.#folded.isCrowded) return;
    this.#ahead ??= new Batch(this.#folded, this.#batchLimit);
    this.#decideInto(this.#ahead, ({ decision: { looks = [] } }) => !looks.some((look) => look.unsettled));
    if (this.#ahead.waiting.length === 0) this.#ahead = undefined;
  }

  /** In their order, as many as there is room for. */
  #decideInto(batch: Batch<S>, isReady: (waiting: Waiting<S>) => boolean): void {
    for (let [first] = this.#waiting; first && !batch.isFull && isReady(first); [first] = this.#waiting) {
      this.#waiting.shift();
      batch.add(first);
    }
  }

  #load(): Promise<void> {
    return this.#fresh.refresh(async () => {
      if (this.revision < 0) await this.#keeper?.restore(this.#folded, this.#store);
      for await (const event of readAhead(this.#store, this.name, this.revision + 1))
        this.#folded.fold(event);
      this.#folded.ended();
      this.#keeper?.note(this.#folded);
    });
  }

  async #write(batch: Batch<S>): Promise<void> {
    const { before, events } = batch;
    try {
      const append = events.length > 0 && this.#store.append(this.name, before.head.revision, events);
      this.#decideAhead();
      const appended = append ? await append : undefined;
      this.#batchLimit = BATCH;
      this.#folded.settle(this.#ahead?.before, appended?.position);
      batch.answer(this.#folded.position);
      if (!this.#ahead) this.#keeper?.note(this.#folded);
    } catch (error) {
      this.#folded.rollback(before);
      this.#fresh.doubt();
      this.#waiting.unshift(...(this.#ahead?.waiting ?? []));
      this.#ahead = undefined;
      this.#failed(batch, error);
    } finally {
      this.#writing = undefined;
    }
  }

  /** Another writer was first: all are decided again. Anything else is told to whoever waits. */
  #failed(batch: Batch<S>, error: unknown): void {
    const { waiting } = batch;
    const tooMany = error instanceof AppendTooLarge && waiting.length > 1;
    if (tooMany) this.#batchLimit = waiting.length >> 1;
    const overtaken = error instanceof WrongExpectedRevision;
    if (tooMany || (overtaken && this.#fresh.overtaken(this.revision))) this.#waiting.unshift(...waiting);
    else batch.reject(overtaken ? new BrokenChain(`${this.name} is shorter than ${this.revision}`) : error);
  }
}
