import type { FoldedHeads, StreamHead } from '@madrasah/service-kit/daily-root';
import type { KnownRoot, NotedHeads, TakenRoots } from '../../known-roots.ts';
import { headFault, type Present, standingFault } from '../head-faults.ts';

const told = (fold: FoldedHeads | undefined) =>
  fold ? `${fold[1]} streams with ${fold[2]} events` : 'no such stream';

/**
 * The heads of opened streams, as the log has noted them in front of its roots. A root keeps a hash over them; which
 * stream was cut these tell.
 */
export class OpenedHeads {
  /** What is not learned yet, in the order of the roots. */
  readonly #noted: NotedHeads[];
  /** Root → position it states. */
  readonly #positions: ReadonlyMap<number, number>;
  readonly #taken: ReadonlySet<string>;
  readonly #known = new Map<string, StreamHead>();

  constructor({ roots, noted }: TakenRoots) {
    this.#noted = [...noted].sort((one, other) => one.rootId - other.rootId);
    this.#positions = new Map(roots.map(({ rootId = 0, position }) => [rootId, position]));
    this.#taken = new Set(roots.map(({ root }) => root));
  }

  /** Every head that was noted until a root. Roots are asked about in their order. */
  after(rootId = 0): StreamHead[] {
    return this.#learn((noted) => noted.rootId <= rootId);
  }

  /** Every head that was noted until the roots of a position: of a root that the log has lost. */
  until(position: number): StreamHead[] {
    return this.#learn(({ rootId }) => (this.#positions.get(rootId) ?? Number.POSITIVE_INFINITY) <= position);
  }

  /** What of the opened streams is not as a root has seen it, by what was learned for it. */
  faultOf(root: KnownRoot, present: Present, name: string): string | undefined {
    const seen = [...this.#known.values()];
    const named = this.#taken.has(root.root)
      ? standingFault(seen, present.opened, name)
      : shortened(seen, present, name);
    if (named) return named;
    // Whoever lists heads and folds nothing knew of no opened stream; who lists nothing typed it from paper.
    const folded = root.folded ?? (root.heads && []);
    return folded && foldFault(folded, present, name);
  }

  #learn(isMeant: (noted: NotedHeads) => boolean): StreamHead[] {
    for (let next = this.#noted[0]; next && isMeant(next); next = this.#noted[0]) {
      this.#noted.shift();
      for (const head of next.heads) this.#known.set(head[0], head);
    }
    return [...this.#known.values()];
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
