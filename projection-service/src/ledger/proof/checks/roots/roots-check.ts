import { DailyRootTaken } from '@madrasah/events/audit';
import { foldHeads, headOf, NO_ROOT, rootOf, type StreamHead } from '@madrasah/service-kit/daily-root';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import type { KnownRoot, TakenRoots } from '../../known-roots.ts';
import { type Check, Findings } from '../check.ts';
import { type Present, standingFault } from '../head-faults.ts';
import { LostRoot } from './lost-root.ts';
import { OpenedHeads } from './opened-heads.ts';
import { RootPlaces } from './root-places.ts';

/** Whatever number it had: it is judged by itself, not as one of the series in the log. */
const asHandedOver = ({ day, position, root, previousRoot, heads, folded }: KnownRoot): KnownRoot => ({
  ...{ day, position, root, previousRoot, heads, folded },
});

export interface RootResult extends KnownRoot {
  readonly pass: boolean;
}

/** What was found of a root, and where in this log it stands. */
interface Judged {
  readonly known: KnownRoot;
  readonly place: number;
  readonly fault: string | undefined;
}

/**
 * Every daily root follows again from the heads of the streams as they stood when it was taken. A tail that was cut
 * off leaves its chain whole; the root knows that there was more. One that was handed over from outside catches a
 * cut that took the root with it. Streams, revisions and hashes are compared, never positions: those are others once
 * the house has moved to another event store.
 */
export class RootsCheck implements Check {
  readonly #schoolId: string;
  readonly #taken: TakenRoots;
  readonly #handedOver: readonly KnownRoot[];
  readonly #lost: ReadonlyMap<KnownRoot, LostRoot>;
  readonly #places: RootPlaces;
  readonly #findings = new Findings('roots', 'daily roots that follow again from the log');
  readonly #last = new Map<string, StreamHead>();
  /** Of the roots whose own event has gone by, the last. */
  #passed: string | undefined;
  /** Root → position of its own event. */
  readonly #takenAt = new Map<string, number>();
  #results: readonly RootResult[] = [];
  #end = 0;

  constructor(schoolId: string, taken: TakenRoots, handedOver: readonly KnownRoot[] = []) {
    this.#schoolId = schoolId;
    this.#taken = taken;
    this.#handedOver = handedOver.map(asHandedOver);
    const lost = this.#handedOver.filter((root) => !this.#inLog(root));
    this.#lost = new Map(lost.map((root) => [root, new LostRoot(schoolId, root)]));
    const all = [...taken.roots, ...handedOver];
    const named = [...all.flatMap(({ heads = [] }) => heads), ...taken.noted.flatMap(({ heads }) => heads)];
    this.#places = new RootPlaces(
      named,
      all.map(({ position }) => position),
    );
  }

  recorded(event: RecordedEvent): void {
    for (const lost of this.#lost.values()) lost.before(event.position, this.#last);
    this.#places.take(event);
    this.#last.set(event.stream, headOf(event));
    for (const lost of this.#lost.values()) lost.take(event, this.#last, this.#passed);
    this.#end = event.position;
    if (event.type !== DailyRootTaken.type) return;
    this.#passed = String(event.data['root']);
    this.#takenAt.set(this.#passed, event.position);
  }

  result() {
    // At one place the one handed over is first: it follows the same root as the one that was taken there.
    const judged = [...this.#handedOver.map((root) => this.#judgeHanded(root)), ...this.#judgeTaken()];
    judged.sort((one, other) => one.place - other.place);
    for (const { fault } of judged) {
      this.#findings.count += 1;
      if (fault) this.#findings.fault(fault);
    }
    this.#results = judged.map(({ known, fault }) => ({ ...known, pass: fault === undefined }));
    return this.#findings.result();
  }

  /** Every root and whether it held; only after `result`. Newest first. */
  get results(): readonly RootResult[] {
    return [...this.#results].reverse();
  }

  /** The roots of the log, in their order. */
  #judgeTaken(): Judged[] {
    const opened = new OpenedHeads(this.#taken);
    return this.#taken.roots.map((known, index): Judged => {
      const before = this.#taken.roots[index - 1];
      const name = `the root of ${known.day}`;
      const seen = opened.after(known.rootId);
      const follows =
        known.previousRoot === (before?.root ?? NO_ROOT) && known.rootId === 1 + (before?.rootId ?? 0);
      const faultAt = (present: Present) =>
        standingFault(known.heads ?? [], present.heads, name) ??
        opened.faultOf(known, present, name) ??
        (follows ? this.#hashFault(known, present, name) : `${name} does not follow the root before it`);
      return this.#judged(known, [...(known.heads ?? []), ...seen], faultAt);
    });
  }

  #judgeHanded(known: KnownRoot): Judged {
    const name = `the root of ${known.day} that was handed over`;
    const opened = new OpenedHeads(this.#taken);
    const own = this.#inLog(known);
    const previousRoot = known.previousRoot ?? own?.previousRoot ?? this.#passed;
    const faultAt = (present: Present) =>
      (known.heads && standingFault(known.heads, present.heads, name)) ??
      opened.faultOf(known, present, name) ??
      this.#hashFault({ ...known, previousRoot }, present, name);
    const lost = this.#lost.get(known);
    if (!lost) {
      const seen = opened.after(own?.rootId);
      return this.#judged(known, [...(own?.heads ?? []), ...seen], faultAt);
    }
    opened.until(known.position);
    const fault = lost.found ? undefined : faultAt(foldHeads([...lost.seen([...this.#last.values()])]));
    return { known, place: known.position, fault };
  }

  /** In a log with the positions that the root states, a fault is named as of there. */
  #judged(
    known: KnownRoot,
    heads: readonly StreamHead[],
    faultAt: (present: Present) => string | undefined,
  ): Judged {
    const at = (position: number) => faultAt(foldHeads(this.#places.headsAt(position)));
    const place = this.#places.placeOf(heads);
    const fault = at(place);
    if (fault === undefined) return { known, place, fault };
    const isStated = known.position !== place && this.#places.has(known.position);
    const before = this.#takenAt.get(known.root) ?? Number.POSITIVE_INFINITY;
    const named = isStated ? known.position : (this.#places.placeOfForged(heads, before) ?? place);
    return { known, place, fault: at(named) };
  }

  #inLog({ root }: KnownRoot): KnownRoot | undefined {
    return this.#taken.roots.find((taken) => taken.root === root);
  }

  #hashFault(known: KnownRoot, present: Present, name: string): string | undefined {
    const { day, position, root, previousRoot = NO_ROOT, rootId } = known;
    const { heads, folded } = present;
    const made = { schoolId: this.#schoolId, day, position, previousRoot, heads, folded };
    if (rootOf(made) === root) return undefined;
    if (this.#end < position && rootId === undefined)
      return `the log ends at position ${this.#end}, before ${name} at ${position}`;
    return `${name} at position ${position} does not follow from the log`;
  }
}
