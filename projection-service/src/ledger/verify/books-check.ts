import type { DomainEvent } from '@madrasah/service-kit/codec';
import { Books, dues, trialBalance } from '../books/index.ts';
import { cutAfter } from '../cut-after.ts';
import { type Check, Findings } from './check.ts';

/** The books that answer every question equal books made anew from the journal, and end where it ends. */
export class BooksCheck implements Check {
  readonly #live: Books;
  /** Where the books stood when the check began: they may go on meanwhile. */
  readonly #end: { readonly revision: number; readonly headHash: string };
  readonly #until: number;
  readonly #replayed: Books;
  readonly #findings = new Findings('books', 'funds equal to their replay');

  constructor(live: Books, schoolId: string, until: number) {
    this.#live = live;
    this.#end = { revision: live.revision, headHash: live.headHash };
    this.#until = until;
    this.#replayed = new Books(schoolId);
  }

  decoded(event: DomainEvent): void {
    if (event.position > this.#until && event.revision > this.#end.revision) return;
    try {
      this.#replayed.apply(event);
    } catch (error) {
      this.#findings.fault(`${event.stream}@${event.revision}: ${(error as Error).message}`);
    }
  }

  result() {
    const { revision, headHash } = this.#replayed;
    const end = this.#end;
    // Books that know more than the journal: its tail was cut off behind them.
    if (end.revision !== revision)
      this.#findings.fault(`the books end at ${end.revision}, the journal at ${revision}`);
    else if (end.headHash !== headHash)
      this.#findings.fault('the books end on another event than the journal');
    this.#compareFunds(revision);
    this.#compareStudents(revision);
    return this.#findings.result();
  }

  #compareFunds(revision: number): void {
    const live = trialBalance(this.#live, cutAfter(this.#live, revision));
    for (const fund of trialBalance(this.#replayed, this.#replayed.cut())) {
      const other = live.find(({ fundId }) => fundId === fund.fundId);
      if (JSON.stringify(other) !== JSON.stringify(fund)) this.#findings.fault(`fund ${fund.fundId} differs`);
      this.#findings.count += 1;
    }
  }

  /** Money that stands under another student's name leaves every fund as it was. */
  #compareStudents(revision: number): void {
    const live = dues(this.#live, cutAfter(this.#live, revision));
    const replayed = dues(this.#replayed, this.#replayed.cut());
    this.#compare(live.admissions, replayed.admissions, 'the dues of admission');
    this.#compare(live.advances, replayed.advances, 'the advances of user');
  }

  #compare(live: ReadonlyMap<number, object>, replayed: ReadonlyMap<number, object>, what: string): void {
    for (const id of new Set([...live.keys(), ...replayed.keys()]))
      if (JSON.stringify(live.get(id)) !== JSON.stringify(replayed.get(id)))
        this.#findings.fault(`${what} ${id} differ from their replay`);
  }
}
