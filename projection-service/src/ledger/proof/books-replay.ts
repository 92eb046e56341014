import type { DomainEvent } from '@madrasah/service-kit/codec';
import { Books } from '../books/index.ts';
import { type Check, Findings } from './checks/check.ts';

/** The books made anew from the journal. */
export class BooksReplay implements Check {
  readonly books: Books;
  readonly #findings = new Findings('replay', 'entries taken into new books');

  constructor(schoolId: string) {
    this.books = new Books(schoolId);
  }

  decoded(event: DomainEvent): void {
    if (event.stream !== this.books.stream) return;
    try {
      this.books.apply(event);
      this.#findings.count += 1;
    } catch (error) {
      this.#findings.fault(`${event.stream}@${event.revision}: ${(error as Error).message}`);
    }
  }

  result() {
    return this.#findings.result();
  }
}
