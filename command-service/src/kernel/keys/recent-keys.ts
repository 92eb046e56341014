import type { Metadata } from '@madrasah/service-kit/codec';
import type { UndoLog } from '../folding/undo.ts';

const KEEP_AT_LEAST = 20_000;
const KEEP_MS = 48 * 3600_000;

/** Where the events of one idempotency key stand in the stream. */
export interface KeyUse {
  readonly inputHash: string;
  readonly revision: number;
  readonly count: number;
  readonly at: number;
}

/**
 * The idempotency keys of a stream, folded from event metadata so that they outlive a restart; remembered for
 * 48 hours and at least the last 20,000, and never more than twice of that.
 */
export class RecentKeys {
  readonly #log: UndoLog;
  #uses = new Map<string, KeyUse>();
  #full = 2 * KEEP_AT_LEAST;

  constructor(log: UndoLog) {
    this.#log = log;
  }

  get size(): number {
    return this.#uses.size;
  }

  /** Twice as many as were kept the last time: some are to be let go. */
  get isFull(): boolean {
    return this.#uses.size >= this.#full;
  }

  find(schoolId: string, actorId: number, key: string): KeyUse | undefined {
    return this.#uses.get(scoped(schoolId, actorId, key));
  }

  /** Notes the key of one event; a command's events follow one another and share it. */
  note(metadata: Metadata, revision: number): void {
    if (!metadata.idempotencyKey || !metadata.inputHash) return;
    const key = scoped(metadata.schoolId, metadata.actor.id, metadata.idempotencyKey);
    const before = this.#uses.get(key);
    this.#log.record(() => (before ? this.#uses.set(key, before) : this.#uses.delete(key)));
    // Behind a gap it is a new command's: whoever wrote it had let the key go.
    const goesOn = before && before.revision + before.count === revision;
    const { inputHash } = metadata;
    const use = goesOn
      ? { ...before, count: before.count + 1 }
      : { inputHash, revision, count: 1, at: Date.parse(metadata.at) };
    this.#uses.set(key, use);
  }

  /**
   * Lets go of what is old enough at an instant. Rebuilt as a whole and rarely, when they are twice as many as
   * were kept the last time: removing from the front of a Map is slow.
   */
  prune(now: string): void {
    if (!this.isFull) return;
    const oldest = Date.parse(now) - KEEP_MS;
    const revisions = Float64Array.from(this.#uses.values(), ({ revision }) => revision).sort();
    const first = revisions[revisions.length - KEEP_AT_LEAST] as number;
    this.#uses = new Map([...this.#uses].filter(([, use]) => use.revision >= first || use.at > oldest));
    this.#full = 2 * Math.max(KEEP_AT_LEAST, this.#uses.size);
  }

  /** All of them, to be written down at once. */
  plain(): ReadonlyMap<string, KeyUse> {
    return this.#uses;
  }

  /** @throws TypeError for what are no keys */
  load(uses: ReadonlyMap<string, KeyUse>): void {
    if (!(uses instanceof Map)) throw new TypeError('no keys were kept');
    this.#uses = new Map(uses);
  }
}

// The stream of all schools knows logins of several schools by the same number.
const scoped = (schoolId: string, actorId: number, key: string) => `${schoolId}:${actorId}:${key}`;
