/** Whoever reads a stream from outside and must see only what is recorded: they wait until it rests, and go first. */
export class Readers {
  #rest: PromiseWithResolvers<void> | undefined;

  /** Somebody waits. */
  get waiting(): boolean {
    return this.#rest !== undefined;
  }

  /** Resolves at the stream's next rest. */
  wait(): Promise<void> {
    this.#rest ??= Promise.withResolvers();
    return this.#rest.promise;
  }

  /** The stream rests: whoever waits reads now, before the stream goes on. */
  async goFirst(): Promise<void> {
    const rest = this.#rest;
    if (!rest) return;
    this.#rest = undefined;
    rest.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
