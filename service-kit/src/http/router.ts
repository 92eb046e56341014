import Router, { type Layer, type MatchResult } from '@koa/router';

/** Whole segments of a path, as far as nothing in them is a parameter; case does not count. */
function headOf(path: string): string {
  const [literal = ''] = path.split(/[:*({]/, 1);
  const whole = literal === path ? literal.replace(/\/$/, '') : literal.slice(0, literal.lastIndexOf('/'));
  return whole.toLowerCase();
}

/** A path and everything it lies under: `/a/b`, `/a`, the empty one. */
function* headsOf(path: string): Generator<string> {
  const lower = path.toLowerCase();
  for (let end = lower.length; end > 0; end = lower.lastIndexOf('/', end - 1)) yield lower.slice(0, end);
  yield '';
}

type Kept = { readonly place: number; readonly layer: Layer };

/**
 * A router that finds its route by the beginning of the path. The library's own holds each request against the pattern
 * of every endpoint there is: with some five hundred of them that costs more than a decision. What matches, and in
 * which order, is the library's.
 */
export class ServiceRouter extends Router {
  #byHead = new Map<string, Kept[]>();
  #indexed = 0;

  override match(path: string, method: string): MatchResult {
    if (this.#indexed !== this.stack.length) this.#index();
    const found: Kept[] = [];
    for (const head of headsOf(path)) found.push(...(this.#byHead.get(head) ?? []));
    const layers = found.filter(({ layer }) => layer.match(path));
    const matching = layers.sort((one, other) => one.place - other.place).map(({ layer }) => layer);
    const asked = method.toUpperCase();
    const pathAndMethod = matching.filter(({ methods }) => methods.length === 0 || methods.includes(asked));
    return { path: matching, pathAndMethod, route: pathAndMethod.some(({ methods }) => methods.length > 0) };
  }

  /** Routes are only ever added. */
  #index(): void {
    this.#byHead = new Map();
    for (const [place, layer] of this.stack.entries()) {
      const head = typeof layer.path === 'string' ? headOf(layer.path) : '';
      const kept = this.#byHead.get(head) ?? [];
      kept.push({ place, layer });
      this.#byHead.set(head, kept);
    }
    this.#indexed = this.stack.length;
  }
}
