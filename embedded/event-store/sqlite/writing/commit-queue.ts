/** Bounds of one commit, so that a flood cannot hold the writer or the log for long. */
const MAX_COMMIT_ITEMS = 4096;
const MAX_COMMIT_BYTES = 16 * 1024 * 1024;

export interface Committer<Item, Result> {
  /**
   * Applies the items in one transaction and makes them durable: one result for each, or an error for all. A promise
   * is only made where the work is done elsewhere.
   */
  commit(items: readonly Item[]): readonly Result[] | Promise<readonly Result[]>;
  bytesOf(item: Item): number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Group commit: everything that arrives in one turn of the event loop, or while the disk is syncing, shares one
 * transaction and one fsync. An item is answered only after its commit has returned.
 */
export class CommitQueue<Item, Result> {
  readonly #committer: Committer<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #busy = false;

  constructor(committer: Committer<Item, Result>) {
    this.#committer = committer;
  }

  /** How many items wait for the commit after the present one. */
  get length(): number {
    return this.#waiting.length;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#busy) return;
      this.#busy = true;
      setImmediate(() => this.#commitNext());
    });
  }

  /** Fails everything that has not been taken into a commit yet. */
  rejectWaiting(error: Error): void {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
  }

  #commitNext(): void {
    const group = this.#takeGroup();
    if (group.length === 0) {
      this.#busy = false;
      return;
    }
    try {
      const results = this.#committer.commit(group.map((waiting) => waiting.item));
      if (results instanceof Promise) this.#whenDone(group, results);
      else {
        answer(group, results);
        setImmediate(() => this.#commitNext());
      }
    } catch (error) {
      refuse(group, error);
      setImmediate(() => this.#commitNext());
    }
  }

  #whenDone(group: readonly Waiting<Item, Result>[], results: Promise<readonly Result[]>): void {
    results
      .then(
        (all) => answer(group, all),
        (error: unknown) => refuse(group, error),
      )
      .then(() => this.#commitNext());
  }

  #takeGroup(): Waiting<Item, Result>[] {
    let count = 0;
    let bytes = 0;
    for (const { item } of this.#waiting) {
      if (count >= MAX_COMMIT_ITEMS || bytes >= MAX_COMMIT_BYTES) break;
      bytes += this.#committer.bytesOf(item);
      count += 1;
    }
    return this.#waiting.splice(0, count);
  }
}

function answer<Item, Result>(group: readonly Waiting<Item, Result>[], results: readonly Result[]): void {
  group.forEach((waiting, index) => {
    waiting.resolve(results[index] as Result);
  });
}

function refuse<Item, Result>(group: readonly Waiting<Item, Result>[], error: unknown): void {
  for (const waiting of group) waiting.reject(error);
}
