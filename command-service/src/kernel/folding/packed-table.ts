import { Ids, type MembersOf, type PlainMember } from '@madrasah/service-kit/columns';
import type { RecordLayout, Table } from '@madrasah/service-kit/folding';

/** Is told how each change is taken back. */
interface Undoing {
  record(undo: () => void): void;
}

export interface PlainTable {
  readonly ids: Float64Array;
  readonly members: Readonly<Record<string, PlainMember>>;
}

/**
 * A table of very many records under ids, kept as columns. The changes can be taken back; a record that is read is
 * a copy.
 */
export class PackedTable<V extends object> implements Table<number, V> {
  readonly #log: Undoing;
  readonly #layout: RecordLayout<V>;
  readonly #columns: MembersOf<V>;
  readonly #names: readonly (keyof V & string)[];
  #ids = new Ids();

  constructor(log: Undoing, layout: RecordLayout<V>) {
    this.#log = log;
    this.#layout = layout;
    this.#columns = layout.columns();
    this.#names = Object.keys(this.#columns) as (keyof V & string)[];
  }

  get size(): number {
    return this.#ids.size;
  }

  has(id: number): boolean {
    return this.#ids.find(id) !== -1;
  }

  get(id: number): V | undefined {
    const row = this.#ids.find(id);
    return row === -1 ? undefined : this.#layout.recordAt(this.#columns, row);
  }

  /** @throws RangeError for a number that its column cannot hold; the table is then as before */
  set(id: number, record: V): this {
    const row = this.#ids.find(id);
    if (row === -1) this.#add(id, record);
    else this.#replace(row, record);
    return this;
  }

  /** @throws TypeError always: what is packed is never deleted */
  delete(id: number): boolean {
    throw new TypeError(`record ${id} cannot be deleted from a packed table`);
  }

  *keys(): MapIterator<number> {
    for (let row = 0; row < this.#ids.size; row += 1) yield this.#ids.value(row);
    return undefined;
  }

  *values(): MapIterator<V> {
    for (let row = 0; row < this.#ids.size; row += 1) yield this.#layout.recordAt(this.#columns, row);
    return undefined;
  }

  *entries(): MapIterator<[number, V]> {
    for (const id of this.keys()) yield [id, this.get(id) as V];
    return undefined;
  }

  /** What it is made of: copies. */
  plain(): PlainTable {
    const members = this.#names.map((name) => [name, this.#columns[name].plain()]);
    return { ids: this.#ids.values(), members: Object.fromEntries(members) };
  }

  /** Takes the place of what it held. @throws TypeError for columns of another layout */
  load({ ids, members }: PlainTable): void {
    if (Object.keys(members).join() !== this.#names.join()) throw new TypeError('another layout was kept');
    this.#ids = new Ids(ids);
    for (const name of this.#names) this.#columns[name].load(members[name] as PlainMember);
  }

  #add(id: number, record: V): void {
    let done = 0;
    try {
      for (; done < this.#names.length; done += 1) {
        const name = this.#names[done] as keyof V & string;
        this.#columns[name].add(record[name]);
      }
    } catch (error) {
      for (const name of this.#names.slice(0, done)) this.#columns[name].pop();
      throw error;
    }
    this.#ids.indexOf(id);
    this.#log.record(() => this.#pop());
  }

  #replace(row: number, record: V): void {
    const before = this.#layout.recordAt(this.#columns, row);
    try {
      this.#write(row, record);
    } catch (error) {
      this.#write(row, before);
      throw error;
    }
    this.#log.record(() => this.#write(row, before));
  }

  #write(row: number, record: V): void {
    for (const name of this.#names) this.#columns[name].set(row, record[name]);
  }

  /** Changes are taken back last first, so what was added is the last row by then. */
  #pop(): void {
    for (const name of this.#names) this.#columns[name].pop();
    this.#ids.pop();
  }
}
