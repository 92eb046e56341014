import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { type Clock, today } from '@madrasah/service-kit/clock';
import type { Codec, DomainEvent, EventContext } from '@madrasah/service-kit/codec';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import type { DeskOptions } from './desk-options.ts';
import { type ErasedFrame, refusedOfErased } from './erasing.ts';
import type { Errand } from './errand.ts';
import { openedStream } from './opening.ts';
import { Queues } from './queues/queues.ts';
import type { StreamQueue } from './queues/stream-queue.ts';
import type { Asked, References, Users } from './references.ts';
import type { Referred, StreamDefinition, StreamKind } from './stream.ts';
import { Tried } from './tried.ts';

export { type Errand, errandOf, hashInput, lookErrand, openErrand, stepErrand } from './errand.ts';

/** What a decision may know besides its own stream's state. All of it is read-only. */
export interface DecisionContext {
  readonly schoolId: string;
  readonly actor: { readonly id: number; readonly permissionType: number };
  readonly now: Date;
  /** Business day in Dhaka. */
  readonly today: string;
  /** The folded state of another stream that the step has declared in `reads`. */
  look<S>(stream: StreamDefinition<S>): S;
}

/** One append to one stream. */
export interface Step<S> {
  readonly stream: StreamDefinition<S>;
  readonly reads?: readonly StreamKind[] | undefined;
  decide(state: S, context: DecisionContext): readonly EventDraft[] | Refusal;
}

/** The streams a step looks at, and those the guard of its own stream looks at. */
const readsOf = <S>({ stream, reads = [] }: Step<S>): readonly StreamKind[] => [
  ...new Set([...reads, ...(stream.guard?.reads ?? [])]),
];

/** A step from its parts. */
export const stepOn = <S>(
  stream: StreamDefinition<S>,
  decide: Step<S>['decide'],
  reads: readonly StreamKind[] = [],
): Step<S> => ({ stream, reads, decide });

/** A step on its errand, with the streams it looks at: they are put together once. */
interface Task<S> {
  readonly step: Step<S>;
  readonly errand: Errand;
  readonly reads: readonly StreamKind[];
}

const taskOf = <S>(step: Step<S>, errand: Errand): Task<S> => ({ step, errand, reads: readsOf(step) });

export interface Done {
  readonly events: readonly DomainEvent[];
  readonly position: number;
}

/** Where every command is carried out: it keeps the queues of the streams lately used and their folded states. */
export class Desk {
  readonly store: EventStore;
  readonly clock: Clock;
  /** Who is erased; absent where nobody has told. */
  readonly erased: ErasedFrame | undefined;
  readonly #codec: Codec;
  readonly #queues: Queues;
  readonly #references: References | undefined;

  constructor(store: EventStore, codec: Codec, clock: Clock, options: DeskOptions = {}) {
    const { keeper, rowsAtHand, references, erased } = options;
    this.store = store;
    this.clock = clock;
    this.erased = erased;
    this.#codec = codec;
    this.#queues = new Queues(store, codec, keeper, rowsAtHand);
    this.#references = references;
  }

  /** The queue of a stream; made when first asked for. */
  queue<S>(stream: StreamDefinition<S>, schoolId: string): StreamQueue<S> {
    return this.#queues.of(stream, schoolId);
  }

  /** The state of a stream, loaded. @throws StoreAway */
  state<S>(stream: StreamDefinition<S>, schoolId: string): Promise<S> {
    return this.queue(stream, schoolId).ready();
  }

  /** Who refers to a thing in a school. @throws StoreAway · TypeError where nobody has told this desk */
  async usersOf(to: Referred, schoolId: string, asked?: Asked): Promise<Users> {
    if (!this.#references) throw new TypeError(`this desk does not know who refers to ${to.key}`);
    return this.#references.usersOf(to, await this.state(openedStream, schoolId), asked);
  }

  /** Streams in memory, their records, and the decisions that wait in their queues. */
  get sizes(): Queues['sizes'] {
    return this.#queues.sizes;
  }

  /** Events of the whole log, as the subscription brings them: other instances' appends reach our states. */
  observe(events: readonly RecordedEvent[]): void {
    this.#queues.observe(events);
  }

  /** Puts away what nobody has used lately; it is done by itself from time to time. */
  makeRoom(): Promise<void> {
    return this.#queues.makeRoom();
  }

  /** Writes the folded states down for the next start. */
  save(): Promise<void> {
    return this.#queues.save();
  }

  /** Carries out one step. A refusal is decided again after its stream and those it read have caught up once. */
  perform<S>(step: Step<S>, errand: Errand): Promise<Done | Refusal> {
    const task = taskOf(step, errand);
    if (errand.trying) return this.#tried(task);
    return this.#holding(task, async () => {
      const first = await this.#attempt(task);
      if (!isRefusal(first) || !(await this.#wasBehind(task))) return first;
      return this.#attempt(task);
    });
  }

  /** What a step would be refused for now, without carrying it out; undefined when nothing. */
  foresee<S>(step: Step<S>, errand: Errand): Promise<Refusal | undefined> {
    const task = taskOf(step, errand);
    if (errand.trying) return this.#tried(task);
    return this.#holding(task, async () => {
      const outcome = await this.#foreseen(task);
      if (!outcome || !(await this.#wasBehind(task))) return outcome;
      return this.#foreseen(task);
    });
  }

  /** Whether a step has been recorded under the errand's key: then it must not be foreseen, only repeated. */
  async isRecorded(stream: StreamKind, { schoolId, actor, idempotencyKey }: Errand): Promise<boolean> {
    if (!idempotencyKey) return false;
    const queue = this.queue(stream as StreamDefinition<unknown>, schoolId);
    await queue.ready();
    if (!queue.knowsKey(schoolId, actor.id, idempotencyKey)) return false;
    await queue.settled();
    return queue.knowsKey(schoolId, actor.id, idempotencyKey);
  }

  #holding<S, T>({ step, reads, errand }: Task<S>, work: () => Promise<T>): Promise<T> {
    return this.#queues.holding([step.stream, ...reads], errand.schoolId, work);
  }

  /** @throws Tried what it would record */
  #tried<S>(task: Task<S>): Promise<Refusal> {
    return this.#holding(task, async () => {
      const decided = await this.#decided(task);
      if (isRefusal(decided)) return decided;
      throw new Tried(task.step.stream.nameFor(task.errand.schoolId), decided);
    });
  }

  async #foreseen<S>(task: Task<S>): Promise<Refusal | undefined> {
    const decided = await this.#decided(task);
    return isRefusal(decided) ? decided : undefined;
  }

  async #decided<S>(task: Task<S>): Promise<ReturnType<Step<S>['decide']>> {
    await this.#ready(task);
    return this.#decide(task, await this.state(task.step.stream, task.errand.schoolId));
  }

  /** The step's own decision, held against what its stream guards. */
  #decide<S>(task: Task<S>, state: S): ReturnType<Step<S>['decide']> {
    const { step } = task;
    const context = this.#context(task);
    const decided = step.decide(state, context);
    return isRefusal(decided) ? decided : (step.stream.guard?.refuse(state, decided, context) ?? decided);
  }

  async #attempt<S>(task: Task<S>): Promise<Done | Refusal> {
    const looks = await this.#ready(task);
    const { step, errand } = task;
    const { schoolId, inputHash } = errand;
    const print = inputHash && this.#codec.fingerprint(schoolId, inputHash);
    const context: EventContext = { ...errand, inputHash: print, at: this.clock.now() };
    const decide = (state: S) => this.#decide(task, state);
    const submitted = this.queue(step.stream, schoolId).submit({ context, looks, decide });
    const outcome = await submitted.catch(refusedOfErased);
    if (outcome.kind === 'refused') return outcome.refusal;
    if (outcome.kind === 'recorded') return outcome;
    return this.#recorded(step.stream.nameFor(schoolId), outcome.revision, outcome.count);
  }

  /** The events of an earlier command, read back. */
  async #recorded(stream: string, revision: number, count: number): Promise<Done> {
    const events: DomainEvent[] = [];
    for await (const event of this.store.readStream(stream, { from: revision, limit: count }))
      events.push(this.#codec.decode(event));
    return { events, position: events.at(-1)?.position ?? 0 };
  }

  /** One event of a stream, for decisions that need what was written then; undefined while it is not recorded. */
  async eventAt(stream: StreamKind, schoolId: string, revision: number): Promise<DomainEvent | undefined> {
    const { events } = await this.#recorded(stream.nameFor(schoolId), revision, 1);
    return events[0];
  }

  /** An event as it was recorded, read. */
  decode = (event: RecordedEvent): DomainEvent => this.#codec.decode(event);

  async #ready<S>(task: Task<S>): Promise<StreamQueue<unknown>[]> {
    const queues = this.#queuesOf(task);
    await Promise.all(queues.map((queue) => queue.ready()));
    return queues;
  }

  async #wasBehind<S>(task: Task<S>): Promise<boolean> {
    const queues = [this.queue(task.step.stream, task.errand.schoolId), ...this.#queuesOf(task)];
    const moved = await Promise.all(queues.map((queue) => queue.catchUp()));
    return moved.some(Boolean);
  }

  #queuesOf<S>({ reads, errand }: Task<S>): StreamQueue<unknown>[] {
    return reads.map((stream) => this.queue(stream as StreamDefinition<unknown>, errand.schoolId));
  }

  #context<S>({ reads, errand: { schoolId, actor } }: Task<S>): DecisionContext {
    return {
      schoolId,
      actor,
      now: this.clock.now(),
      today: today(this.clock),
      look: (stream) => {
        if (!reads.includes(stream)) {
          const name = stream.nameFor(schoolId); // a keyed stream may be defined anew for each look
          if (!reads.some((read) => read.nameFor(schoolId) === name))
            throw new Error(`${name} is not declared in reads`);
        }
        return this.queue(stream, schoolId).state;
      },
    };
  }
}
