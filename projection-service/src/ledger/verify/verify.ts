import { toTaka } from '@madrasah/events';
import type { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, type RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';
import type { Documents } from '../../kernel/documents/index.ts';
import type { Projector } from '../../kernel/projecting/index.ts';
import type { BooksShelf } from '../books/index.ts';
import { BalanceCheck } from './balance-check.ts';
import { BooksCheck } from './books-check.ts';
import { ChainCheck } from './chain-check.ts';
import { type Check, type CheckResult, Findings } from './check.ts';
import { DocumentsCheck } from './documents-check.ts';
import { NumberingCheck } from './numbering-check.ts';
import { schoolEvents } from './school-events.ts';

export interface Verdict {
  readonly pass: boolean;
  /** The last event that was checked. */
  readonly position: string;
  readonly events: number;
  /** Taka. */
  readonly debit: number;
  readonly credit: number;
  readonly checks: readonly CheckResult[];
}

export interface VerifyOptions {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly documents: Documents;
  readonly shelf: BooksShelf;
  projectors(): readonly Projector[];
  /** How far the projections have come. */
  position(): number;
}

const unreadableBooks: Check = {
  result: () => ({ name: 'books', pass: false, detail: 'the journal cannot be read to its end' }),
};

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

/** Proves a school's books and read models from its events. One run at a time: a second caller joins it. */
export class Verifier {
  readonly #options: VerifyOptions;
  readonly #running = new Map<string, Promise<Verdict>>();

  constructor(options: VerifyOptions) {
    this.#options = options;
  }

  verify(schoolId: string): Promise<Verdict> {
    const running = this.#running.get(schoolId);
    if (running) return running;
    const run = this.#run(schoolId).finally(() => this.#running.delete(schoolId));
    this.#running.set(schoolId, run);
    return run;
  }

  async #run(schoolId: string): Promise<Verdict> {
    const { store, documents, shelf } = this.#options;
    const until = this.#options.position();
    const books = await shelf.of(schoolId).catch(() => undefined);
    const place = { schoolId, until, isInLog: (position: number) => isInLog(store, position) };
    const chain = new ChainCheck();
    const balance = new BalanceCheck();
    const readable = new Findings('events', 'events read and understood');
    const checks: Check[] = [
      chain,
      readable,
      balance,
      new NumberingCheck(),
      ...(books ? [new BooksCheck(books, schoolId, until)] : [unreadableBooks]),
      ...this.#options.projectors().map((projector) => new DocumentsCheck(projector, documents, place)),
    ];
    let events = 0;
    let last = 0;
    for await (const event of schoolEvents(store, schoolId, (fault) => chain.unreadable(fault))) {
      events += 1;
      last = event.position;
      this.#hand(event, checks, readable);
    }
    const results: CheckResult[] = [];
    for (const check of checks) results.push(await check.result());
    return {
      pass: results.every(({ pass }) => pass),
      position: String(last),
      events,
      debit: toTaka(balance.debit),
      credit: toTaka(balance.credit),
      checks: results,
    };
  }

  #hand(event: RecordedEvent, checks: readonly Check[], readable: Findings): void {
    for (const check of checks) check.recorded?.(event);
    try {
      const decoded = this.#options.codec.decode(event);
      readable.count += 1;
      for (const check of checks) check.decoded?.(decoded);
    } catch (error) {
      readable.fault(`${event.stream}@${event.revision}: ${(error as Error).message}`);
    }
  }
}
