/** At every 5 s a minute: large papers and whole books keep a program from answering for seconds. */
const MOST_UNANSWERED = 12;

/**
 * Finds out whether a program still does anything. Questions that went unanswered are counted, not the time, so that a
 * machine that slept accuses nobody.
 */
export class Heartbeat {
  readonly #timer: NodeJS.Timeout;
  #unanswered = 0;

  /** @param ask sends the question · @param dead told once, when too many went unanswered */
  constructor(ask: () => void, dead: () => void, everyMs: number) {
    this.#timer = setInterval(() => {
      if (this.#unanswered >= MOST_UNANSWERED) {
        this.stop();
        dead();
        return;
      }
      this.#unanswered += 1;
      ask();
    }, everyMs);
  }

  answered(): void {
    this.#unanswered = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
