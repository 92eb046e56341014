import type { Codec, DomainEvent } from '@madrasah/service-kit/codec';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import type { Books } from '../books/index.ts';
import { AloneNote } from './alone.ts';
import { BooksReplay } from './books-replay.ts';
import { ChainCheck } from './checks/chain-check.ts';
import { type Check, type CheckResult, Findings } from './checks/check.ts';
import { BalanceCheck } from './checks/money/balance-check.ts';
import { NumberingCheck } from './checks/money/numbering-check.ts';
import { PapersCheck } from './checks/papers-check.ts';
import { RootsCheck } from './checks/roots/roots-check.ts';
import { type KnownRoot, type TakenRoots, takenRoots } from './known-roots.ts';
import { type PresentEnd, schoolEvents } from './school-events.ts';

interface Log {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly schoolId: string;
  readonly upTo: number;
  /** Where the school's streams ended when the count began. */
  readonly end: PresentEnd;
  readonly handedOver?: readonly KnownRoot[] | undefined;
}

/** Everything that the log alone proves, in one pass over it: chains, roots, readability, balance, numbers, papers, books. */
export class Recount {
  readonly balance = new BalanceCheck();
  readonly roots: RootsCheck;
  readonly alone = new AloneNote();
  readonly #log: Log;
  readonly #chain: ChainCheck;
  readonly #numbering = new NumberingCheck();
  readonly #papers = new PapersCheck();
  readonly #replay: BooksReplay;
  readonly #readable = new Findings('events', 'events read and understood');
  /** Stream → the types of its events. */
  readonly #types = new Map<string, Set<string>>();
  events = 0;
  /** Position of the last event. */
  last = 0;

  private constructor(log: Log, taken: TakenRoots) {
    this.#log = log;
    this.#chain = new ChainCheck(log.codec.proofs);
    this.#replay = new BooksReplay(log.schoolId);
    this.roots = new RootsCheck(log.schoolId, taken, log.handedOver);
  }

  /** @throws StoreAway */
  static async begin(log: Log): Promise<Recount> {
    return new Recount(log, await takenRoots(log.store, log.schoolId, log.upTo));
  }

  /** The first journal in new books. */
  get books(): Books {
    return this.#replay.books;
  }

  /** All journals of the school in new books: a school may have opened further ones. */
  get allBooks(): readonly Books[] {
    return this.#replay.all;
  }

  /** How many events stood in the school's streams when the count began. */
  get expected(): number {
    return [...this.#log.end.revisions.values()].reduce((sum, revision) => sum + revision + 1, 0);
  }

  get streams(): number {
    return this.#types.size;
  }

  /** @param more checks that ride along @throws StoreAway */
  async count(more: readonly Check[]): Promise<void> {
    const own = [this.#chain, this.roots, this.balance, this.#numbering, this.#papers, this.#replay];
    const checks = [...own, ...more];
    const { store, upTo, end } = this.#log;
    const chain = this.#chain;
    const unreadable = chain.unreadable.bind(chain);
    const displaced = chain.displaced.bind(chain);
    const reading = { upTo, streams: end.streams, ends: end.revisions, unreadable, displaced };
    for await (const event of schoolEvents(store, reading)) this.#take(event, checks);
    for (const stream of end.streams) chain.ended(stream);
  }

  results(): CheckResult[] {
    const journal = [this.balance, this.#numbering, this.#papers];
    return [this.#chain, this.#readable, ...journal, this.roots, this.#replay].map((check) => check.result());
  }

  /** The streams in which events of these types stand. */
  readonly streamsWith = (types: ReadonlySet<string>): string[] =>
    [...this.#types].flatMap(([stream, own]) => ([...own].some((type) => types.has(type)) ? [stream] : []));

  /** An event decoded; undefined for one that cannot be, which the count has named. */
  readonly read = (event: RecordedEvent): DomainEvent | undefined => {
    try {
      return this.#log.codec.decode(event);
    } catch {
      return undefined;
    }
  };

  #take(event: RecordedEvent, checks: readonly Check[]): void {
    this.events += 1;
    this.last = event.position;
    const types = this.#types.get(event.stream);
    if (types) types.add(event.type);
    else this.#types.set(event.stream, new Set([event.type]));
    for (const check of checks) check.recorded?.(event);
    try {
      const decoded = this.#log.codec.decode(event);
      this.#readable.count += 1;
      for (const check of checks) check.decoded?.(decoded);
      this.alone.decoded(decoded);
    } catch (error) {
      this.#readable.fault(`${event.stream}@${event.revision}: ${(error as Error).message}`);
    }
  }
}
