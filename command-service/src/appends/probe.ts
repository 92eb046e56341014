import { streams } from '@madrasah/events';
import { PolicyProgressed } from '@madrasah/events/policies';
import type { Logger } from '@madrasah/service-kit/logging';
import { type Desk, stepOn } from '../kernel/desk.ts';
import type { StreamDefinition } from '../kernel/stream.ts';

const PAUSE_MS = 1_000;

const SYSTEM = {
  schoolId: 'platform',
  actor: { id: 0, permissionType: 0 },
  requestId: 'readiness',
  correlationId: 'readiness',
  causationId: 'readiness',
};

/** Outside every proof: nothing of a school happens in it. */
const readinessStream: StreamDefinition<null> = {
  category: 'policy',
  nameFor: () => streams.policy('readiness'),
  initial: () => null,
  evolve: (state) => state,
};

/**
 * Finds out that appends are taken again, when nobody sends commands to a service that is not ready: by appending. What
 * fails leaves nothing behind, so each absence of the store is one event.
 */
export class Probe {
  readonly #desk: () => Desk;
  readonly #isWell: () => boolean;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #trying: Promise<void> | undefined;
  #ended = false;

  constructor(desk: () => Desk, isWell: () => boolean, log: Logger) {
    this.#desk = desk;
    this.#isWell = isWell;
    this.#log = log;
  }

  /** From now on it tries until appends are taken. */
  begin(): void {
    if (this.#ended || this.#timer) return;
    this.#log.warn('the event store takes no append; this service is not ready');
    this.#again();
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#trying;
  }

  #again(): void {
    this.#timer = setTimeout(() => {
      this.#trying = this.#try();
    }, PAUSE_MS).unref();
  }

  async #try(): Promise<void> {
    const step = stepOn(readinessStream, () => [PolicyProgressed({ position: 0 })]);
    // What the append came to is seen where all appends are watched.
    if (!this.#isWell())
      await this.#desk()
        .perform(step, SYSTEM)
        .catch(() => undefined);
    if (!this.#isWell() && !this.#ended) return this.#again();
    this.#timer = undefined;
    if (!this.#ended) this.#log.warn('the event store takes appends again');
  }
}
