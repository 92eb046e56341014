import type { RecordedEvent } from '../port.ts';
import { Misordered } from '../subscription.ts';

/** So many streams are remembered; then all are forgotten and met anew. */
const MOST_STREAMS = 50_000;

/**
 * Watches over one subscription through all its runs: what was handed over already is left out, and nothing may be
 * missing in front of what is handed over. Within a stream a gap shows in the revisions. Between streams it shows
 * only afterwards, by an event that comes late.
 */
export class Order {
  /** Everything to this position has been admitted. */
  #admitted = -1;
  /** What lies after this position was met by the streams below. */
  #since = -1;
  readonly #revisions = new Map<string, number>();
  /** The event a gap was seen in front of: when the store says the same again, its beginning was cut off. */
  #doubted: number | undefined;

  /** A run begins after this position. */
  resume(after: number | undefined): void {
    const from = after ?? -1;
    if (from === this.#admitted) return;
    this.#admitted = from;
    this.#forget();
  }

  /**
   * The events that were not admitted before.
   * @throws Misordered none of them is admitted; the log must be asked again
   */
  admit(events: readonly RecordedEvent[]): RecordedEvent[] {
    const fresh: RecordedEvent[] = [];
    for (const event of events) if (this.#isNext(event)) fresh.push(event);
    return fresh;
  }

  #isNext({ stream, revision, position }: RecordedEvent): boolean {
    const seen = this.#revisions.get(stream);
    if (position <= this.#admitted) {
      const repeated = position <= this.#since || (seen !== undefined && revision <= seen);
      if (repeated) return false;
      throw new Misordered(`${stream}@${revision} came after later events`, position - 1);
    }
    if (seen !== undefined && revision !== seen + 1 && this.#doubted !== position) {
      this.#doubted = position;
      throw new Misordered(`between ${stream}@${seen} and @${revision} events are missing`);
    }
    if (this.#revisions.size >= MOST_STREAMS) this.#forget();
    this.#admitted = position;
    this.#revisions.set(stream, revision);
    return true;
  }

  #forget(): void {
    this.#revisions.clear();
    this.#since = this.#admitted;
  }
}
