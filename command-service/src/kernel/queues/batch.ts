import { type EventDraft, isRefusal, type Refusal, refuse } from '@madrasah/events';
import type { NewEvent } from '@madrasah/service-kit/event-store';
import type { FoldedStream, Mark } from '../folding/folded-stream.ts';
import type { Decided, Decision, Waiting } from '../stream.ts';

/** Decisions written by one append. */
export const BATCH = 128;
// One append stays under 900 KiB (the store refuses 1 MiB); what is over it goes with the next.
const BATCH_BYTES = 900 * 1024;

/** Decisions made one after another against the advancing state, to be written by one append. */
export class Batch<S> {
  /** Where the state stood before the first of them. */
  readonly before: Mark;
  readonly events: NewEvent[] = [];
  readonly #folded: FoldedStream<S>;
  readonly #decided: Decided<S>[] = [];
  readonly #limit: number;
  #bytes = 0;

  /** @param limit how many decisions it takes */
  constructor(folded: FoldedStream<S>, limit = BATCH) {
    this.#folded = folded;
    this.#limit = limit;
    this.before = folded.mark;
  }

  get isFull(): boolean {
    return this.#decided.length >= this.#limit || this.#bytes >= BATCH_BYTES / 2;
  }

  /** Whose decisions it holds, in their order. */
  get waiting(): readonly Waiting<S>[] {
    return this.#decided.map(({ waiting }) => waiting);
  }

  /** Decides one more. A defect in it is told at once and leaves nothing behind. */
  add(waiting: Waiting<S>): void {
    const mark = this.#folded.begin();
    const first = this.events.length;
    try {
      const outcome = this.#decide(waiting.decision);
      this.#decided.push({ waiting, outcome });
      for (const event of this.events.slice(first)) this.#bytes += JSON.stringify(event.data).length;
    } catch (error) {
      this.#folded.rollback(mark);
      this.events.length = first;
      waiting.reject(error);
    } finally {
      this.#folded.end();
    }
  }

  /** Tells everybody what became of his decision: the append, where there was one, stands at a position. */
  answer(position: number): void {
    for (const { waiting, outcome } of this.#decided) {
      if (outcome.kind !== 'drafted') waiting.resolve(outcome);
      else {
        const events = outcome.events.map((event) => ({ ...event, position }));
        waiting.resolve({ kind: 'recorded', events, position });
      }
    }
  }

  /** Tells everybody why his decision was not recorded, or may not have been. */
  reject(reason: unknown): void {
    for (const { waiting } of this.#decided) waiting.reject(reason);
  }

  #decide({ context, decide }: Decision<S>): Decided<S>['outcome'] {
    const { idempotencyKey, inputHash } = context;
    const { schoolId, actor } = context;
    const use = idempotencyKey ? this.#folded.keys.find(schoolId, actor.id, idempotencyKey) : undefined;
    if (use?.inputHash === inputHash && use) return { kind: 'repeated', ...use };
    if (use) return { kind: 'refused', refusal: refuse('key.reused') };
    const decided: readonly EventDraft[] | Refusal = decide(this.#folded.state);
    if (isRefusal(decided)) return { kind: 'refused', refusal: decided };
    this.#folded.prepare(decided, context);
    const drafted = decided.map((draft) => {
      const { event, domain } = this.#folded.add(draft, context);
      this.events.push(event);
      return domain;
    });
    return { kind: 'drafted', events: drafted };
  }
}
