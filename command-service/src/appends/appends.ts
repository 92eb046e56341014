import { AppendTooLarge, type EventStore, WrongExpectedRevision } from '@madrasah/service-kit/event-store';

/** An append that is not answered for so long is one that the store does not take. */
const UNANSWERED_MS = 3_000;

/** Errors by which a store that takes appends answers. */
const ANSWERS = [WrongExpectedRevision, AppendTooLarge];

/** Watches what becomes of the appends: whether the event store takes any. */
export class Appends {
  /** The store, each append through it watched. */
  readonly store: EventStore;
  readonly #failed: () => void;
  readonly #now: () => number;
  readonly #unanswered = new Set<{ readonly since: number }>();
  #failing: string | undefined;

  /** @param failed told when the first fails after all was well */
  constructor(store: EventStore, failed: () => void, now = () => performance.now()) {
    this.#failed = failed;
    this.#now = now;
    this.store = { ...store, append: (...append) => this.#watched(() => store.append(...append)) };
  }

  /** Why no append is taken, in words without an address; undefined while they are. */
  get failing(): string | undefined {
    return this.#failing;
  }

  /** Whether no append is taken, or one has waited for so long. */
  stalled(unansweredMs: number): boolean {
    const late = this.#now() - unansweredMs;
    return this.#failing !== undefined || [...this.#unanswered].some(({ since }) => since < late);
  }

  async #watched<T>(append: () => Promise<T>): Promise<T> {
    const mine = { since: this.#now() };
    this.#unanswered.add(mine);
    const late = setTimeout(() => this.#fails('the event store does not answer appends'), UNANSWERED_MS);
    try {
      const appended = await append();
      this.#failing = undefined;
      return appended;
    } catch (error) {
      if (ANSWERS.some((kind) => error instanceof kind)) this.#failing = undefined;
      else if (error instanceof Error && !(error instanceof RangeError) && !(error instanceof TypeError))
        this.#fails('the event store takes no append');
      throw error;
    } finally {
      clearTimeout(late);
      this.#unanswered.delete(mine);
    }
  }

  #fails(reason: string): void {
    const isFirst = this.#failing === undefined;
    this.#failing = reason;
    if (isFirst) this.#failed();
  }
}
