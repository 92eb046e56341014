import { parseStream } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import type { Fold } from '@madrasah/service-kit/folding';
import type { FoldedState, KeptState } from '@madrasah/service-kit/snapshots';

/** One kind of stream and the state it folds to. */
export interface StreamFold<S> extends KeptState {
  readonly name: string;
  /** A record of Maps where a snapshot is kept (`stateVersion`). */
  readonly empty: () => S;
  readonly evolve: Fold<S> & { readonly types: readonly string[] };
}

/** One stream as far as it is folded. */
export class KeptFold<S> implements FoldedState {
  readonly name: string;
  readonly school: string;
  readonly definition: StreamFold<S>;
  #state: S;
  #head = { revision: -1, hash: '' };
  /** A fold failed in the middle of an event. */
  #torn = false;

  constructor(stream: string, definition: StreamFold<S>) {
    this.name = stream;
    this.school = parseStream(stream)?.school ?? '';
    this.definition = definition;
    this.#state = definition.empty();
  }

  get state(): S {
    return this.#state;
  }
  /** Of the last event that is folded; revision -1: of none. */
  get head(): FoldedState['head'] {
    return this.#head;
  }

  /** Each event once, however often it comes. */
  fold(event: Omit<DomainEvent, 'position'>): void {
    if (event.revision <= this.#head.revision) return;
    this.#torn = true;
    this.definition.evolve(this.#state, event);
    this.#torn = false;
    this.#head = { revision: event.revision, hash: event.metadata.hash };
  }

  /** @throws Error when a fold has failed: the state holds a part of an event */
  plain(): unknown {
    if (this.#torn) throw new Error(`${this.name} holds a part of an event`);
    return this.#state;
  }

  /** @throws TypeError when other tables were kept; nothing is then taken over */
  restore(plain: unknown, { revision, metadata }: RecordedEvent): void {
    const tables = Object.entries(this.definition.empty() as Record<string, unknown>);
    const kept = plain as Record<string, unknown>;
    const fits = tables.length === Object.keys(kept).length;
    if (!fits || tables.some(([name]) => !(kept[name] instanceof Map)))
      throw new TypeError('other tables were kept');
    this.#state = kept as S;
    this.#head = { revision, hash: String(metadata['hash']) };
  }
}
