/**
 * A bounded cache in two generations: when the young one is full it becomes the old one, and the old one is
 * forgotten. Nearly the choice of an LRU at the cost of two lookups, and without deleting a Map's first key over
 * and over, which grows slow with the size of the map.
 */
export class Recent<Key, Value> {
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  readonly #half: number;

  /** @param capacity at most this many entries are held */
  constructor(capacity: number) {
    this.#half = Math.max(1, Math.floor(capacity / 2));
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    this.#young.set(key, value);
    if (this.#young.size < this.#half) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  /** How many entries are held; one that was used lately may count twice. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }
}
