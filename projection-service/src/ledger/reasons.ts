import { eventCatalogue, streams } from '@madrasah/events';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { notesOf, notesProjector, saidIn } from '../notes/index.ts';

/** What a query that tells reasons waits for. */
export const reasonsNeed = [notesProjector] as const;

const REASONS = ['reason', 'remark'] as const;
const AT_ONCE = 32;

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

async function readReason({ store, codec }: Deps, school: string, revision: number): Promise<Told> {
  for await (const event of store.readStream(streams.journal(school), { from: revision, limit: 1 })) {
    const data = codec.decode(event).data as Readonly<Record<string, unknown>>;
    const text = REASONS.map((name) => data[name]).find((said) => typeof said === 'string' && said !== '');
    const noteId = typeof data['noteId'] === 'number' ? data['noteId'] : null;
    return { revision, text: typeof text === 'string' ? text : '', noteId };
  }
  return { revision, text: '', noteId: null };
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
  const asked = entries.filter(({ kind }) => canTell(kind));
  const told: Told[] = [];
  for (let first = 0; first < asked.length; first += AT_ONCE) {
    const some = asked.slice(first, first + AT_ONCE);
    told.push(...(await Promise.all(some.map(({ revision }) => readReason(deps, tenant.school, revision)))));
  }
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
