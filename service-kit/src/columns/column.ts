export type Numbers = Int32Array | Float64Array | Uint8Array;

const FIRST_CAPACITY = 256;

/** A column of numbers that grows at its end. `data` holds more room than values; `length` says how many count. */
export class Column<A extends Numbers = Numbers> {
  #data: A;
  length = 0;

  /** @param empty an array of the column's kind, or the values it starts with */
  constructor(empty: A) {
    this.#data = empty;
    this.length = empty.length;
  }

  /** For reading in a loop; a later `add` may replace it. */
  get data(): A {
    return this.#data;
  }

  at(index: number): number {
    return index < this.length ? (this.#data[index] as number) : 0;
  }

  /** @returns the index of the new value */
  add(value: number): number {
    if (this.length === this.#data.length) this.#grow();
    this.#data[this.length] = value;
    this.length += 1;
    return this.length - 1;
  }

  set(index: number, value: number): void {
    this.#data[index] = value;
  }

  /** Takes the last value away. */
  pop(): void {
    this.length -= 1;
  }

  /** The values, without the room behind them: a copy. */
  values(): A {
    return this.#data.slice(0, this.length) as A;
  }

  #grow(): void {
    const capacity = Math.max(FIRST_CAPACITY, Math.ceil(this.#data.length * 1.5));
    const larger = new (this.#data.constructor as new (size: number) => A)(capacity);
    larger.set(this.#data);
    this.#data = larger;
  }
}

export const ints = () => new Column<Int32Array>(new Int32Array(0));
/** For ids, instants and amounts, which may pass 2^31. */
export const doubles = () => new Column<Float64Array>(new Float64Array(0));
export const bytes = () => new Column<Uint8Array>(new Uint8Array(0));
