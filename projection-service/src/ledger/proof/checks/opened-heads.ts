import type { FoldedHeads, StreamHead } from '@madrasah/service-kit/daily-root';
import type { KnownRoot, TakenRoots } from '../known-roots.ts';
import { headFault, type Present, standingFault } from './head-faults.ts';

const told = (fold: FoldedHeads | undefined) =>
  fold ? `${fold[1]} streams with ${fold[2]} events` : 'no such stream';

/**
 * The heads of opened streams, as the log has noted them in front of its roots. A root keeps a hash over them; which
 * stream was cut these tell.
 */
export class OpenedHeads {
  /** Position of a root → what was noted for it. */
  readonly #noted = new Map<number, StreamHead[]>();
  readonly #positions: number[];
  readonly #taken: ReadonlySet<number>;
  readonly #known = new Map<string, StreamHead>();

  constructor({ roots, noted }: TakenRoots) {
    const positions = new Map(roots.map(({ rootId, position }) => [rootId, position]));
    for (const { rootId, heads } of noted) {
      const position = positions.get(rootId);
      if (position !== undefined) this.#noted.set(position, [...(this.#noted.get(position) ?? []), ...heads]);
    }
    this.#positions = [...this.#noted.keys()].sort((one, other) => one - other);
    this.#taken = new Set(roots.map(({ position }) => position));
  }

  /** What of the opened streams is not as a root has seen it. Roots are asked about in the order of the log. */
  faultOf(root: KnownRoot, present: Present, name: string): string | undefined {
    this.#learn(root.position);
    const seen = [...this.#known.values()];
    const named = this.#taken.has(root.position)
      ? standingFault(seen, present.opened, name)
      : shortened(seen, present, name);
    if (named) return named;
    // Whoever lists heads and folds nothing knew of no opened stream; who lists nothing typed it from paper.
    const folded = root.folded ?? (root.heads && []);
    return folded && foldFault(folded, present, name);
  }

  #learn(upTo: number): void {
    for (let next = this.#positions[0]; next !== undefined && next <= upTo; next = this.#positions[0]) {
      this.#positions.shift();
      for (const head of this.#noted.get(next) ?? []) this.#known.set(head[0], head);
    }
  }
}

/** The log has lost the root itself: what it noted before tells only of streams that are shorter than they were. */
function shortened(seen: readonly StreamHead[], { opened }: Present, name: string): string | undefined {
  const now = new Map(opened.map((head) => [head[0], head]));
  const shorter = seen.find(([stream, revision]) => (now.get(stream)?.[1] ?? -1) < revision);
  return shorter && headFault(shorter, now.get(shorter[0]), name);
}

/** The first category whose streams do not fold as a root has them. */
function foldFault(folded: readonly FoldedHeads[], present: Present, name: string): string | undefined {
  const now = new Map(present.folded.map((fold) => [fold[0], fold]));
  const known = new Map(folded.map((fold) => [fold[0], fold]));
  const differs = [...new Set([...known.keys(), ...now.keys()])]
    .sort()
    .find((category) => known.get(category)?.[3] !== now.get(category)?.[3]);
  if (differs === undefined) return undefined;
  return `the opened streams ${differs}-… are not as ${name} knew them: ${told(known.get(differs))} then, ${told(now.get(differs))} now`;
}
