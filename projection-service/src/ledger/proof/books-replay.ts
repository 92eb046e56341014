import { parseStream } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { Books } from '../books/index.ts';
import { type Check, Findings } from './checks/check.ts';

/** The books made anew from the journal, one for each of its streams. */
export class BooksReplay implements Check {
  /** Of the first journal book, which is the one that answers. */
  readonly books: Books;
  readonly #schoolId: string;
  readonly #all = new Map<string, Books>();
  readonly #findings = new Findings('replay', 'entries taken into new books');

  constructor(schoolId: string) {
    this.#schoolId = schoolId;
    this.books = new Books(schoolId);
    this.#all.set(this.books.stream, this.books);
  }

  get all(): readonly Books[] {
    return [...this.#all.values()];
  }

  decoded(event: DomainEvent): void {
    const books = this.#booksOf(event.stream);
    if (!books) return;
    try {
      books.apply(event);
      this.#findings.count += 1;
    } catch (error) {
      this.#findings.fault(`${event.stream}@${event.revision}: ${(error as Error).message}`);
    }
  }

  result() {
    return this.#findings.result();
  }

  #booksOf(stream: string): Books | undefined {
    const known = this.#all.get(stream);
    if (known) return known;
    const { category, key } = parseStream(stream) ?? {};
    if (category !== 'journal') return undefined;
    const books = new Books(this.#schoolId, undefined, Number(key));
    this.#all.set(stream, books);
    return books;
  }
}
