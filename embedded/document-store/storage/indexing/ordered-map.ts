import type { KeyRange } from '../../query/ranges.ts';

/** So many late keys are put in their places one by one; more are sorted and merged. */
const FEW = 8;
const MANY = 1_000;

/** Keys in order, but for what changed since they were last asked for. */
type Order = {
  /** Deleted keys may linger in it. */
  sorted: string[];
  /** Not in `sorted` yet. */
  readonly late: Set<string>;
  /** In `sorted`, but deleted. */
  readonly deleted: Set<string>;
};

/**
 * A hash map whose keys can also be walked in their order. The order is made when it is first asked for and
 * then kept up, so that a map which is only looked up costs nothing but itself.
 */
export class OrderedMap<V> {
  readonly #values = new Map<string, V>();
  #order: Order | undefined;

  get size(): number {
    return this.#values.size;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  /** In the order they were set. */
  values(): Iterable<V> {
    return this.#values.values();
  }

  set(key: string, value: V): void {
    if (this.#order !== undefined && !this.#values.has(key)) this.#entered(this.#order, key);
    this.#values.set(key, value);
  }

  delete(key: string): boolean {
    if (!this.#values.delete(key)) return false;
    if (this.#order !== undefined && !this.#order.late.delete(key)) this.#order.deleted.add(key);
    return true;
  }

  /** About how many keys lie in the range: exact but for those deleted of late. */
  count({ least, most }: KeyRange): number {
    const keys = this.#inOrder();
    return Math.max(0, firstAbove(keys, most) - firstFrom(keys, least));
  }

  /** The values in the order of their keys, up or down, within the range when one is given. */
  *walk(direction: 1 | -1, range?: KeyRange): Generator<V> {
    const keys = this.#inOrder();
    const from = range === undefined ? 0 : firstFrom(keys, range.least);
    const to = range === undefined ? keys.length : firstAbove(keys, range.most);
    for (let i = 0; i < to - from; i++) {
      const value = this.#values.get(keys[direction > 0 ? from + i : to - 1 - i] as string);
      if (value !== undefined) yield value;
    }
  }

  #entered({ sorted, late, deleted }: Order, key: string): void {
    if (deleted.delete(key)) return;
    late.add(key);
    if (late.size > sorted.length + MANY) this.#order = undefined; // sorting all again costs no more
  }

  #inOrder(): readonly string[] {
    const order = this.#order;
    if (order === undefined) {
      const sorted = [...this.#values.keys()].sort();
      this.#order = { sorted, late: new Set(), deleted: new Set() };
      return sorted;
    }
    const { late, deleted } = order;
    if (deleted.size * 2 > order.sorted.length) {
      order.sorted = order.sorted.filter((key) => !deleted.has(key));
      deleted.clear();
    }
    if (late.size > 0) order.sorted = withLate(order.sorted, [...late]);
    late.clear();
    return order.sorted;
  }
}

function withLate(sorted: string[], late: string[]): string[] {
  if (late.length <= FEW) {
    for (const key of late) sorted.splice(firstFrom(sorted, key), 0, key);
    return sorted;
  }
  const merged: string[] = [];
  let at = 0;
  for (const key of late.sort()) {
    while (at < sorted.length && (sorted[at] as string) < key) merged.push(sorted[at++] as string);
    merged.push(key);
  }
  while (at < sorted.length) merged.push(sorted[at++] as string);
  return merged;
}

/** The place of the first key that is not below the given one. */
function firstFrom(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the first key above the given one. */
function firstAbove(keys: readonly string[], key: string): number {
  const at = firstFrom(keys, key);
  return keys[at] === key ? at + 1 : at;
}
