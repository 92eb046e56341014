import type { RecordedEvent } from '../port.ts';
import { Misordered } from '../subscription.ts';

/** So many streams are remembered; then all are forgotten and met anew. */
const MOST_STREAMS = 50_000;

/** Between two events of a stream there should be others. Nothing of their batch was admitted. */
export class Gap extends Misordered {
  /** The first revision that is missing. */
  readonly missing: number;
  readonly event: RecordedEvent;
  constructor(missing: number, event: RecordedEvent) {
    super(`${event.stream}@${missing} is missing before @${event.revision}`);
    this.missing = missing;
    this.event = event;
  }
}

interface Admission {
  readonly from: number;
  readonly before: readonly (readonly [stream: string, revision: number | undefined])[];
}

/**
 * Watches over one subscription through all its runs: what was handed over already is left out, and nothing may be
 * missing in front of what is handed over. Within a stream a gap shows in the revisions. Between streams it shows
 * only afterwards, by an event that comes late. Of a stream not met before, only what lies after the subscription's
 * own beginning is known.
 */
export class Order {
  /** Everything to this position has been admitted. */
  #admitted = -1;
  /** All events after this position are counted in the revisions below. */
  #since = -1;
  readonly #revisions = new Map<string, number>();
  #last: Admission | undefined;
  #believed: number | undefined;

  /** A run begins after this position. */
  resume(after: number | undefined): void {
    const from = after ?? -1;
    if (from === this.#admitted) return;
    if (this.#last?.from === from) this.#undo(this.#last);
    else {
      this.#admitted = from;
      this.#forget();
    }
  }

  /**
   * The events that were not admitted before.
   * @throws Gap · Misordered none of them is admitted; the log must be asked again
   */
  admit(events: readonly RecordedEvent[]): RecordedEvent[] {
    const before: [string, number | undefined][] = [];
    const admission = { from: this.#admitted, before };
    try {
      const fresh = events.filter((event) => {
        const seen = this.#revisions.get(event.stream);
        if (!this.#isNext(event, seen)) return false;
        before.push([event.stream, seen]);
        this.#admitted = event.position;
        this.#revisions.set(event.stream, event.revision);
        return true;
      });
      this.#last = admission;
      if (this.#revisions.size > MOST_STREAMS) this.#forget();
      return fresh;
    } catch (error) {
      this.#undo(admission);
      throw error;
    }
  }

  /** The gap in front of this event is true: the beginning of its stream was cut off. */
  believe({ position }: RecordedEvent): void {
    this.#believed = position;
  }

  #isNext(event: RecordedEvent, seen: number | undefined): boolean {
    const { stream, revision, position } = event;
    if (position <= this.#admitted) {
      if (position <= this.#since || (seen !== undefined && revision <= seen)) return false;
      throw new Misordered(`${stream}@${revision} came after later events`, position - 1);
    }
    const next = seen === undefined && this.#since >= 0 ? revision : (seen ?? -1) + 1;
    if (revision !== next && this.#believed !== position) throw new Gap(next, event);
    return true;
  }

  #undo({ from, before }: Admission): void {
    for (const [stream, revision] of before.toReversed())
      if (revision === undefined) this.#revisions.delete(stream);
      else this.#revisions.set(stream, revision);
    this.#admitted = from;
    this.#last = undefined;
  }

  #forget(): void {
    this.#revisions.clear();
    this.#since = this.#admitted;
    this.#last = undefined;
  }
}
