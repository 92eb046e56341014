import { Ear } from '../file/bell.ts';

/** How often readers of another process's log look by themselves, should no bell be heard. */
const LOOK_MS = 200;

/** Whoever wants to know when a store has grown or stopped. */
export class Changes {
  readonly #listeners = new Set<() => void>();
  readonly #ear: Ear | undefined;
  #looking: NodeJS.Timeout | undefined;

  /** @param path the data file, where another process writes it; absent where this store does and tells by itself */
  constructor(path?: string) {
    this.#ear = path === undefined ? undefined : new Ear(path, () => this.tell());
  }

  /** Returns the way out. */
  on(listener: () => void): () => void {
    this.#listeners.add(listener);
    this.#look();
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  close(): void {
    clearInterval(this.#looking);
    this.#ear?.close();
  }

  /** A bell may be missed, or not be there. Whoever is woken for nothing reads an empty page. */
  #look(): void {
    const ear = this.#ear;
    if (!ear || this.#looking) return;
    ear.listen();
    this.#looking = setInterval(() => {
      ear.listen();
      this.tell();
    }, LOOK_MS).unref();
  }
}
