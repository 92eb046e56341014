import type { EventDraft, Refusal } from '@madrasah/events';
import type { DomainEvent, EventContext } from '@madrasah/service-kit/codec';
import type { Fold, NewTable } from '@madrasah/service-kit/folding';

/** A kind of stream, whatever its state. */
export interface StreamKind {
  readonly category: string;
  nameFor(schoolId: string): string;
}

/** What every decision over a stream must respect, whoever made it. */
export interface Guard<S> {
  /** Other streams it looks at. */
  readonly reads: readonly StreamKind[];
  /** The refusal of what was decided, before any of it is folded or recorded. */
  refuse(state: S, drafts: readonly EventDraft[], context: Looking): Refusal | undefined;
}

/** What a guard may know besides the stream's own state. */
export interface Looking {
  /** Business day in Dhaka. */
  readonly today: string;
  look<S>(stream: StreamDefinition<S>): S;
}

/** What can be referred to: the rows of a register, or another thing that has its own ids. */
export interface Referred {
  /** Its name within the product. */
  readonly key: string;
  /** By what one may be held, where a refusal says by what. */
  readonly ties?: readonly string[];
}

/** That a state names something, said where its fields are folded. */
export interface Reference<S> {
  readonly to: Referred;
  /** Which of its ties this is. */
  readonly tie?: string;
  /** Whether it names the one with this id. */
  names(state: S, id: number): boolean;
}

/** A kind of stream: its name for a school, and the state that decisions are made against. */
export interface StreamDefinition<S> extends StreamKind {
  initial(table: NewTable): S;
  readonly evolve: Fold<S>;
  /**
   * Given where a snapshot of the state pays: the stream grows long. The state is then a record of tables. Raised with
   * every change of the state or of how events change it.
   */
  readonly stateVersion?: number;
  /** The state holds something personal: its snapshot is encrypted with a key of the vault. */
  readonly sealed?: true;
  readonly guard?: Guard<S>;
  /** What its state names: whoever takes that off its list asks here, by way of the kernel. */
  readonly refers?: readonly Reference<S>[];
}

/** The keyed streams of one category. */
export interface KeyedStreams {
  readonly category: string;
  streamOf(key: string): StreamDefinition<never>;
  /** What a key is the id of: a stream that is opened refers to it. */
  readonly keyOf?: Referred;
}

/** All streams of a category, each by its key. @param keyOf what a key is the id of */
export const keyedStreams = <S>(
  category: string,
  streamOf: (key: string) => StreamDefinition<S>,
  keyOf?: Referred,
): KeyedStreams => ({ category, streamOf, ...(keyOf && { keyOf }) }) as unknown as KeyedStreams;

/** Another stream, as far as a decision that reads it must know. */
export interface Looked {
  /** Its state holds facts that may be taken back. */
  readonly unsettled: boolean;
  /** Resolves when all its state holds is recorded. */
  settled(): Promise<void>;
}

/** One command as a stream's queue sees it. `decide` is pure and may run again on a newer state. */
export interface Decision<S> {
  readonly context: EventContext;
  /** Other streams whose state `decide` reads; their queues must have been awaited ready. */
  readonly looks?: readonly Looked[] | undefined;
  decide(state: S): readonly EventDraft[] | Refusal;
}

/** What became of a decision. */
export type Outcome =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** `events` may be empty: the decision was that nothing needs to be recorded. */
  | { readonly kind: 'recorded'; readonly events: readonly DomainEvent[]; readonly position: number }
  /** The same key and input were recorded before, at these revisions. */
  | { readonly kind: 'repeated'; readonly revision: number; readonly count: number };

/** A decision in the queue, and who is told what became of it. */
export interface Waiting<S> {
  readonly decision: Decision<S>;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** A decision that is made and not recorded yet. */
export interface Decided<S> {
  readonly waiting: Waiting<S>;
  readonly outcome:
    | Exclude<Outcome, { kind: 'recorded' }>
    | { readonly kind: 'drafted'; readonly events: readonly Omit<DomainEvent, 'position'>[] };
}
