import { collectionName, type Fields } from '../document.ts';
import type { Tenant } from '../tenant.ts';
import { type ColumnReads, type Columns, KeptRows, type Touched } from './columns.ts';

/** Rows at hand of all schools together, some 0.6 kB each; what was not asked for longest goes first. */
const AT_HAND = 60_000;

type AnyColumns = Columns<never, unknown>;
type AnyRows = KeptRows<never, unknown>;

/** The columns that queries have asked for, of every school, in memory only. */
export class KeptColumns {
  readonly #atHand: number;
  /** Collection → school → columns → rows. */
  readonly #places = new Map<string, Map<string, Map<AnyColumns, AnyRows>>>();
  /** In the order they were asked for, the latest last. */
  readonly #asked = new Map<AnyRows, () => void>();

  constructor(atHand = AT_HAND) {
    this.#atHand = atHand;
  }

  async rows<D extends Fields, R>(columns: Columns<D, R>, tenant: Tenant): Promise<readonly R[]> {
    const kept = this.#of(columns, tenant.school);
    const projection = { ...columns.projection, key: 1 } as const;
    const reads: ColumnReads<D> = {
      all: () => tenant.find(columns.of, {}, { projection }),
      some: (keys) => tenant.findByKeys(columns.of, keys),
    };
    const rows = await kept.rows(reads);
    this.#makeRoom(kept as unknown as AnyRows);
    return rows;
  }

  /** Each of these documents was, or may have been, written. */
  touch(collection: string, touched: readonly Touched[]): void {
    const schools = this.#places.get(collection);
    if (!schools) return;
    for (const { school, key } of touched)
      for (const rows of schools.get(school)?.values() ?? [])
        if (key === undefined) rows.touchAll();
        else rows.touch(key);
  }

  /** Another collection has taken the place of this one. */
  drop(collection: string): void {
    for (const schools of this.#places.get(collection)?.values() ?? [])
      for (const rows of schools.values()) this.#asked.delete(rows);
    this.#places.delete(collection);
  }

  #of<D extends Fields, R>(columns: Columns<D, R>, school: string): KeptRows<D, R> {
    const collection = collectionName(columns.of);
    const schools = this.#places.get(collection) ?? new Map<string, Map<AnyColumns, AnyRows>>();
    this.#places.set(collection, schools);
    const kept = schools.get(school) ?? new Map<AnyColumns, AnyRows>();
    schools.set(school, kept);
    const name = columns as unknown as AnyColumns;
    const rows = (kept.get(name) ?? new KeptRows(columns)) as unknown as AnyRows;
    kept.set(name, rows);
    this.#asked.delete(rows);
    this.#asked.set(rows, () => kept.delete(name));
    return rows as unknown as KeptRows<D, R>;
  }

  /** The rows just asked for stay, however many they are. */
  #makeRoom(latest: AnyRows): void {
    let size = 0;
    for (const rows of this.#asked.keys()) size += rows.size;
    for (const [rows, drop] of this.#asked) {
      if (size <= this.#atHand) return;
      if (rows === latest) continue;
      drop();
      this.#asked.delete(rows);
      size -= rows.size;
    }
  }
}
