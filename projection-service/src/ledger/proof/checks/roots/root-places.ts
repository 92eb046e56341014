import { headOf, type StreamHead } from '@madrasah/service-kit/daily-root';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';

const nameOf = (stream: string, revision: number) => `${stream}@${revision}`;

/** How many of rising positions are at or before one. */
function countUpTo(positions: readonly number[], place: number): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] as number) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Where in this log the roots stand. A root names the last event of each stream; where the latest of these stands is
 * its place, also in a log whose positions are others because the house has moved. In the log it was taken of, that is
 * the position it states.
 */
export class RootPlaces {
  /** Stream → the position of each of its events, by revision. */
  readonly #positions = new Map<string, number[]>();
  /** The hash of each event that a root names, once it has gone by. */
  readonly #hashes = new Map<string, string>();
  /** Which of the positions that roots state have an event here. */
  readonly #stated: Map<number, boolean>;

  /**
   * @param named the heads of all roots: of others no hash is kept
   * @param stated the positions that the roots state
   */
  constructor(named: Iterable<StreamHead>, stated: Iterable<number>) {
    for (const [stream, revision] of named) this.#hashes.set(nameOf(stream, revision), '');
    this.#stated = new Map([...stated].map((position) => [position, false]));
  }

  /** Whether an event stands at a position that a root states. */
  has(position: number): boolean {
    return this.#stated.get(position) ?? false;
  }

  /** The next event of the log. */
  take(event: RecordedEvent): void {
    const [stream, revision, hash] = headOf(event);
    const positions = this.#positions.get(stream) ?? [];
    positions.push(event.position);
    this.#positions.set(stream, positions);
    if (this.#stated.has(event.position)) this.#stated.set(event.position, true);
    const name = nameOf(stream, revision);
    if (this.#hashes.has(name)) this.#hashes.set(name, hash);
  }

  /** Where the latest of these heads stands. One that is gone stood behind the event that is the last in front of it. */
  placeOf(heads: readonly StreamHead[]): number {
    return this.#latest(heads, (head) => this.#isThere(head));
  }

  /**
   * The same, an event in the place of one that is named counted as that one: what was forged is named at its own place
   * then. Undefined where more than these heads had been written by then: it was put there later.
   * @param before the position of the root's own event
   */
  placeOfForged(heads: readonly StreamHead[], before: number): number | undefined {
    const place = this.#latest(heads, () => true);
    if (place >= before) return undefined;
    const known = new Map(heads.map(([stream, revision]) => [stream, revision]));
    return this.headsAt(place).every(([stream, revision]) => revision <= (known.get(stream) ?? -1))
      ? place
      : undefined;
  }

  #isThere([stream, revision, hash]: StreamHead): boolean {
    return this.#hashes.get(nameOf(stream, revision)) === hash;
  }

  #latest(heads: readonly StreamHead[], counts: (head: StreamHead) => boolean): number {
    return heads.reduce((last, head) => {
      const [stream, revision] = head;
      const positions = this.#positions.get(stream) ?? [];
      const isCounted = revision < positions.length && counts(head);
      const known = isCounted ? revision : Math.min(revision, positions.length) - 1;
      return Math.max(last, positions[known] ?? 0);
    }, 0);
  }

  /** The head of every stream at a place. The hash of one that no root names is not known: ''. */
  headsAt(place: number): StreamHead[] {
    return [...this.#positions].flatMap(([stream, positions]): StreamHead[] => {
      const revision = countUpTo(positions, place) - 1;
      return revision < 0 ? [] : [[stream, revision, this.#hashes.get(nameOf(stream, revision)) ?? '']];
    });
  }
}
