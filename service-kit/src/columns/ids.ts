import { Column } from './column.ts';

/**
 * Ids, each known by its place. Ids of a stream are mostly given one after another, and then an id says its place
 * itself; only those out of the row are looked up. A million of them take 8 MB, in a Map ten times that.
 */
export class Ids {
  readonly #values: Column<Float64Array>;
  readonly #outOfRow = new Map<number, number>();

  constructor(values: Float64Array = new Float64Array(0)) {
    this.#values = new Column(values);
    for (let place = 0; place < values.length; place += 1) this.#note(values[place] as number, place);
  }

  get size(): number {
    return this.#values.length;
  }

  /** The place of an id that is there; -1 when it is not. */
  find(id: number): number {
    const place = id - this.#values.at(0);
    if (place >= 0 && place < this.#values.length && this.#values.at(place) === id) return place;
    return this.#outOfRow.get(id) ?? -1;
  }

  /** The place of an id, which is taken in when it is new. */
  indexOf(id: number): number {
    const known = this.find(id);
    if (known !== -1) return known;
    const place = this.#values.add(id);
    this.#note(id, place);
    return place;
  }

  /** @throws RangeError for a place that was never given out */
  value(place: number): number {
    if (place < 0 || place >= this.#values.length) throw new RangeError(`no value ${place}`);
    return this.#values.at(place);
  }

  /** Takes the last id away. */
  pop(): void {
    this.#outOfRow.delete(this.#values.at(this.#values.length - 1));
    this.#values.pop();
  }

  /** All ids in the order of their places: a copy. */
  values(): Float64Array {
    return this.#values.values();
  }

  #note(id: number, place: number): void {
    if (id - this.#values.at(0) !== place) this.#outOfRow.set(id, place);
  }
}
