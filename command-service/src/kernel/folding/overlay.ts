import type { Table } from '@madrasah/service-kit/folding';

/** A table as it would be: what changes lies over the table below, which stays as it is. */
class OverlayTable<K, V> implements Table<K, V> {
  readonly #below: Table<K, V>;
  readonly #over = new Map<K, V>();
  readonly #gone = new Set<K>();

  constructor(below: Table<K, V>) {
    this.#below = below;
  }

  get(key: K): V | undefined {
    if (this.#over.has(key)) return this.#over.get(key);
    return this.#gone.has(key) ? undefined : this.#below.get(key);
  }
  has(key: K): boolean {
    return this.#over.has(key) || (!this.#gone.has(key) && this.#below.has(key));
  }
  set(key: K, value: V): this {
    this.#gone.delete(key);
    this.#over.set(key, value);
    return this;
  }
  delete(key: K): boolean {
    const known = this.has(key);
    this.#over.delete(key);
    this.#gone.add(key);
    return known;
  }
  get size(): number {
    return [...this.keys()].length;
  }
  *entries(): IterableIterator<[K, V]> {
    for (const [key, value] of this.#below.entries())
      if (!this.#over.has(key) && !this.#gone.has(key)) yield [key, value];
    yield* this.#over.entries();
  }
  *keys(): IterableIterator<K> {
    for (const [key] of this.entries()) yield key;
  }
  *values(): IterableIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }
}

/**
 * A state to go on thinking with, a record of tables: what is folded into it leaves the state itself as it is. For a
 * decision whose second part stands on its first.
 */
export const overlaid = <S extends object>(state: S): S =>
  Object.fromEntries(
    Object.entries(state).map(([name, table]) => [name, new OverlayTable(table as Table<unknown, unknown>)]),
  ) as S;
