/**
 * Answers that were made ready, kept in memory while nothing new is projected: with the next event all of them are made
 * anew, so that none outlives what it says. So many at most; a start has none, and the first who asks makes them again.
 */
export class Prepared<T> {
  readonly #position: () => number;
  readonly #most: number;
  #at = -1;
  #held = new Map<string, Promise<T>>();

  /** @param position how far the read side has come: everything up to there stands in what answers are made of */
  constructor(position: () => number, most: number) {
    this.#position = position;
    this.#most = most;
  }

  /** What is ready under the key, or what is made now; who asks meanwhile waits for the same. @throws what `make` throws */
  of(key: string, make: () => Promise<T>): Promise<T> {
    // Read before anything is: an event that arrives while it is made makes it old.
    const now = this.#position();
    if (now !== this.#at || this.#held.size >= this.#most) {
      this.#at = now;
      this.#held = new Map();
    }
    const ready = this.#held.get(key);
    if (ready) return ready;
    const held = this.#held;
    const made = make();
    held.set(key, made);
    made.catch(() => held.delete(key));
    return made;
  }
}
