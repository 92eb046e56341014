import type { Envelope, Fields, Source, StoredDocument } from '../document.ts';

/** What of each document of a read model stays in memory, so that long lists are looked through without decoding one. */
export interface Columns<D extends Fields, R> {
  readonly of: Source<D>;
  /** Fields of the documents that the rows are made of. */
  readonly projection: Readonly<Record<string, 1>>;
  row(document: StoredDocument<D>): R;
  /** The order the rows are given in. */
  compare(a: R, b: R): number;
}

/** Whose document was, or may have been, written; without a key any of the school's. */
export type Touched = Pick<Envelope, 'school'> & Partial<Pick<Envelope, 'key'>>;

/** How the rows are read: all of them, or those of some keys. */
export interface ColumnReads<D extends Fields> {
  all(): Promise<readonly StoredDocument<D>[]>;
  some(keys: readonly string[]): Promise<readonly StoredDocument<D>[]>;
}

/** More changed rows than this are read anew with all the others. */
const ONE_BY_ONE = 500;
/** While somebody writes without end, whoever asks is answered all the same. */
const ROUNDS = 3;

/** The rows of one read model of one school: those that were written to since are read again, the others stay. */
export class KeptRows<D extends Fields, R> {
  readonly #columns: Columns<D, R>;
  readonly #rows = new Map<string, R>();
  readonly #touched = new Set<string>();
  /** Nothing of it was read yet, or too much was written since. */
  #isUnread = true;
  #sorted: readonly R[] | undefined;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(columns: Columns<D, R>) {
    this.#columns = columns;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** The row of a key holds no longer, and is gone at once: it may name somebody who is erased. */
  touch(key: string): void {
    this.#sorted = undefined;
    this.#rows.delete(key);
    this.#touched.add(key);
    if (this.#touched.size > ONE_BY_ONE) this.#isUnread = true;
  }

  /** No row holds any longer. */
  touchAll(): void {
    this.#sorted = undefined;
    this.#rows.clear();
    this.#isUnread = true;
  }

  /** All rows in their order, with everything that was written before they were asked for. */
  async rows(reads: ColumnReads<D>): Promise<readonly R[]> {
    if (this.#sorted) return this.#sorted;
    const read = this.#reading.then(() => this.#read(reads));
    this.#reading = read.catch(() => undefined);
    return read;
  }

  async #read(reads: ColumnReads<D>): Promise<readonly R[]> {
    for (let round = 0; !this.#sorted && round < ROUNDS; round += 1) await this.#readTouched(reads);
    return this.#sorted ?? this.#inOrder();
  }

  /** What is written meanwhile is read in the next round. */
  async #readTouched(reads: ColumnReads<D>): Promise<void> {
    const keys = this.#isUnread ? undefined : [...this.#touched];
    this.#touched.clear();
    this.#isUnread = false;
    try {
      const documents = keys ? await reads.some(keys) : await reads.all();
      if (!keys) this.#rows.clear();
      for (const document of documents) this.#rows.set(document.key, this.#columns.row(document));
    } catch (error) {
      this.#isUnread = true;
      throw error;
    }
    if (this.#touched.size === 0 && !this.#isUnread) this.#sorted = this.#inOrder();
  }

  #inOrder(): readonly R[] {
    return [...this.#rows.values()].sort(this.#columns.compare);
  }
}
