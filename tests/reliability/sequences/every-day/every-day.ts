import type { JournalState } from '../../../../command-service/src/ledger/journal/state.ts';
import type { Books } from '../../../../projection-service/src/ledger/books/index.ts';
import {
  COLUMNS,
  cashDays,
  columnOf,
} from '../../../../projection-service/src/statements/cash-book/lines.ts';
import { duesFault as listsFault } from '../invariants/books-agree.ts';
import { collectionsFault } from '../invariants/collections-agree.ts';
import type { ChartFacts, Taken } from '../invariants/invariant.ts';
import { statementsFault } from '../invariants/statements-agree.ts';
import { askingUntil } from './asking.ts';
import {
  closingFault,
  decidedFault,
  duesFault,
  shortFault,
  trialFault,
  yearFault,
} from './evening-faults.ts';
import { explainedFault } from './explained-fault.ts';
import { SecondBooks } from './second-books.ts';

/**
 * The equalities of ACCOUNTING §2 as of every day of the books: each day on which something stands, and those on which
 * an accounting year turns. On the days between nothing changes.
 */
export class EveryDay {
  readonly #books: Books;
  readonly #chart: ChartFacts;
  readonly #second: SecondBooks;

  constructor(books: Books, chart: ChartFacts) {
    this.#books = books;
    this.#chart = chart;
    this.#second = new SecondBooks(chart);
  }

  take(taken: Taken): void {
    this.#second.take(taken);
  }

  /**
   * @param journal what decisions are made on, where it is at hand @param explained what explains the figures, too
   * @returns what does not hold, on the first day on which it does not
   */
  fault(journal?: JournalState, explained = false): string | undefined {
    const askingOf = askingUntil(this.#books, this.#chart);
    for (const evening of this.#second.evenings()) {
      const { day } = evening;
      const asking = askingOf(day);
      const found =
        shortFault(this.#second, evening) ??
        closingFault(evening) ??
        trialFault(evening, asking) ??
        yearFault(evening, asking) ??
        duesFault(evening, asking) ??
        this.#shared(day, asking.from) ??
        (journal && decidedFault(evening, journal)) ??
        (explained ? explainedFault(evening, asking) : undefined);
      if (found) return `${found} — on the evening of ${day}`;
    }
    return this.#cashFault();
  }

  /** What is held of all that is known after each command, as of a day. */
  #shared(asOf: string, from: string): string | undefined {
    const [books, chart] = [this.#books, this.#chart];
    const cut = books.cut({ asOf });
    return (
      listsFault(books, cut, books.names.userIds.values()) ??
      statementsFault(books, cut, chart, from) ??
      collectionsFault(books, cut, chart, from)
    );
  }

  /** Every evening of the cash book is what cash, banks and wallets have by the lines. */
  #cashFault(): string | undefined {
    const days = this.#second.days;
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    const asking = askingUntil(this.#books, this.#chart)(last, first);
    const told = cashDays(asking, asking.money, 'entry');
    const book = new Map(told.days.map((day) => [day.on, day.closing]));
    for (const { day, money } of this.#second.evenings()) {
      const closing = day === last ? told.closing : book.get(day);
      if (!closing) continue;
      const ours = { cash: 0, bank: 0, wallet: 0 };
      for (const [account, amount] of money) ours[columnOf(asking.names, account)] += amount;
      for (const column of COLUMNS)
        if (ours[column] !== closing[column])
          return `the cash book has ${closing[column]} in ${column}, the lines ${ours[column]} — on the evening of ${day}`;
    }
    return undefined;
  }
}
