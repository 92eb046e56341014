import type { Metadata } from '@madrasah/service-kit/codec';
import type { UndoLog } from './undo.ts';

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
 * 48 hours and at least the last 20,000.
 */
export class RecentKeys {
  readonly #log: UndoLog;
  #uses = new Map<string, KeyUse>();

  constructor(log: UndoLog) {
    this.#log = log;
  }

  get size(): number {
    return this.#uses.size;
  }

  find(schoolId: string, actorId: number, key: string): KeyUse | undefined {
    return this.#uses.get(scoped(schoolId, actorId, key));
  }

  /** Notes the key of one event; a command's events follow one another and share it. */
  note(metadata: Metadata, revision: number): void {
    if (!metadata.idempotencyKey || !metadata.inputHash) return;
    const key = scoped(metadata.schoolId, metadata.actor.id, metadata.idempotencyKey);
    const before = this.#uses.get(key);
    const use = before
      ? { ...before, count: before.count + 1 }
      : { inputHash: metadata.inputHash, revision, count: 1, at: Date.parse(metadata.at) };
    this.#log.record(() => (before ? this.#uses.set(key, before) : this.#uses.delete(key)));
    this.#uses.set(key, use);
  }

  /** Lets go of what is old enough at the instant `now`. Rebuilt as a whole and rarely: removing from the front of a Map is slow. */
  prune(now: number): void {
    if (this.#uses.size < 2 * KEEP_AT_LEAST) return;
    const all = [...this.#uses];
    const surplus = all.length - KEEP_AT_LEAST;
    this.#uses = new Map(all.filter(([, use], index) => index >= surplus || now - use.at < KEEP_MS));
  }
}

// The stream of all schools knows logins of several schools by the same number.
const scoped = (schoolId: string, actorId: number, key: string) => `${schoolId}:${actorId}:${key}`;
