import type { AllSubscription, EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import type { Desk } from './kernel/desk.ts';
import { type PolicyRunner, policyProgress } from './policies/runner.ts';

const WAIT_MS = 5_000;

/** One subscription to the whole log: it keeps the folded states current and hands events to the policies. */
export class Observer {
  readonly #store: EventStore;
  readonly #desk: Desk;
  readonly #runner: PolicyRunner | undefined;
  #subscription: AllSubscription | undefined;
  #position = 0;
  #waiting: { readonly position: number; readonly resolve: (seen: boolean) => void }[] = [];

  constructor(store: EventStore, desk: Desk, runner: PolicyRunner | undefined) {
    this.#store = store;
    this.#desk = desk;
    this.#runner = runner;
  }

  async start(): Promise<void> {
    // The states load themselves; only what is new matters here, and the policies know where they stopped.
    const after = await policyProgress(this.#store);
    this.#position = Math.max(this.#position, after ?? 0);
    this.#subscription = this.#store.subscribeAll(after, {
      onEvents: async (events) => this.#take(events),
    });
  }

  /** Of the last event seen, or of where it began. */
  get position(): number {
    return this.#position;
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
  }

  /** Resolves true when events up to a position have been seen, false after 5 seconds. */
  waitFor(position: number): Promise<boolean> {
    if (this.#position >= position) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.#waiting.push({ position, resolve });
      setTimeout(() => {
        this.#waiting = this.#waiting.filter((waiting) => waiting.resolve !== resolve);
        resolve(false);
      }, WAIT_MS).unref();
    });
  }

  #take(events: readonly RecordedEvent[]): void {
    this.#desk.observe(events);
    this.#runner?.observe(events);
    this.#position = events.at(-1)?.position ?? this.#position;
    const seen = this.#waiting.filter((waiting) => waiting.position <= this.#position);
    if (seen.length === 0) return;
    this.#waiting = this.#waiting.filter((waiting) => waiting.position > this.#position);
    for (const waiting of seen) waiting.resolve(true);
  }
}
