import { collectionName, type Fields, type Source, type StoredDocument } from '../document.ts';
import type { Filter } from '../filter.ts';
import type { FindOptions, Tenant } from '../tenant.ts';
import type { Touched } from './columns.ts';
import { KeptColumns } from './kept-columns.ts';
import { KeptRoom } from './kept-room.ts';

/** Documents at hand of all schools together; some 2 kB each. What was not asked for longest goes first. */
const AT_HAND = 20_000;
/** That there is no document of a key, beside a document: an exact part of two. */
const NOTHING = 0.25;

const documentsIn = (answer: unknown) => (Array.isArray(answer) ? Math.max(1, answer.length) : 1);

/**
 * What queries have lately read of the document store, given again until something is written to that collection of
 * that school; a document that was asked for by its key, until that document is written. Decoding documents costs more
 * than answering from them. In memory only, so that no name reaches the disk by it; an erasure is a write, and drops
 * what named the person.
 */
export class KeptReads {
  readonly #room: KeptRoom;
  /** How often each place was written to, and each whole collection. */
  readonly #writes = new Map<string, number>();
  readonly #columns = new KeptColumns();

  constructor(atHand = AT_HAND) {
    this.#room = new KeptRoom(atHand);
  }

  /** Documents at hand now. */
  get documents(): number {
    return this.#room.weight;
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
      findOne: async <D extends Fields>(source: Source<D>, key: string | number) =>
        (await this.#byKeys(tenant, source, [key]))[0],
      findByKeys: (source, keys) => this.#byKeys(tenant, source, keys),
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

  /**
   * These documents were, or may have been, written: what begins to be read from now on is read anew. Of the others
   * what is at hand by their keys stays.
   */
  wrote(collection: string, touched: Iterable<Touched>): void {
    const all = [...touched];
    this.#columns.touch(collection, all);
    for (const { school, key } of all) {
      const place = keysOf(collection, school);
      if (key === undefined) this.#room.forgetPlace(place);
      else this.#room.drop(nameOf(place, key));
    }
    for (const school of new Set(all.map(({ school }) => school))) {
      this.#count(placeOf(collection, school));
      this.#room.forgetPlace(placeOf(collection, school));
    }
  }

  /** Another collection has taken the place of this one. */
  forgetAll(collection: string): void {
    this.#columns.drop(collection);
    this.#count(collection);
    this.#room.forgetPlaces(`${collection}\n`);
  }

  #once<T>(place: string, asked: string, begin: () => Promise<T>): Promise<T> {
    const name = nameOf(place, asked);
    const known = this.#room.find(name);
    if (known) return known as Promise<T>;
    const answer = begin();
    this.#room.keep(place, name, answer, documentsIn);
    return answer;
  }

  /** Each document by itself: of thirty that are shown, those that were shown before are at hand. */
  async #byKeys<D extends Fields>(
    tenant: Tenant,
    source: Source<D>,
    keys: readonly (string | number)[],
  ): Promise<StoredDocument<D>[]> {
    const place = keysOf(collectionName(source), tenant.school);
    const wanted = [...new Set(keys.map(String))];
    const known = new Map(wanted.map((key) => [key, this.#room.find(nameOf(place, key))]));
    const missing = wanted.filter((key) => !known.get(key));
    if (missing.length > 0) {
      const read = tenant
        .findByKeys(source, missing)
        .then((found) => new Map(found.map((document) => [document.key, document])));
      for (const key of missing) {
        const one = read.then((byKey) => byKey.get(key));
        known.set(key, one);
        this.#room.keep(place, nameOf(place, key), one, (document) => (document ? 1 : NOTHING));
      }
    }
    const found = await Promise.all(known.values());
    return found.filter((document) => document !== undefined) as StoredDocument<D>[];
  }
}

/** A collection's name holds no line break, a school's only digits. */
const placeOf = (collection: string, school: string) => `${collection}\n${school}`;
const keysOf = (collection: string, school: string) => `${placeOf(collection, school)}\nby key`;
const nameOf = (place: string, asked: string) => `${place}\n${asked}`;
