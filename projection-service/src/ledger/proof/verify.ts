import { type Day, toTaka } from '@madrasah/events';
import type { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, UnreadableEvent } from '@madrasah/service-kit/event-store';
import type { FileStore } from '@madrasah/service-kit/files';
import type { Documents } from '../../kernel/documents/index.ts';
import type { Projector } from '../../kernel/projecting/index.ts';
import { type Books, type BooksShelf, trialBalanceOfAll } from '../books/index.ts';
import { duesProjector } from '../reporting/index.ts';
import type { Alone } from './alone.ts';
import type { Check, CheckResult } from './checks/check.ts';
import { DocumentsCheck } from './checks/documents-check.ts';
import { FilesCheck } from './checks/files-check.ts';
import { BooksCheck } from './checks/money/books-check.ts';
import { ReportingCheck } from './checks/money/reporting-check.ts';
import type { RootResult } from './checks/roots/roots-check.ts';
import type { KnownRoot } from './known-roots.ts';
import { Recount } from './recount.ts';
import { presentEnd, schoolEvents } from './school-events.ts';

/** The two clocks of an accounting question. */
export interface Clocks {
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
}

/** A trial balance by funds, in taka. */
export interface Totals {
  readonly debit: number;
  readonly credit: number;
  readonly funds: readonly { readonly FundID: number; readonly debit: number; readonly credit: number }[];
}

export interface Verdict {
  readonly pass: boolean;
  /** The last event that was checked. */
  readonly position: string;
  readonly events: number;
  /** Taka: all that was ever posted. */
  readonly debit: number;
  readonly credit: number;
  readonly checks: readonly CheckResult[];
  /** How many streams the events stand in. */
  readonly streams: number;
  /** As of a day and as known at an instant; without them as it is. */
  readonly trialBalance: Totals;
  /** Absent where nobody ever allowed to confirm alone. */
  readonly alone?: Alone | undefined;
  /** The daily roots, newest first, and whether the log still yields them. */
  readonly roots: readonly Omit<RootResult, 'heads' | 'folded' | 'previousRoot'>[];
}

/** Where the read models and the books that answer are; without them the log alone is proved. */
export interface ReadSide {
  readonly documents: Documents;
  readonly shelf?: BooksShelf | undefined;
  projectors(): readonly Projector[];
  /** How far the projections have come. */
  position(): number | Promise<number>;
}

export interface VerifyOptions {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly readSide?: ReadSide | undefined;
  /** Roots that stand outside the house, to be found again in the log. */
  readonly handedOver?: readonly KnownRoot[];
  /** Where files lie; all of them are read then, which may take minutes. */
  readonly files?: FileStore | undefined;
}

/** How far a recount has come: events counted, then read models compared. */
export interface Progress {
  readonly counted: number;
  readonly events: number;
  readonly compared: number;
  readonly models: number;
}

interface Run {
  readonly verdict: Omit<Verdict, 'trialBalance'>;
  readonly books: readonly Books[];
}

/** Whether an event stands at a position. One that cannot be read is named by the chain. @throws StoreAway */
async function isInLog(store: EventStore, position: number): Promise<boolean> {
  if (!Number.isSafeInteger(position)) return false;
  try {
    for await (const event of store.readAll(position - 1)) return event.position === position;
    return false;
  } catch (error) {
    if (error instanceof UnreadableEvent) return error.position === position;
    throw error;
  }
}

/**
 * Proves a school's books and read models from its events, at a fixed position of the log. One run at a time: a
 * second caller joins it. It needs no server: a store and a codec are enough.
 */
export class Verifier {
  readonly #options: VerifyOptions;
  readonly #running = new Map<string, Promise<Run>>();
  readonly #progress = new Map<string, () => Progress>();

  constructor(options: VerifyOptions) {
    this.#options = options;
  }

  /** @throws StoreAway · DocumentsAway */
  async verify(schoolId: string, clocks: Clocks = {}): Promise<Verdict> {
    const { verdict, books } = await this.#joined(schoolId);
    return { ...verdict, trialBalance: totalsOf(books, clocks) };
  }

  /** How far the school's recount has come; undefined while none is under way. */
  progress(schoolId: string): Progress | undefined {
    return this.#progress.get(schoolId)?.();
  }

  #joined(schoolId: string): Promise<Run> {
    const running = this.#running.get(schoolId);
    if (running) return running;
    const run = this.#run(schoolId).finally(() => {
      this.#running.delete(schoolId);
      this.#progress.delete(schoolId);
    });
    this.#running.set(schoolId, run);
    return run;
  }

  async #run(schoolId: string): Promise<Run> {
    const { store, codec, readSide, handedOver, files } = this.#options;
    const until = (await readSide?.position()) ?? 0;
    const live = await readSide?.shelf?.of(schoolId).catch(() => undefined);
    const end = await presentEnd(store, schoolId);
    const upTo = Math.max(until, end.position);
    const recount = await Recount.begin({ store, codec, schoolId, upTo, end, handedOver });
    const projectors = readSide?.projectors() ?? [];
    let compared = 0;
    this.#progress.set(schoolId, () => ({
      ...{ counted: recount.events, events: recount.expected, compared, models: projectors.length },
    }));
    const books = booksCheck(readSide, live, recount.books, until);
    const reporting = projectors.includes(duesProjector as Projector);
    const beside: Check[] = [
      ...(books ? [books] : []),
      ...(reporting ? [new ReportingCheck({ schoolId, books: recount.books, until })] : []),
      ...(files ? [new FilesCheck({ schoolId, files, log: store })] : []),
    ];
    await recount.count(beside);
    const checks: CheckResult[] = recount.results();
    for (const check of beside) checks.push(await check.result());
    // Only then, and one after another: the log is proved before anything is compared with it.
    for (const projector of projectors) {
      checks.push(await this.#documents(projector, schoolId, until, recount));
      compared += 1;
    }
    const { events, last, balance, roots, streams, alone } = recount;
    const verdict = {
      pass: checks.every(({ pass }) => pass),
      position: String(last),
      events,
      debit: toTaka(balance.debit),
      credit: toTaka(balance.credit),
      checks,
      streams,
      ...(alone.found ? { alone: alone.found } : {}),
      roots: roots.results.map(
        ({ heads: _heads, folded: _folded, previousRoot: _previous, ...root }) => root,
      ),
    };
    return { verdict, books: recount.allBooks };
  }

  async #documents(projector: Projector, schoolId: string, until: number, { streamsWith, read }: Recount) {
    const { store, readSide } = this.#options;
    const place = { schoolId, until, isInLog: (position: number) => isInLog(store, position) };
    const check = new DocumentsCheck(projector, (readSide as ReadSide).documents, place);
    const types = new Set(Object.keys(projector.on));
    for await (const event of schoolEvents(store, { upTo: until, streams: streamsWith(types) })) {
      const decoded = types.has(event.type) && read(event);
      if (decoded) check.decoded(decoded);
    }
    return check.result();
  }
}

/** A read side with books of its own is compared with them; books that cannot be loaded are a fault. */
function booksCheck(
  readSide: ReadSide | undefined,
  live: Books | undefined,
  replayed: Books,
  until: number,
): Check | undefined {
  if (!readSide?.shelf) return undefined;
  if (live) return new BooksCheck(live, replayed, until);
  return { result: () => ({ name: 'books', pass: false, detail: 'the journal cannot be read to its end' }) };
}

function totalsOf(books: readonly Books[], clocks: Clocks): Totals {
  const funds = trialBalanceOfAll(books, clocks);
  const sum = (side: 'debit' | 'credit') => toTaka(funds.reduce((total, fund) => total + fund[side], 0));
  return {
    debit: sum('debit'),
    credit: sum('credit'),
    funds: funds.map(({ fundId, debit, credit }) => ({
      FundID: fundId,
      debit: toTaka(debit),
      credit: toTaka(credit),
    })),
  };
}
