import type { EventDraft } from '@madrasah/events';
import {
  type ChainHead,
  type Codec,
  type DomainEvent,
  EMPTY_CHAIN,
  type Encoded,
  type EventContext,
  givesPower,
  headAfter,
  UnprovenEvent,
} from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { RecentKeys } from '../keys/recent-keys.ts';
import { type PlainState, plainState, restoreState, rowsOf } from '../snapshots/plain-state.ts';
import type { StreamDefinition } from '../stream.ts';
import { UndoLog, undoTables } from './undo.ts';

/** A chain that does not follow what this instance has folded: the store was changed behind our back. */
export class BrokenChain extends Error {
  override readonly name = 'BrokenChain';
}

/** A moment a folded stream can go back to, until what came after it is recorded. */
export interface Mark {
  readonly undo: number;
  readonly head: ChainHead;
}

/** A stream as far as it is folded: its state, its keys, its head. */
export class FoldedStream<S> {
  readonly name: string;
  readonly school: string;
  readonly definition: StreamDefinition<S>;
  readonly #codec: Codec;
  readonly #undo = new UndoLog();
  readonly #keys = new RecentKeys(this.#undo);
  #state: S;
  #head: ChainHead = EMPTY_CHAIN;
  /** Of the last recorded event; what a command answers that has nothing to record. */
  #position = 0;
  /** A fold failed in the middle of an event: the state holds a part of it. */
  #torn: { readonly by: unknown } | undefined;

  constructor(definition: StreamDefinition<S>, schoolId: string, codec: Codec) {
    this.name = definition.nameFor(schoolId);
    this.school = schoolId;
    this.definition = definition;
    this.#codec = codec;
    this.#state = this.#empty();
  }

  get state(): S {
    return this.#state;
  }
  get head(): ChainHead {
    return this.#head;
  }
  get keys(): Pick<RecentKeys, 'find'> {
    return this.#keys;
  }
  get position(): number {
    return this.#position;
  }
  /** Records in memory: what it weighs. */
  get rows(): number {
    return rowsOf(this.#state) + this.#keys.size;
  }

  /** Takes in the next event of the stream. @throws BrokenChain · UnprovenEvent · what the codec throws · what a fold once threw */
  fold(event: RecordedEvent): void {
    if (this.#torn) throw this.#torn.by;
    const head = headAfter(event);
    if (event.revision !== this.#head.revision + 1 || event.metadata['prevHash'] !== this.#head.hash)
      throw this.#broken(`${this.name}@${event.revision} does not follow ${this.#head.revision}`);
    const domain = this.#codec.decode(event);
    this.#evolve(domain);
    this.#keys.note(domain.metadata, domain.revision);
    this.#keys.prune(head.at);
    this.#head = head;
    this.#position = event.position;
  }

  /** It is read to its end. @throws UnprovenEvent when it ends before what the vault knows of it */
  ended(): void {
    const fault = this.#codec.proofs.endFault(this.name, this.#head.revision);
    if (fault) throw new UnprovenEvent(`${this.name}${fault}`);
  }

  /** From here on what is added can be taken back. */
  begin(): Mark {
    this.#undo.recording = true;
    return this.mark;
  }

  get mark(): Mark {
    return { undo: this.#undo.mark, head: this.#head };
  }

  /** Before what was decided together is added. @throws VaultAway */
  prepare(drafts: readonly EventDraft[], { schoolId }: EventContext): void {
    this.#codec.prepareKeys(schoolId, drafts);
  }

  /** Adds what was decided, not recorded yet. */
  add(draft: EventDraft, context: EventContext): Encoded {
    const encoded = this.#codec.encode(this.name, this.#head, draft, context);
    this.#head = encoded.head;
    this.definition.evolve(this.#state, encoded.domain);
    this.#keys.note(encoded.domain.metadata, encoded.domain.revision);
    return encoded;
  }

  /** Nothing is added any more until the next `begin`. */
  end(): void {
    this.#undo.recording = false;
  }

  rollback({ undo, head }: Mark): void {
    this.#undo.rollback(undo);
    this.#head = head;
  }

  /** What was added before a mark is recorded; without one, all of it. */
  settle(until = this.mark, position = this.#position): void {
    this.#undo.forget(until.undo);
    this.#position = position;
    if (until.head === this.#head) this.#keys.prune(this.#head.at);
  }

  /** It wants to be settled as a whole: the keys of commands are too many. */
  get isCrowded(): boolean {
    return this.#keys.isFull;
  }

  /**
   * What a snapshot keeps, as it is now.
   * @throws Error while something is added that may be taken back, and when a fold has failed
   */
  plain(): PlainState {
    if (this.#torn) throw new Error(`${this.name} holds a part of an event`);
    if (!this.#undo.isEmpty) throw new Error(`${this.name} holds what is not recorded`);
    return { tables: plainState(this.#state), keys: this.#keys.plain() };
  }

  /**
   * Takes over what a snapshot has kept, in place of folding the events up to one.
   * @param last that event, as it stands in the store
   * @throws whatever is wrong with the shape of what was kept; nothing of it is then taken over
   */
  restore(plain: PlainState, last: RecordedEvent): void {
    const state = this.#empty();
    restoreState(state, plain.tables);
    this.#keys.load(plain.keys);
    this.#state = state;
    this.#head = headAfter(last);
    this.#position = last.position;
  }

  /** Nobody is let in by a stream that gives power and was changed: that is told as such, and is no defect of ours. */
  #broken(reason: string): Error {
    return givesPower(this.name) ? new UnprovenEvent(reason) : new BrokenChain(reason);
  }

  #empty(): S {
    return this.definition.initial(undoTables(this.#undo));
  }

  #evolve(event: DomainEvent): void {
    try {
      this.definition.evolve(this.#state, event);
    } catch (error) {
      this.#torn = { by: error };
      throw error;
    }
  }
}
