import { say, streams } from '@madrasah/events';
import { requestsProjector } from '../../../approvals/index.ts';
import { notesOf, saidIn } from '../../../notes/index.ts';
import type { Room } from '../room.ts';

/** What an entry says of why it was made: in itself, or in its note. */
export interface Reason {
  readonly text: string;
  /** The login that had asked for it; undefined where nobody had to. */
  readonly askedBy: number | undefined;
}

interface Said {
  readonly reason?: string;
  readonly remark?: string;
  readonly noteId?: number | null;
  /** A waiver and a write-off have the number of their request. */
  readonly requestId?: number | null;
  readonly waiverId?: number;
  readonly writeOffId?: number;
}

/** What each of these entries says, by its place in the journal. @throws StoreAway · DocumentsAway */
export async function reasonsIn(room: Room, entries: Iterable<number>): Promise<ReadonlyMap<number, Reason>> {
  const { deps, tenant, language } = room;
  const said = new Map<number, Said>();
  for (const from of new Set(entries))
    for await (const event of deps.store.readStream(streams.journal(tenant.school), { from, limit: 1 }))
      said.set(from, deps.codec.decode(event).data as Said);
  const requestOf = ({ requestId, waiverId, writeOffId }: Said) => requestId ?? waiverId ?? writeOffId;
  const [notes, requests] = await Promise.all([
    notesOf(
      tenant,
      [...said.values()].map(({ noteId }) => noteId),
    ),
    tenant.findByKeys(
      requestsProjector,
      [...said.values()].flatMap((one) => requestOf(one) ?? []),
    ),
  ]);
  const askers = new Map(requests.map(({ requestId, actor }) => [requestId, actor]));
  return new Map(
    [...said].map(([entry, one]) => {
      const own = one.reason || one.remark;
      const noted = saidIn(notes, one.noteId, 'reason') ?? say(language, 'notes.erased');
      return [entry, { text: own || noted, askedBy: askers.get(requestOf(one) ?? 0) }];
    }),
  );
}
