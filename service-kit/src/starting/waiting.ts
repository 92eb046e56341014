import { reasonOf } from '../logging/reason.ts';

const AGAIN_MS = 60_000;

interface Told {
  warn(detail: object, message: string): void;
}

/**
 * Tells that something is waited for that may come right: one line at first, one when the reason changes, then one a
 * minute, without stack and without credentials, and one when it is there.
 */
export class Waiting {
  readonly #log: Told;
  readonly #what: string;
  readonly #now: () => number;
  #reason: string | undefined;
  #told = 0;

  /** @param what is waited for, as in “waiting for …” */
  constructor(log: Told, what: string, now = () => performance.now()) {
    this.#log = log;
    this.#what = what;
    this.#now = now;
  }

  /** Why it is waited for; undefined when it is not. */
  get reason(): string | undefined {
    return this.#reason;
  }

  /** What is waited for and why, in one line; undefined when it is not. */
  get told(): string | undefined {
    return this.#reason === undefined ? undefined : `waiting for ${this.#what}: ${this.#reason}`;
  }

  /** It is not there, for this reason. */
  away(error: unknown): void {
    const reason = reasonOf(error);
    if (reason === this.#reason && this.#now() - this.#told < AGAIN_MS) return;
    this.#reason = reason;
    this.#told = this.#now();
    this.#log.warn({ reason }, `waiting for ${this.#what}`);
  }

  there(): void {
    if (this.#reason === undefined) return;
    this.#reason = undefined;
    this.#log.warn({}, `${this.#what} is there`);
  }
}
