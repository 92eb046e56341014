import type { DomainEvent } from '@madrasah/service-kit/codec';
import { Books, trialBalance } from '../books/index.ts';
import { cutAfter } from '../cut-after.ts';
import { type Check, Findings } from './check.ts';

/** The books that answer every question equal books made anew from the journal. */
export class BooksCheck implements Check {
  readonly #live: Books;
  readonly #until: number;
  readonly #replayed: Books;
  readonly #findings = new Findings('books', 'funds equal to their replay');

  constructor(live: Books, schoolId: string, until: number) {
    this.#live = live;
    this.#until = until;
    this.#replayed = new Books(schoolId);
  }

  decoded(event: DomainEvent): void {
    if (event.position > this.#until) return;
    try {
      this.#replayed.apply(event);
    } catch (error) {
      this.#findings.fault(`${event.stream}@${event.revision}: ${(error as Error).message}`);
    }
  }

  result() {
    const { revision, headHash } = this.#replayed;
    if (this.#live.revision < revision) this.#findings.fault(`the books end at ${this.#live.revision}`);
    if (this.#live.revision === revision && this.#live.headHash !== headHash)
      this.#findings.fault('the books end on another event than the journal');
    // The live books may have gone on: they are compared as they stood after the last replayed entry.
    const live = trialBalance(this.#live, cutAfter(this.#live, revision));
    const replayed = trialBalance(this.#replayed, this.#replayed.cut());
    for (const fund of replayed) {
      const other = live.find(({ fundId }) => fundId === fund.fundId);
      if (JSON.stringify(other) !== JSON.stringify(fund)) this.#findings.fault(`fund ${fund.fundId} differs`);
      this.#findings.count += 1;
    }
    return this.#findings.result();
  }
}
