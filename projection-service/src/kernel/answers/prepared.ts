interface Held<T> {
  readonly stamp: readonly unknown[];
  readonly made: Promise<T>;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, at) => Object.is(part, other[at]));

/**
 * Answers that were made ready, kept in memory while all that they are made of is the same. So many at most, the one
 * made first goes first; a start has none, and the first who asks makes them again.
 */
export class Prepared<T> {
  readonly #most: number;
  readonly #held = new Map<string, Held<T>>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * What is ready under the key, or what is made now; who asks meanwhile waits for the same.
   * @param stamp of what it is made of, read before anything of it is: another one makes it anew
   * @throws what `make` throws
   */
  of(key: string, stamp: readonly unknown[], make: () => Promise<T>): Promise<T> {
    const ready = this.#held.get(key);
    if (ready && isSame(ready.stamp, stamp)) return ready.made;
    const held = { stamp, made: make() };
    this.#held.delete(key); // the last one made stands at the end
    this.#held.set(key, held);
    const [first] = this.#held.keys();
    if (this.#held.size > this.#most && first !== undefined) this.#held.delete(first);
    held.made.catch(() => this.#held.get(key) === held && this.#held.delete(key));
    return held.made;
  }
}
