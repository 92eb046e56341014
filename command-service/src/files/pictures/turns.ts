import { refuse } from '@madrasah/events';

/** Pictures that may wait for their turn; each takes up to a few seconds. */
const WAITING = 20;

/** One after another: a picture being drawn takes a core, and up to 200 MB. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @throws Refusal when too many wait already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= WAITING) throw refuse('upload.busy');
    this.#waiting += 1;
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }
}
