/** Remembered at once; of more, those who have not come in for longest are forgotten. */
const MOST = 20_000;

/** From where logins have come in, as `Callers` tells it, since this process began: their next sign-in is no stranger's. */
export class CameIn {
  readonly #callers = new Set<string>();

  has(caller: string): boolean {
    return this.#callers.has(caller);
  }

  note(caller: string): void {
    this.#callers.delete(caller);
    this.#callers.add(caller);
    if (this.#callers.size > MOST) this.#callers.delete(this.#callers.values().next().value as string);
  }
}
