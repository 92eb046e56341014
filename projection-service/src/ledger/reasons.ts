import { eventCatalogue, streams } from '@madrasah/events';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { notesOf, notesProjector, saidIn } from '../notes/index.ts';

/** What a query that tells reasons waits for. */
export const reasonsNeed = [notesProjector] as const;

const REASONS = ['reason', 'remark'] as const;
const AT_ONCE = 32;
/** Events between two that are asked about, and of a run in all. */
const WORTH_READING = 40;
const LONGEST_RUN = 500;

/** Whether events of a type can say why: all others are not read for it. */
function canTell(type: string): boolean {
  const { shape = {} } = (eventCatalogue.get(type)?.schema ?? {}) as { shape?: object };
  return [...REASONS, 'noteId'].some((name) => name in shape);
}

interface Told {
  readonly revision: number;
  readonly text: string;
  readonly noteId: number | null;
}

/** One after another as they stand in the journal, and what lies between is read with them: a call costs more than it. */
function runsOf(revisions: readonly number[]): (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const revision of [...revisions].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && revision - run[1] <= WORTH_READING && revision - run[0] < LONGEST_RUN) run[1] = revision;
    else runs.push([revision, revision]);
  }
  return runs;
}

function toldBy({ codec }: Deps, event: RecordedEvent): Told {
  const data = codec.decode(event).data as Readonly<Record<string, unknown>>;
  const text = REASONS.map((name) => data[name]).find((said) => typeof said === 'string' && said !== '');
  const noteId = typeof data['noteId'] === 'number' ? data['noteId'] : null;
  return { revision: event.revision, text: typeof text === 'string' ? text : '', noteId };
}

/** The entries of a run that are asked about. */
async function readRun(
  deps: Deps,
  school: string,
  [from, last]: readonly [number, number],
  asked: ReadonlySet<number>,
): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  const limit = last - from + 1;
  for await (const event of deps.store.readStream(streams.journal(school), { from, limit }))
    if (asked.has(event.revision)) found.push(event);
  return found;
}

/** Entries of the journal as they were recorded, read in runs and many runs at once. @throws StoreAway */
export async function recordedEntries(
  deps: Deps,
  school: string,
  asked: ReadonlySet<number>,
): Promise<RecordedEvent[]> {
  const runs = runsOf([...asked]);
  const found: RecordedEvent[] = [];
  for (let first = 0; first < runs.length; first += AT_ONCE) {
    const some = runs.slice(first, first + AT_ONCE);
    const read = await Promise.all(some.map((run) => readRun(deps, school, run, asked)));
    found.push(...read.flat());
  }
  return found;
}

/**
 * Why entries were made, by revision, as their events or the notes they name tell it; those that say nothing are
 * left out. @throws StoreAway, DocumentsAway
 */
export async function reasonsOf(
  deps: Deps,
  tenant: Tenant,
  entries: readonly { readonly revision: number; readonly kind: string }[],
): Promise<ReadonlyMap<number, string>> {
  const asked = new Set(entries.filter(({ kind }) => canTell(kind)).map(({ revision }) => revision));
  const told = (await recordedEntries(deps, tenant.school, asked)).map((event) => toldBy(deps, event));
  const notes = await notesOf(
    tenant,
    told.map(({ noteId }) => noteId),
  );
  const said = told.map(({ revision, text, noteId }) => {
    const noted = REASONS.map((name) => saidIn(notes, noteId, name)).find(Boolean);
    return [revision, text || noted || ''] as const;
  });
  return new Map(said.filter(([, text]) => text !== ''));
}
