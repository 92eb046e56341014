import { foldHeads, headOf, NO_ROOT, rootOf, type StreamHead } from '@madrasah/service-kit/daily-root';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import type { KnownRoot } from '../../known-roots.ts';
import { standingFault } from '../head-faults.ts';

/**
 * A root from outside that the log does not hold any more, or not yet. It is looked for at every event, because nobody
 * knows whether its position is of this log or of one from which the house has moved.
 */
export class LostRoot {
  readonly #schoolId: string;
  readonly #root: KnownRoot;
  readonly #named: ReadonlyMap<string, StreamHead>;
  /** The streams that stand as the root knew them. */
  readonly #standing = new Set<string>();
  #found = false;
  /** The heads as they stood at the position it states; undefined while the log has not come so far. */
  #atPosition: StreamHead[] | undefined;
  /** The heads as they stood when the last event it names went by. */
  #atLast: StreamHead[] = [];

  constructor(schoolId: string, root: KnownRoot) {
    this.#schoolId = schoolId;
    this.#root = root;
    this.#named = new Map(root.heads?.map((head) => [head[0], head]));
  }

  /** @param heads with this event, by stream @param previousRoot the root in the log before it */
  take(event: RecordedEvent, heads: ReadonlyMap<string, StreamHead>, previousRoot = NO_ROOT): void {
    if (this.#found) return;
    const [stream, revision, hash] = headOf(event);
    const named = this.#named.get(stream);
    if (named?.[1] === revision && named[2] === hash) {
      this.#standing.add(stream);
      this.#atLast = [...heads.values()];
    } else this.#standing.delete(stream);
    if (this.#standing.size === this.#named.size) this.#found = this.#follows(heads, previousRoot);
  }

  /** Told of each event before it is taken: what stood at the stated position. */
  before(position: number, heads: ReadonlyMap<string, StreamHead>): void {
    if (position > this.#root.position) this.#atPosition ??= [...heads.values()];
  }

  get found(): boolean {
    return this.#found;
  }

  /** The heads to name a fault by, at the end of the log: those of its own log where they differ in nothing, else of this. */
  seen(end: readonly StreamHead[]): readonly StreamHead[] {
    const at = this.#atPosition ?? end;
    const { heads } = this.#root;
    return heads && standingFault(heads, foldHeads(at).heads, '') ? this.#atLast : at;
  }

  #follows(heads: ReadonlyMap<string, StreamHead>, previousRoot: string): boolean {
    const { day, position, root } = this.#root;
    const made = { schoolId: this.#schoolId, day, position };
    const present = foldHeads([...heads.values()]);
    return rootOf({ ...made, previousRoot: this.#root.previousRoot ?? previousRoot, ...present }) === root;
  }
}
