import { parseStream, streams } from '@madrasah/events';
import { DailyRootTaken } from '@madrasah/events/audit';
import type { Codec } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { Books, trialBalanceOfAll } from '../../../projection-service/src/ledger/books/index.ts';
import { counts, entryOf, type Overview } from '../../../projection-service/src/ledger/export/entry.ts';
import { ChartFold } from './chart.ts';
import type { Balances, Cut, DailyRoot, StreamHead } from './manifest.ts';

/** What a bundle's manifest tells of its events, gathered while they go by in the order of the log. */
export class Contents {
  readonly #schoolId: string;
  readonly #cut: Cut;
  readonly #codec: Codec;
  /** The product's own books, one a journal: a bundle gives the figures that the product gives. */
  readonly #books = new Map<string, Books>();
  readonly #chart = new ChartFold();
  readonly #heads = new Map<string, StreamHead>();
  readonly #used = new Map<string, { account: string; fundId: number }>();
  readonly roots: DailyRoot[] = [];
  #last: RecordedEvent | undefined;
  #firstDay = '';
  #lastDay = '';

  constructor(schoolId: string, cut: Cut, codec: Codec) {
    this.#schoolId = schoolId;
    this.#cut = cut;
    this.#codec = codec;
  }

  /** @throws UnknownEvent · ZodError · BooksGap · RangeError for events that are no books; the log is damaged then */
  take(event: RecordedEvent): void {
    const { stream, revision, metadata } = event;
    const events = 1 + (this.#heads.get(stream)?.events ?? 0);
    this.#heads.set(stream, { stream, events, revision, hash: String(metadata['hash']) });
    this.#last = event;
    if (stream === streams.chart(this.#schoolId)) this.#chart.apply(this.#codec.decode(event));
    if (parseStream(stream)?.category === 'journal') this.#post(event);
    if (event.type === DailyRootTaken.type) {
      const { day, position, root } = event.data as unknown as DailyRoot;
      this.roots.push({ day, position, root });
    }
  }

  #post(event: RecordedEvent): void {
    const decoded = this.#codec.decode(event);
    this.#booksOf(event.stream).apply(decoded);
    const entry = entryOf(decoded);
    if (!entry || !counts(entry, this.#cut)) return;
    for (const { account, fund } of entry.postings) {
      const key = `${account}|${fund}`;
      if (!this.#used.has(key)) this.#used.set(key, { account, fundId: fund });
    }
    if (this.#firstDay === '' || entry.on < this.#firstDay) this.#firstDay = entry.on;
    if (entry.on > this.#lastDay) this.#lastDay = entry.on;
  }

  #booksOf(stream: string): Books {
    const books =
      this.#books.get(stream) ?? new Books(this.#schoolId, undefined, Number(parseStream(stream)?.key));
    this.#books.set(stream, books);
    return books;
  }

  /** Whether the school has opened streams: then roots fold them, which a verifier of before could not read. */
  get hasOpened(): boolean {
    return this.#heads.has(streams.opened(this.#schoolId));
  }

  get heads(): StreamHead[] {
    return [...this.#heads.values()].sort((one, other) => (one.stream < other.stream ? -1 : 1));
  }

  overview(): Overview {
    const used = [...this.#used.values()];
    used.sort((one, other) => one.fundId - other.fundId || (one.account < other.account ? -1 : 1));
    return {
      schoolId: this.#schoolId,
      position: this.#last?.position ?? 0,
      at: String(this.#last?.metadata['at'] ?? ''),
      chart: this.#chart.chart(),
      balances: this.#balances(),
      used,
      firstDay: this.#firstDay,
      lastDay: this.#lastDay,
    };
  }

  #balances(): Balances {
    const { asOf, knownAt } = this.#cut;
    const clocks = { asOf: asOf ?? undefined, knownAt: knownAt === null ? undefined : new Date(knownAt) };
    const funds = trialBalanceOfAll([...this.#books.values()], clocks);
    const total = (side: 'debit' | 'credit') => funds.reduce((sum, fund) => sum + fund[side], 0);
    return { asOf, knownAt, funds, debit: total('debit'), credit: total('credit') };
  }
}
