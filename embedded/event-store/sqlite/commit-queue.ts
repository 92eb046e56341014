/** Bounds of one commit, so that a flood cannot hold the event loop or the log for long. */
const MAX_COMMIT_ITEMS = 4096;
const MAX_COMMIT_BYTES = 16 * 1024 * 1024;

export interface Committer<Item, Result> {
  /** Applies the items in one transaction and makes them durable; throws when none of them was recorded. */
  commit(items: readonly Item[]): Result[];
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
  #scheduled = false;

  constructor(committer: Committer<Item, Result>) {
    this.#committer = committer;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#schedule();
    });
  }

  /** Fails everything that has not been taken into a commit yet. */
  rejectWaiting(error: Error): void {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#commitNext();
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #commitNext(): void {
    const group = this.#takeGroup();
    if (group.length > 0) this.#commit(group);
  }

  #commit(group: Waiting<Item, Result>[]): void {
    try {
      const results = this.#committer.commit(group.map((waiting) => waiting.item));
      group.forEach((waiting, index) => {
        waiting.resolve(results[index] as Result);
      });
    } catch (error) {
      // One item that cannot be applied must not take its neighbours down: each is tried by itself.
      if (group.length > 1) for (const waiting of group) this.#commit([waiting]);
      else group[0]?.reject(error);
    }
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
