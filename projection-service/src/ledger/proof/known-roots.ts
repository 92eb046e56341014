import { type DataOf, streams } from '@madrasah/events';
import { DailyRootTaken, StreamHeadsNoted } from '@madrasah/events/audit';
import type { FoldedHeads, StreamHead } from '@madrasah/service-kit/daily-root';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';

/** A root as the log has it, or as somebody hands it over from outside: then it may have no heads to name. */
export interface KnownRoot {
  readonly day: string;
  readonly position: number;
  readonly root: string;
  readonly previousRoot?: string | undefined;
  /** Of the streams that every school has. */
  readonly heads?: readonly StreamHead[] | undefined;
  /** Of the opened streams, by category. */
  readonly folded?: readonly FoldedHeads[] | undefined;
  /** Absent for one that was handed over. */
  readonly rootId?: number | undefined;
}

/** Heads of opened streams that a root folds and the one before it does not. */
export interface NotedHeads {
  readonly rootId: number;
  readonly heads: readonly StreamHead[];
}

/** What a school's audit stream holds of roots. */
export interface TakenRoots {
  readonly roots: readonly KnownRoot[];
  readonly noted: readonly NotedHeads[];
}

type Root = DataOf<typeof DailyRootTaken>;

/** Its facts as they are today, whatever version wrote them; undefined when they are none. */
function rootIn({ data, metadata }: RecordedEvent): Root | undefined {
  const upcast = DailyRootTaken.upcasts[Number(metadata['version'])];
  return DailyRootTaken.schema.safeParse(upcast ? upcast(data) : data).data;
}

/**
 * The roots that a school's audit stream holds up to a position of the log, as far as it can be read.
 * @throws StoreAway
 */
export async function takenRoots(
  store: EventStore,
  schoolId: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<TakenRoots> {
  const roots: Root[] = [];
  const noted: NotedHeads[] = [];
  try {
    for await (const event of store.readStream(streams.audit(schoolId))) {
      if (event.position > upTo) break;
      const root = event.type === DailyRootTaken.type ? rootIn(event) : undefined;
      if (root) roots.push(root);
      const heads =
        event.type === StreamHeadsNoted.type ? StreamHeadsNoted.schema.safeParse(event.data).data : undefined;
      if (heads) noted.push(heads);
    }
  } catch (error) {
    if ((error as Error).name !== 'UnreadableEvent') throw error; // the chain names it
  }
  return { roots, noted };
}
