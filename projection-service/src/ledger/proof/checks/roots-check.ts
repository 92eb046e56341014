import { foldHeads, headOf, NO_ROOT, rootOf, type StreamHead } from '@madrasah/service-kit/daily-root';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import type { KnownRoot, TakenRoots } from '../known-roots.ts';
import { type Check, Findings } from './check.ts';
import { type Present, standingFault } from './head-faults.ts';
import { OpenedHeads } from './opened-heads.ts';

/** Whatever number it had: it is judged by itself, not as one of the series in the log. */
const asHandedOver = ({ day, position, root, previousRoot, heads, folded }: KnownRoot): KnownRoot => ({
  ...{ day, position, root, previousRoot, heads, folded },
});

export interface RootResult extends KnownRoot {
  readonly pass: boolean;
}

/**
 * Every daily root follows again from the heads of the streams as they stood at its position. A tail that was cut
 * off leaves its chain whole; the root knows that there was more. One that was handed over from outside catches a
 * cut that took the root with it.
 */
export class RootsCheck implements Check {
  readonly #schoolId: string;
  readonly #pending: KnownRoot[];
  readonly #opened: OpenedHeads;
  readonly #findings = new Findings('roots', 'daily roots that follow again from the log');
  readonly #last = new Map<string, StreamHead>();
  readonly #results: RootResult[] = [];
  #previous: KnownRoot | undefined;
  #end = 0;

  constructor(schoolId: string, taken: TakenRoots, handedOver: readonly KnownRoot[] = []) {
    this.#schoolId = schoolId;
    this.#opened = new OpenedHeads(taken);
    // At one position the one handed over is first: it follows the same root as the one that was taken there.
    this.#pending = [...handedOver.map(asHandedOver), ...taken.roots].sort(
      (one, other) => one.position - other.position,
    );
  }

  recorded(event: RecordedEvent): void {
    this.#settle(event.position);
    this.#last.set(event.stream, headOf(event));
    this.#end = event.position;
  }

  result() {
    this.#settle(Number.POSITIVE_INFINITY);
    return this.#findings.result();
  }

  /** Every root and whether it held; only after `result`. Newest first. */
  get results(): readonly RootResult[] {
    return [...this.#results].reverse();
  }

  /** All roots before a position: the heads are now as they were then. */
  #settle(before: number): void {
    for (let root = this.#pending[0]; root && root.position < before; root = this.#pending[0]) {
      this.#pending.shift();
      const fault = this.#faultOf(root);
      this.#findings.count += 1;
      if (fault) this.#findings.fault(fault);
      this.#results.push({ ...root, pass: fault === undefined });
      if (root.rootId !== undefined) this.#previous = root;
    }
  }

  #faultOf(known: KnownRoot): string | undefined {
    const { day, position, root, heads, rootId } = known;
    const name = rootId === undefined ? `the root of ${day} that was handed over` : `the root of ${day}`;
    const present: Present = foldHeads([...this.#last.values()]);
    const differs =
      (heads && standingFault(heads, present.heads, name)) ?? this.#opened.faultOf(known, present, name);
    if (differs) return differs;
    const before = this.#previous;
    const previousRoot = before?.root ?? NO_ROOT;
    if (rootId !== undefined && (known.previousRoot !== previousRoot || rootId !== 1 + (before?.rootId ?? 0)))
      return `${name} does not follow the root before it`;
    const made = {
      schoolId: this.#schoolId,
      day,
      position,
      previousRoot: known.previousRoot ?? previousRoot,
    };
    if (rootOf({ ...made, ...present }) === root) return undefined;
    if (this.#end < position && rootId === undefined)
      return `the log ends at position ${this.#end}, before ${name} at ${position}`;
    return `${name} at position ${position} does not follow from the log`;
  }
}
