import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Books, dues, trialBalance } from '../../../books/index.ts';
import { cutAfter } from '../../../cut-after.ts';
import { type Check, Findings } from '../check.ts';

/** The books that answer every question equal books made anew from the journal, and end where it ends. */
export class BooksCheck implements Check {
  readonly #live: Books;
  /** Where the books stood when the check began: they may go on meanwhile. */
  readonly #end: { readonly revision: number; readonly headHash: string };
  readonly #replayed: Books;
  readonly #until: number;
  readonly #findings = new Findings('books', 'funds equal to their replay');
  /** The last entry that the books must have, and the hash that the journal has where they end. */
  #due = -1;
  #hashAtEnd = '';

  /** @param until how far the books have followed the log */
  constructor(live: Books, replayed: Books, until: number) {
    this.#live = live;
    this.#end = { revision: live.revision, headHash: live.headHash };
    this.#replayed = replayed;
    this.#until = until;
  }

  decoded({ stream, revision, position, metadata }: DomainEvent): void {
    if (stream !== this.#live.stream) return;
    if (position <= this.#until) this.#due = revision;
    if (revision === this.#end.revision) this.#hashAtEnd = metadata.hash;
  }

  result() {
    const end = this.#end;
    const revision = Math.min(this.#replayed.revision, end.revision);
    // Books that know more than the journal: its tail was cut off behind them.
    if (end.revision > this.#replayed.revision || end.revision < this.#due)
      this.#findings.fault(`the books end at ${end.revision}, the journal at ${this.#replayed.revision}`);
    else if (end.headHash !== this.#hashAtEnd)
      this.#findings.fault('the books end on another event than the journal');
    this.#compareFunds(revision);
    this.#compareStudents(revision);
    return this.#findings.result();
  }

  #compareFunds(revision: number): void {
    const live = trialBalance(this.#live, cutAfter(this.#live, revision));
    for (const fund of trialBalance(this.#replayed, cutAfter(this.#replayed, revision))) {
      const other = live.find(({ fundId }) => fundId === fund.fundId);
      if (JSON.stringify(other) !== JSON.stringify(fund)) this.#findings.fault(`fund ${fund.fundId} differs`);
      this.#findings.count += 1;
    }
  }

  /** Money that stands under another student's name leaves every fund as it was. */
  #compareStudents(revision: number): void {
    const live = dues(this.#live, cutAfter(this.#live, revision));
    const replayed = dues(this.#replayed, cutAfter(this.#replayed, revision));
    this.#compare(live.admissions, replayed.admissions, 'the dues of admission');
    this.#compare(live.advances, replayed.advances, 'the advances of user');
  }

  #compare(live: ReadonlyMap<number, object>, replayed: ReadonlyMap<number, object>, what: string): void {
    for (const id of new Set([...live.keys(), ...replayed.keys()]))
      if (JSON.stringify(live.get(id)) !== JSON.stringify(replayed.get(id)))
        this.#findings.fault(`${what} ${id} differ from their replay`);
  }
}
