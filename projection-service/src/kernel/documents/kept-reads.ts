import type { Touched } from './columns.ts';
import { collectionName, type Fields, type Source } from './document.ts';
import type { Filter } from './filter.ts';
import { KeptColumns } from './kept-columns.ts';
import type { FindOptions, Tenant } from './tenant.ts';

/** Documents at hand of all schools together; some 2 kB each. What was not asked for longest goes first. */
const AT_HAND = 20_000;

interface Read {
  readonly place: string;
  readonly answer: Promise<unknown>;
  documents: number;
}

const documentsIn = (answer: unknown) => (Array.isArray(answer) ? Math.max(1, answer.length) : 1);

/**
 * What queries have lately read of the document store, given again until something is written to that collection of
 * that school: decoding documents costs more than answering from them. In memory only, so that no name reaches the
 * disk by it; an erasure is a write, and drops what named the person.
 */
export class KeptReads {
  readonly #atHand: number;
  readonly #reads = new Map<string, Read>();
  readonly #places = new Map<string, Set<string>>();
  /** How often each place was written to, and each whole collection. */
  readonly #writes = new Map<string, number>();
  readonly #columns = new KeptColumns();
  #documents = 0;

  constructor(atHand = AT_HAND) {
    this.#atHand = atHand;
  }

  /** Documents at hand now. */
  get documents(): number {
    return this.#documents;
  }

  /** The same read models, read once. Documents are shared by whoever asks for them: nobody may change one. */
  of(tenant: Tenant): Tenant {
    const once = <T>(source: Source<Fields>, asked: unknown, read: () => Promise<T>): Promise<T> =>
      this.#once(placeOf(collectionName(source), tenant.school), JSON.stringify(asked), read);
    return {
      school: tenant.school,
      async find<D extends Fields>(source: Source<D>, filter: Filter = {}, options: FindOptions = {}) {
        const read = () => tenant.find(source, filter, options);
        return [...(await once(source, ['find', filter, options], read))];
      },
      findOne: (source, key) => once(source, ['one', String(key)], () => tenant.findOne(source, key)),
      async findByKeys<D extends Fields>(source: Source<D>, keys: readonly (string | number)[]) {
        return [...(await once(source, ['keys', keys], () => tenant.findByKeys(source, keys)))];
      },
      count: (source, filter = {}) => once(source, ['count', filter], () => tenant.count(source, filter)),
      rows: (columns) => this.#columns.rows(columns, tenant),
    };
  }

  /** How often something was, or may have been, written to these collections of a school: the same number, the same documents. */
  writes(collections: readonly string[], school: string): number {
    const counted = (place: string) => this.#writes.get(place) ?? 0;
    return collections.reduce((sum, one) => sum + counted(one) + counted(placeOf(one, school)), 0);
  }

  #count(place: string): void {
    this.#writes.set(place, (this.#writes.get(place) ?? 0) + 1);
  }

  /** Something was, or may have been, written: what begins to be read from now on is read anew. */
  forget(collection: string, schools: Iterable<string>): void {
    for (const school of schools) {
      this.#count(placeOf(collection, school));
      this.#forgetPlace(placeOf(collection, school));
    }
  }

  /** The same, told by documents: of the others the rows that are at hand stay. */
  wrote(collection: string, touched: Iterable<Touched>): void {
    const all = [...touched];
    this.#columns.touch(collection, all);
    this.forget(collection, new Set(all.map(({ school }) => school)));
  }

  /** Another collection has taken the place of this one. */
  forgetAll(collection: string): void {
    this.#columns.drop(collection);
    this.#count(collection);
    for (const place of [...this.#places.keys()])
      if (place.startsWith(`${collection}\n`)) this.#forgetPlace(place);
  }

  #once<T>(place: string, asked: string, begin: () => Promise<T>): Promise<T> {
    const name = `${place}\n${asked}`;
    const known = this.#reads.get(name);
    if (known) {
      this.#reads.delete(name); // the latest stands last
      this.#reads.set(name, known);
      return known.answer as Promise<T>;
    }
    const read: Read = { place, answer: begin(), documents: 1 };
    this.#add(name, read);
    read.answer.then(
      (answer) => this.#weigh(name, read, documentsIn(answer)),
      () => this.#reads.get(name) === read && this.#drop(name, read),
    );
    return read.answer as Promise<T>;
  }

  #add(name: string, read: Read): void {
    this.#reads.set(name, read);
    this.#documents += read.documents;
    const names = this.#places.get(read.place) ?? new Set();
    this.#places.set(read.place, names.add(name));
    this.#makeRoom();
  }

  /** How much it is turns out when it is there; by then it may have been forgotten. */
  #weigh(name: string, read: Read, documents: number): void {
    if (this.#reads.get(name) !== read) return;
    this.#documents += documents - read.documents;
    read.documents = documents;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [name, read] of this.#reads) {
      if (this.#documents <= this.#atHand) return;
      this.#drop(name, read);
    }
  }

  #drop(name: string, read: Read): void {
    this.#reads.delete(name);
    this.#documents -= read.documents;
    const names = this.#places.get(read.place);
    names?.delete(name);
    if (names?.size === 0) this.#places.delete(read.place);
  }

  #forgetPlace(place: string): void {
    for (const name of [...(this.#places.get(place) ?? [])]) {
      const read = this.#reads.get(name);
      if (read) this.#drop(name, read);
    }
  }
}

/** A collection's name holds no line break, a school's only digits. */
const placeOf = (collection: string, school: string) => `${collection}\n${school}`;
