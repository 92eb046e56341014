import { checkedPosition } from '../documents/index.ts';

interface Waiter {
  readonly position: number;
  readonly reached: (reached: boolean) => void;
}

/** How far the process has read the log. Every event moves it, whoever handles it. */
export class Head {
  #position = 0;
  readonly #waiters = new Set<Waiter>();

  get position(): number {
    return this.#position;
  }

  /** Reads that wait for it. */
  get waiting(): number {
    return this.#waiters.size;
  }

  /** Moves on, never back. */
  advance(position: number): void {
    this.#position = Math.max(this.#position, checkedPosition(position));
    for (const waiter of this.#waiters) if (waiter.position <= this.#position) waiter.reached(true);
  }

  /** True as soon as everything up to the position is folded; false when that takes too long. */
  waitFor(position: number, timeoutMs: number): Promise<boolean> {
    if (position <= this.#position) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiter: Waiter = {
        position,
        reached: (reached) => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve(reached);
        },
      };
      const timer = setTimeout(() => waiter.reached(false), timeoutMs);
      this.#waiters.add(waiter);
    });
  }
}
