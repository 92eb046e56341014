interface Reader {
  resolve(): void;
  reject(error: unknown): void;
}

/** A read that is answered by a node of the store that is behind may show nothing at first. */
const REFUSALS = 5;

/**
 * Whether the store may hold more than is folded, and who waits until it has been read again. A doubt that comes
 * up while a read is under way is not settled by it: that read may have passed the end of the stream already.
 */
export class Freshness {
  #doubts = 1;
  #settled = 0;
  #readers: Reader[] = [];
  #refusedAt = -1;
  #refusals = 0;

  get stale(): boolean {
    return this.#settled < this.#doubts;
  }

  /** Somebody waits for the next read. */
  get awaited(): boolean {
    return this.#readers.length > 0;
  }

  /** From now on the folded state may be behind. */
  doubt(): void {
    this.#doubts += 1;
  }

  /**
   * After an append that was refused at a revision: whether reading on may tell why. It may not when that was
   * tried several times and nothing came: the store holds less than what is folded.
   */
  overtaken(revision: number): boolean {
    this.#refusals = revision === this.#refusedAt ? this.#refusals + 1 : 1;
    this.#refusedAt = revision;
    return this.#refusals < REFUSALS;
  }

  /** Resolves or rejects with the next read, however long the queue behind it is. */
  refreshed(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#readers.push({ resolve, reject });
    });
  }

  /** Reads; what was doubted before it began is settled then. @throws what `read` throws */
  async refresh(read: () => Promise<void>): Promise<void> {
    const doubts = this.#doubts;
    try {
      await read();
    } catch (error) {
      for (const reader of this.#readers.splice(0)) reader.reject(error);
      throw error;
    }
    this.#settled = doubts;
    for (const reader of this.#readers.splice(0)) reader.resolve();
  }
}
