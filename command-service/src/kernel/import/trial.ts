import type { Table } from '@madrasah/service-kit/folding';

/** A table over another one: what is written stays here, the one below is only read. */
class TrialTable<K, V> implements Table<K, V> {
  readonly #below: Table<K, V>;
  readonly #own = new Map<K, V>();
  readonly #gone = new Set<K>();

  constructor(below: Table<K, V>) {
    this.#below = below;
  }

  get size(): number {
    let size = this.#below.size - this.#gone.size;
    for (const key of this.#own.keys()) if (!this.#shows(key)) size += 1;
    return size;
  }
  get(key: K): V | undefined {
    if (this.#own.has(key)) return this.#own.get(key);
    return this.#shows(key) ? this.#below.get(key) : undefined;
  }
  has(key: K): boolean {
    return this.#own.has(key) || this.#shows(key);
  }
  set(key: K, value: V): this {
    this.#own.set(key, value);
    return this;
  }
  delete(key: K): boolean {
    const there = this.has(key);
    this.#own.delete(key);
    if (this.#below.has(key)) this.#gone.add(key);
    return there;
  }
  /** Whether the row below still stands; one that was deleted and set again stands at the end, as in a Map. */
  #shows(key: K): boolean {
    return !this.#gone.has(key) && this.#below.has(key);
  }
  *entries(): IterableIterator<[K, V]> {
    for (const [key, value] of this.#below.entries())
      if (!this.#gone.has(key)) yield [key, this.#own.has(key) ? (this.#own.get(key) as V) : value];
    for (const entry of this.#own) if (!this.#shows(entry[0])) yield entry;
  }
  *keys(): IterableIterator<K> {
    for (const [key] of this.entries()) yield key;
  }
  *values(): IterableIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }
}

const isTable = (part: unknown): part is Table<unknown, unknown> =>
  typeof part === 'object' && part !== null && 'entries' in part && 'set' in part && 'delete' in part;

/**
 * A state to try on what would come of events: it may be folded into, and the one it is of stays as it is. For states
 * that are records of tables, or of such records.
 */
export function trialOf<S>(state: S): S {
  if (isTable(state)) return new TrialTable(state) as unknown as S;
  if (typeof state !== 'object' || state === null) return state;
  return Object.fromEntries(Object.entries(state).map(([name, part]) => [name, trialOf(part)])) as S;
}
