import { createHash } from 'node:crypto';
import type { Target } from '@madrasah/service-kit/asking';

/** One that could not be reached is asked last for so long. */
const AWAY_MS = 2_000;

const nameOf = ({ host, port }: Target) => `${host}:${port}`;
const weight = (target: Target, key: string) =>
  createHash('sha256')
    .update(`${nameOf(target)} ${key}`)
    .digest('hex');

/**
 * Services of one kind on several machines. Whoever has a key is sent to the same one as long as it can be reached, then
 * to the same next one: each weighs its own name with the key, so that of a service that dies only its keys move.
 */
export class Pool {
  readonly #targets: readonly Target[];
  readonly #now: () => number;
  readonly #awayUntil = new Map<string, number>();

  constructor(targets: readonly Target[], now = () => performance.now()) {
    this.#targets = targets;
    this.#now = now;
  }

  /** All of them, in the order in which this key asks them. */
  of(key: string): readonly Target[] {
    const now = this.#now();
    const isAway = (target: Target) => ((this.#awayUntil.get(nameOf(target)) ?? 0) > now ? 1 : 0);
    return this.#targets
      .map((target) => ({ target, away: isAway(target), weight: weight(target, key) }))
      .sort((one, other) => one.away - other.away || (one.weight < other.weight ? 1 : -1))
      .map(({ target }) => target);
  }

  /** It could not be reached. */
  away(target: Target): void {
    this.#awayUntil.set(nameOf(target), this.#now() + AWAY_MS);
  }
}
