/** Told to somebody whose work is not done: too much of it waits already, or its turn did not come in time. */
export class TooMuchWaits extends Error {
  override readonly name = 'TooMuchWaits';
}

interface Bounds {
  /** How much is done at the same time. */
  readonly atOnce: number;
  /** How much of one caller waits at most, and of all together. What is of nobody in particular ('') is not counted. */
  readonly mostOfOne: number;
  readonly most: number;
  /** Whose turn has not come by then (ms) is told so, and waits no more. */
  readonly waitMs: number;
}

/** Whose work it is, and what is known of it. */
export interface Asked {
  /** From where; '' for the house itself. */
  readonly from: string;
  /** What it is about: of one thing work takes turns too, from however many places it is asked. */
  readonly about?: string;
  /** He has proved who he is: before all others, and no stranger's work counts against his. */
  readonly ahead?: boolean;
  /** How often of late the like was in vain: that much later is its turn. */
  readonly inVain?: () => number;
  /** Whether nobody waits for it any more. */
  readonly gone?: () => boolean;
}

interface Waiting {
  readonly asked: Asked;
  readonly at: number;
  begin(): Promise<void>;
  leave(): void;
}

/** A busy time that does not end is forgotten at so many callers. */
const MOST_REMEMBERED = 10_000;

/**
 * Dear work, a few at a time, and as much of each caller and each thing as of any other: whoever, or whatever, has had
 * the fewest turns since the queue was last empty is next. Of what was in vain of late the newest is first: whoever
 * asks now is still there, and what has waited for long is left by those who asked.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  readonly #waiting = new Set<Waiting>();
  readonly #turns = new Map<string, number>();
  #asked = 0;
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** How much waits now. */
  get waits(): number {
    return this.#waiting.size;
  }

  /**
   * Does some work when its turn comes.
   * @throws TooMuchWaits at once or by rejection, and whatever the work throws
   */
  run<T>(asked: Asked, work: () => Promise<T>): Promise<T> {
    this.#leaveGone();
    if (asked.from !== '' && this.#isFull(asked)) throw new TooMuchWaits();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let late: NodeJS.Timeout | undefined;
    const waiting: Waiting = {
      asked,
      at: this.#asked++,
      begin: () => {
        clearTimeout(late);
        this.#waiting.delete(waiting);
        return work().then(resolve, reject);
      },
      leave: () => {
        clearTimeout(late);
        this.#waiting.delete(waiting);
        reject(new TooMuchWaits());
      },
    };
    if (asked.from !== '') late = setTimeout(waiting.leave, this.#bounds.waitMs);
    this.#waiting.add(waiting);
    this.#next();
    return promise;
  }

  #isFull({ from, ahead = false }: Asked): boolean {
    const lane = [...this.#waiting].filter(({ asked }) => (asked.ahead ?? false) === ahead);
    const { mostOfOne, most } = this.#bounds;
    return lane.length >= most || lane.filter(({ asked }) => asked.from === from).length >= mostOfOne;
  }

  #leaveGone(): void {
    for (const waiting of [...this.#waiting]) if (waiting.asked.gone?.()) waiting.leave();
  }

  #next(): void {
    if (this.#running >= this.#bounds.atOnce) return;
    this.#leaveGone();
    const next = this.#first();
    if (!next) {
      if (this.#running === 0) this.#turns.clear();
      return;
    }
    for (const key of keysOf(next.asked)) this.#turns.set(key, this.#turnsOf(key) + 1);
    if (this.#turns.size > MOST_REMEMBERED) this.#turns.clear();
    this.#running += 1;
    void next.begin().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  #turnsOf = (key: string) => this.#turns.get(key) ?? 0;

  #first(): Waiting | undefined {
    let first: { readonly of: Waiting; readonly rank: readonly number[] } | undefined;
    for (const of of this.#waiting) {
      const rank = this.#rank(of);
      if (!first || isBefore(rank, first.rank)) first = { of, rank };
    }
    return first?.of;
  }

  /** Compared place by place, the smaller first. */
  #rank({ asked, at }: Waiting): readonly number[] {
    const inVain = asked.inVain?.() ?? 0;
    const turns = Math.max(...keysOf(asked).map(this.#turnsOf));
    return [asked.ahead ? 0 : 1, turns + inVain, inVain > 0 ? -at : at];
  }
}

const keysOf = ({ from, about }: Asked) => [
  `from ${from}`,
  ...(about === undefined ? [] : [`about ${about}`]),
];

const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] as number) < (other[at] as number);
};
