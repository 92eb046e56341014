/** Told to somebody whose work is not taken, since too much of it waits already. */
export class TooMuchWaits extends Error {
  override readonly name = 'TooMuchWaits';
}

interface Bounds {
  /** How much is done at the same time. */
  readonly atOnce: number;
  /** How much of one caller waits at most, and of all together. What is of nobody in particular ('') is not counted. */
  readonly mostOfOne: number;
  readonly most: number;
}

type Work = () => Promise<unknown>;

/**
 * Dear work, a few at a time. Callers take turns: however much one of them has asked for, another's first waits for no
 * more than what is being done, and one of each who came before.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  /** By caller, in the order of their turns. */
  readonly #waiting = new Map<string, Work[]>();
  #waits = 0;
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** How much waits now. */
  get waits(): number {
    return this.#waits;
  }

  /**
   * Does some work when its turn comes.
   * @param from whose it is; '' for the house itself @throws TooMuchWaits, and whatever the work throws
   */
  run<T>(from: string, work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const own = this.#waiting.get(from) ?? [];
    const { mostOfOne, most } = this.#bounds;
    if (from !== '' && (own.length >= mostOfOne || this.#waits >= most)) throw new TooMuchWaits();
    this.#waiting.set(from, [...own, () => work().then(resolve, reject)]);
    this.#waits += 1;
    this.#next();
    return promise;
  }

  #next(): void {
    if (this.#running >= this.#bounds.atOnce) return;
    const [first] = this.#waiting;
    if (!first) return;
    const [from, [work, ...rest]] = first;
    this.#waiting.delete(from);
    if (rest.length > 0) this.#waiting.set(from, rest); // behind whoever waits too
    this.#waits -= 1;
    this.#running += 1;
    void work?.().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }
}
