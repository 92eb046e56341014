const WINDOW_MS = 15 * 60_000;
/** Things remembered at once; of more, the first are forgotten. */
const MOST = 20_000;

/** How often of late something was tried in vain, whoever tried. Of this process alone: it orders, and shuts nobody out. */
export class InVain {
  readonly #times = new Map<string, { readonly times: number; readonly at: number }>();

  /** @param now ms */
  of(what: string, now = Date.now()): number {
    const known = this.#times.get(what);
    return known && now - known.at < WINDOW_MS ? known.times : 0;
  }

  /** Something was tried: in vain, or not, which makes up for all. @param now ms */
  note(what: string, right: boolean, now = Date.now()): void {
    const times = right ? 0 : this.of(what, now) + 1;
    this.#times.delete(what);
    if (times > 0) this.#times.set(what, { times, at: now });
    if (this.#times.size > MOST) this.#times.delete(this.#times.keys().next().value as string);
  }
}
