import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import type { Envelope } from '../../documents/index.ts';

/** What is held at most before it is written: documents, and how often they were touched meanwhile. */
const AT_MOST = { documents: 5_000, touches: 50_000 };

/** A place in the log: the event there, undefined at its start. */
export interface Place {
  readonly position: number;
  readonly last: RecordedEvent | undefined;
}

/** Documents that are folded and not written yet; some of them are just being written. */
export class HeldDocuments {
  #held = new Map<string, Envelope>();
  #since: Place | undefined;
  #touches = 0;
  /** Touched since it was last asked which were not. */
  readonly #touched = new Set<string>();
  #leaving = new Map<string, Envelope>();
  #leavingSince: Place | undefined;

  /** Up to where everything is written; undefined when nothing is held. */
  get since(): Place | undefined {
    return this.#leavingSince ?? this.#since;
  }

  /** Whether some are just being written. */
  get isLeaving(): boolean {
    return this.#leavingSince !== undefined;
  }

  get isFull(): boolean {
    return this.#held.size >= AT_MOST.documents || this.#touches >= AT_MOST.touches;
  }

  find(id: string): Envelope | undefined {
    return this.#held.get(id) ?? this.#leaving.get(id);
  }

  /**
   * To be written with what comes after.
   * @param touches by how many touches they became so
   * @param before where the projector stood before these
   */
  hold(folded: readonly Envelope[], touches: number, { position, last }: Place): void {
    for (const document of folded) {
      this.#held.set(document._id, document);
      this.#touched.add(document._id);
    }
    this.#touches += touches;
    this.#since ??= { position, last };
  }

  /** All that is held, to be written; `left` when it stands, `stay` when it does not. One at a time. */
  leave(): readonly Envelope[] {
    this.#touched.clear();
    return this.leaveQuiet();
  }

  /** Of them those that were not touched since it was last asked. */
  leaveQuiet(): readonly Envelope[] {
    this.#leaving = new Map([...this.#held].filter(([id]) => !this.#touched.has(id)));
    this.#touched.clear();
    for (const id of this.#leaving.keys()) this.#held.delete(id);
    this.#leavingSince = this.#leaving.size > 0 ? this.#since : undefined;
    if (this.#held.size === 0) [this.#since, this.#touches] = [undefined, 0];
    return [...this.#leaving.values()];
  }

  left(): void {
    this.#leaving = new Map();
    this.#leavingSince = undefined;
  }

  /** It may be written by half: all of it is held again, under what was folded over it meanwhile. */
  stay(): void {
    this.#held = new Map([...this.#leaving, ...this.#held]);
    this.#since = this.since;
    this.left();
  }

  clear(): void {
    this.leave();
    this.left();
  }
}
