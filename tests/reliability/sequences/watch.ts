import { dayOfNumber } from '@madrasah/events';
import type { Codec } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import type { JournalState } from '../../../command-service/src/ledger/journal/state.ts';
import { Books, dues, trialBalance } from '../../../projection-service/src/ledger/books/index.ts';
import { EveryDay } from './every-day/every-day.ts';
import { balanced } from './invariants/balance.ts';
import { belowZero, duesFault } from './invariants/books-agree.ts';
import { unbrokenChain } from './invariants/chain.ts';
import { collectionsFault } from './invariants/collections-agree.ts';
import { mirroredOnItsDay } from './invariants/days/own-day.ts';
import { rightFund } from './invariants/funds.ts';
import { type ChartFacts, type Invariant, type Taken, takenOf } from './invariants/invariant.ts';
import { LockedMonths } from './invariants/locked-months.ts';
import { moneySuffices } from './invariants/money.ts';
import { numberedWithoutGap } from './invariants/numbers.ts';
import { reconciled } from './invariants/reconciled.ts';
import { statementsFault } from './invariants/statements-agree.ts';

/** Watches a journal event by event: what is stored, and what the books of the query side make of it. */
export class Watch {
  readonly books: Books;
  readonly lockedMonths = new LockedMonths();
  readonly #invariants: readonly Invariant[];
  readonly #codec: Codec;
  readonly #chart: ChartFacts;
  readonly #everyDay: EveryDay;
  readonly #days = new Set<string>();
  readonly #remembered: { readonly at: Date; readonly told: string }[] = [];

  constructor(schoolId: string, chart: ChartFacts, codec: Codec) {
    this.books = new Books(schoolId);
    this.#codec = codec;
    this.#chart = chart;
    this.#everyDay = new EveryDay(this.books, chart);
    const eachEvent = [unbrokenChain(), balanced(), numberedWithoutGap(), mirroredOnItsDay()];
    this.#invariants = [...eachEvent, moneySuffices(chart), rightFund(chart), reconciled()];
  }

  /** The events that came since it was last asked. @returns what does not hold, as `name: fault` */
  take(events: readonly RecordedEvent[]): string[] {
    const found: string[] = [];
    const say = (name: string, fault: string | undefined) => fault && found.push(`${name}: ${fault}`);
    const touched = new Set<number>();
    let from = '9999-12-31';
    for (const recorded of events) {
      const taken = takenOf(recorded);
      for (const invariant of this.#invariants) say(invariant.name, invariant.take(taken));
      say('books', this.#fold(recorded));
      this.lockedMonths.take(taken);
      this.#everyDay.take(taken);
      // What moves nothing may be of no day.
      if ('on' in taken.data) this.#days.add(taken.on);
      if (taken.on < from) from = taken.on;
      for (const userId of usersOf(taken)) touched.add(userId);
    }
    if (events.length === 0) return found;
    for (const { name, settle } of this.#invariants) say(name, settle?.());
    say('locked', this.lockedMonths.fault(this.books));
    say('statements', statementsFault(this.books, this.books.cut(), this.#chart, from));
    say('collections', collectionsFault(this.books, this.books.cut(), this.#chart, from));
    say('dues', duesFault(this.books, this.books.cut(), touched));
    for (const day of this.#days) if (day >= from) say('as of', this.#fault(day, touched));
    return found;
  }

  #fault(asOf: string, users: Iterable<number>): string | undefined {
    const cut = this.books.cut({ asOf });
    return belowZero(this.books, cut, users, asOf) ?? duesFault(this.books, cut, users);
  }

  #fold(recorded: RecordedEvent): string | undefined {
    try {
      this.books.apply(this.#codec.decode(recorded));
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  }

  /** Keeps what the books tell of an instant: asked later as known then, they must tell the same. */
  remember(at: Date, told = this.told()): void {
    this.#remembered.push({ at, told });
  }

  /**
   * The same where the clock was set back: what comes then is recorded no earlier than the last entry, so all
   * instants in front of that one are past for good; a later one that was asked about may still fill.
   */
  rememberWhatIsPast(): void {
    const { at } = this.books.tables.entries;
    const past = new Date(at.at(at.length - 1) - 1);
    this.remember(past, this.told({ knownAt: past }));
  }

  /** What does not hold on some day of the books; of figures also what explains them where that is asked for. */
  takeEveryDay(journal?: JournalState, explained = false): string[] {
    const fault = this.#everyDay.fault(journal, explained);
    return fault ? [`every day: ${fault}`] : [];
  }

  /** Everything as of every day, and everything that was kept as it was known then. @returns what does not hold */
  takeAll(journal?: JournalState): string[] {
    const users = this.books.names.userIds.values();
    const days = new Set<number>(this.books.tables.entries.on.values());
    const found = [...days].map((day) => this.#fault(dayOfNumber(day), users)).filter(Boolean);
    const changed = this.#remembered.filter(({ at, told }) => this.told({ knownAt: at }) !== told);
    return [
      ...this.takeEveryDay(journal, true),
      ...found.map((fault) => `as of: ${fault}`),
      ...changed.map(({ at }) => `known at: ${at.toISOString()} is told otherwise now`),
    ];
  }

  /** Trial balance, dues and advances in one text, to be compared. */
  told(clocks: { asOf?: string; knownAt?: Date } = {}): string {
    const cut = this.books.cut(clocks);
    const { admissions, advances } = dues(this.books, cut);
    return JSON.stringify([trialBalance(this.books, cut), [...admissions], [...advances]]);
  }
}

const usersOf = ({ lines }: Taken) =>
  new Set(lines.map(({ party }) => party).filter((party) => party !== undefined));
