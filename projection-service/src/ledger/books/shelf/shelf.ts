import { journalEventTypes, parseStream, streams } from '@madrasah/events';
import type { Codec, DomainEvent } from '@madrasah/service-kit/codec';
import { type EventStore, readAhead } from '@madrasah/service-kit/event-store';
import type { Logger } from '@madrasah/service-kit/logging';
import type { SnapshotHeader, SnapshotPlace } from '@madrasah/service-kit/snapshots';
import { lookAt } from '../../../kernel/looking.ts';
import { Books } from '../books.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

export interface ShelfOptions {
  readonly events: EventStore;
  readonly codec: Codec;
  readonly snapshots: SnapshotPlace;
  readonly log: Logger;
  /** Bytes of books in memory at once; those asked for last stay, whatever they weigh. */
  readonly capacity?: number;
}

/** Room for the books of some fifty schools with 20,000 entries each. */
const CAPACITY = 512 * 1024 * 1024;

interface Loading {
  readonly books: Promise<Books>;
  /** What the common batches brought meanwhile. */
  readonly arrived: DomainEvent[];
}

/**
 * The books of the schools lately asked for. It rides along in the common batches as a listener, so that books
 * here have every event up to the head; a school not here is loaded from its snapshot and the journal's tail.
 */
export class BooksShelf {
  readonly name = 'books';
  readonly from = 'present';
  readonly types: ReadonlySet<string> = journalEventTypes;
  readonly #options: ShelfOptions;
  readonly #capacity: number;
  /** Least lately asked for first. */
  readonly #books = new Map<string, Books>();
  readonly #loading = new Map<string, Loading>();
  readonly #saved = new Map<string, number>();

  constructor(options: ShelfOptions) {
    this.#options = options;
    this.#capacity = options.capacity ?? CAPACITY;
  }

  /** A school's books, loaded first when they are not here. @throws StoreAway · whatever the journal cannot be read for */
  async of(schoolId: string): Promise<Books> {
    lookAt(this.name);
    const here = this.#books.get(schoolId);
    if (here) {
      this.#books.delete(schoolId);
      this.#books.set(schoolId, here);
      return here;
    }
    return (this.#loading.get(schoolId) ?? this.#load(schoolId)).books;
  }

  /** Schools whose books are in memory, and the entries in them. */
  get sizes(): Readonly<Record<'schools' | 'entries', number>> {
    const entries = [...this.#books.values()].reduce((sum, { revision }) => sum + revision + 1, 0);
    return { schools: this.#books.size, entries };
  }

  /** Takes in journal events of the schools that are here or on their way. */
  apply(events: readonly DomainEvent[]): void {
    for (const event of events) {
      const { category, school = '' } = parseStream(event.stream) ?? {};
      if (category !== 'journal') continue;
      this.#loading.get(school)?.arrived.push(event);
      const books = this.#books.get(school);
      if (books) this.#applyTo(books, school, event);
    }
  }

  /**
   * Writes snapshots of the books that have changed since their last one.
   * @param atLeast by so many entries: a large school's snapshot is not written anew for every receipt
   */
  async save(atLeast = 1): Promise<void> {
    for (const [school, books] of this.#books)
      if (books.revision - (this.#saved.get(school) ?? -1) >= atLeast) await this.#save(school, books);
    await this.#makeRoom(); // they have grown
  }

  /** One school's broken books must not stop the others': they are put away and told anew when asked for. */
  #applyTo(books: Books, school: string, event: DomainEvent): void {
    try {
      books.apply(event);
    } catch (error) {
      this.#books.delete(school);
      this.#options.log.error({ alarm: 'books.put-away', school, err: error }, 'books are put away');
    }
  }

  #load(school: string): Loading {
    const arrived: DomainEvent[] = [];
    const books = this.#read(school).then(
      (read) => {
        this.#loading.delete(school);
        this.#books.set(school, read);
        for (const event of arrived) this.#applyTo(read, school, event);
        return read;
      },
      (error) => {
        this.#loading.delete(school);
        throw error;
      },
    );
    const loading = { books, arrived };
    this.#loading.set(school, loading);
    void books.then(
      () => this.#makeRoom(),
      () => undefined,
    );
    return loading;
  }

  async #read(school: string): Promise<Books> {
    const { events, codec, snapshots } = this.#options;
    const kept = await readSnapshot(snapshots, school, (header) => this.#isInJournal(header));
    if (kept) this.#saved.set(school, kept.revision);
    const books = kept ?? new Books(school);
    for await (const record of readAhead(events, streams.journal(school), books.revision + 1))
      books.apply(codec.decode(record));
    return books;
  }

  /** The event the snapshot ends with still stands in the journal: it is not of another past (a restored backup). */
  async #isInJournal({ stream, revision, headHash }: SnapshotHeader): Promise<boolean> {
    const { events } = this.#options;
    for await (const record of events.readStream(stream, { from: revision, limit: 1 }))
      return record.metadata['hash'] === headHash;
    return false;
  }

  async #save(school: string, books: Books): Promise<void> {
    if (books.revision < 0 || this.#saved.get(school) === books.revision) return;
    const { revision } = books;
    try {
      await writeSnapshot(this.#options.snapshots, school, books);
      this.#saved.set(school, revision);
    } catch (error) {
      this.#options.log.warn(
        { err: error, school },
        'books have no new snapshot; the next load takes longer',
      );
    }
  }

  /** The books asked for longest ago are written down and put away, until the rest is light enough. */
  async #makeRoom(): Promise<void> {
    let weight = 0;
    for (const { bytes } of this.#books.values()) weight += bytes;
    for (const [school, books] of [...this.#books].slice(0, -1)) {
      if (weight <= this.#capacity) return;
      if (this.#books.get(school) !== books) continue;
      weight -= books.bytes;
      this.#books.delete(school);
      await this.#save(school, books);
    }
  }
}
