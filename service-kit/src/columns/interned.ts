/** Values that occur over and over, each kept once and known by its index. */
export class Interned<T extends string | number> {
  readonly #values: T[] = [];
  readonly #indexes = new Map<T, number>();

  constructor(values: Iterable<T> = []) {
    for (const value of values) this.indexOf(value);
  }

  get size(): number {
    return this.#values.length;
  }

  /** The index of a value, which is taken in when it is new. */
  indexOf(value: T): number {
    const known = this.#indexes.get(value);
    if (known !== undefined) return known;
    this.#values.push(value);
    this.#indexes.set(value, this.#values.length - 1);
    return this.#values.length - 1;
  }

  /** The index of a value that is there; -1 when it is not. */
  find(value: T): number {
    return this.#indexes.get(value) ?? -1;
  }

  /** @throws RangeError for an index that was never given out */
  value(index: number): T {
    const value = this.#values[index];
    if (value === undefined) throw new RangeError(`no value ${index}`);
    return value;
  }

  values(): readonly T[] {
    return this.#values;
  }
}
