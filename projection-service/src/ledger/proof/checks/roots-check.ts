import { type DataOf, streams } from '@madrasah/events';
import { DailyRootTaken } from '@madrasah/events/audit';
import { headOf, NO_ROOT, rootOf, type StreamHead, sortedHeads } from '@madrasah/service-kit/daily-root';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import { type Check, Findings } from './check.ts';

/** A root as the log has it, or as somebody hands it over from outside: then it may have no heads to name. */
export interface KnownRoot {
  readonly day: string;
  readonly position: number;
  readonly root: string;
  readonly previousRoot?: string | undefined;
  readonly heads?: readonly StreamHead[] | undefined;
  /** Absent for one that was handed over. */
  readonly rootId?: number;
}

/** Whatever number it had: it is judged by itself, not as one of the series in the log. */
const asHandedOver = ({ day, position, root, previousRoot, heads }: KnownRoot): KnownRoot => ({
  ...{ day, position, root, previousRoot, heads },
});

export interface RootResult extends KnownRoot {
  readonly pass: boolean;
}

/** The roots that a school's audit stream holds, as far as it can be read. @throws StoreAway */
export async function takenRoots(store: EventStore, schoolId: string): Promise<KnownRoot[]> {
  const roots: KnownRoot[] = [];
  try {
    for await (const { type, data } of store.readStream(streams.audit(schoolId)))
      if (type === DailyRootTaken.type && DailyRootTaken.schema.safeParse(data).success)
        roots.push(data as unknown as DataOf<typeof DailyRootTaken>);
  } catch (error) {
    if ((error as Error).name !== 'UnreadableEvent') throw error; // the chain names it
  }
  return roots;
}

/**
 * Every daily root follows again from the heads of the streams as they stood at its position. A tail that was cut
 * off leaves its chain whole; the root knows that there was more. One that was handed over from outside catches a
 * cut that took the root with it.
 */
export class RootsCheck implements Check {
  readonly #schoolId: string;
  readonly #pending: KnownRoot[];
  readonly #findings = new Findings('roots', 'daily roots that follow again from the log');
  readonly #last = new Map<string, RecordedEvent>();
  readonly #results: RootResult[] = [];
  #previous: KnownRoot | undefined;
  #end = 0;

  constructor(schoolId: string, taken: readonly KnownRoot[], handedOver: readonly KnownRoot[] = []) {
    this.#schoolId = schoolId;
    // At one position the one handed over is first: it follows the same root as the one that was taken there.
    this.#pending = [...handedOver.map(asHandedOver), ...taken].sort(
      (one, other) => one.position - other.position,
    );
  }

  recorded(event: RecordedEvent): void {
    this.#settle(event.position);
    this.#last.set(event.stream, event);
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
    const differs = heads && this.#headFault(heads, name);
    if (differs) return differs;
    const before = this.#previous;
    const previousRoot = before?.root ?? NO_ROOT;
    if (rootId !== undefined && (known.previousRoot !== previousRoot || rootId !== 1 + (before?.rootId ?? 0)))
      return `${name} does not follow the root before it`;
    const present = [...this.#last.values()].map(headOf);
    const made = {
      schoolId: this.#schoolId,
      day,
      position,
      previousRoot: known.previousRoot ?? previousRoot,
    };
    if (rootOf({ ...made, heads: present }) === root) return undefined;
    if (this.#end < position && rootId === undefined)
      return `the log ends at position ${this.#end}, before ${name} at ${position}`;
    return `${name} at position ${position} does not follow from the log`;
  }

  /** The first stream that is not as a root has seen it. */
  #headFault(heads: readonly StreamHead[], name: string): string | undefined {
    const seen = new Map(heads.map((head) => [head[0], head]));
    for (const [stream, revision, hash] of sortedHeads(heads)) {
      const last = this.#last.get(stream);
      const end = last?.revision ?? -1;
      if (end < revision) return `${stream}@${end + 1} is gone: ${name} knew the stream up to @${revision}`;
      if (end > revision)
        return `${stream}@${revision + 1} was slipped in: ${name} knew the stream up to @${revision}`;
      if (last && headOf(last)[2] !== hash) return `${stream}@${revision} is another event than ${name} knew`;
    }
    const more = [...this.#last.keys()].sort().find((stream) => !seen.has(stream));
    return more && `${more}@0 was slipped in: ${name} knew no such stream`;
  }
}
