import type { EventDefinition } from '@madrasah/events';
import type { MembersOf } from '../columns/index.ts';

/** The part of Map that folds use: a projector gives a plain Map, a command stream one that can be undone. */
export interface Table<K, V> {
  get(key: K): V | undefined;
  has(key: K): boolean;
  set(key: K, value: V): unknown;
  delete(key: K): boolean;
  readonly size: number;
  keys(): IterableIterator<K>;
  values(): IterableIterator<V>;
  entries(): IterableIterator<[K, V]>;
}

/**
 * How the records of a table of very many are kept as columns: a quarter of the memory of objects. Its keys are
 * ids; a record is replaced as a whole and never deleted.
 */
export interface RecordLayout<V> {
  columns(): MembersOf<V>;
  /** The record at a row. Written out name by name: made in a loop it would cost four times as much. */
  recordAt(columns: MembersOf<V>, row: number): V;
}

export type NewTable = <K, V>(layout?: RecordLayout<V>) => Table<K, V>;

export const plainTable: NewTable = <K, V>() => new Map<K, V>();

/** An event as a fold sees it. */
export interface Foldable {
  readonly type: string;
  readonly data: object;
  readonly revision: number;
  readonly metadata: {
    readonly at: string;
    readonly actor: { readonly id: number };
    /** Of a command over many things. */
    readonly operation?: string;
  };
}

export type Fold<S> = (state: S, event: Foldable) => void;

export interface FoldCase<S> {
  readonly type: string;
  readonly fold: Fold<S>;
}

/** What one kind of event changes in a state. */
export function on<S, D>(
  definition: EventDefinition<string, D>,
  change: (state: S, data: D, event: Foldable) => void,
): FoldCase<S> {
  return { type: definition.type, fold: (state, event) => change(state, event.data as D, event) };
}

/** A fold from its cases; an event without a case changes nothing. */
export function foldOf<S>(...cases: readonly FoldCase<S>[]): Fold<S> & { readonly types: readonly string[] } {
  const byType = new Map(cases.map(({ type, fold }) => [type, fold]));
  const fold: Fold<S> = (state, event) => byType.get(event.type)?.(state, event);
  return Object.assign(fold, { types: [...byType.keys()] });
}
