import { say } from '@madrasah/events';
import { requestsProjector } from '../../../approvals/index.ts';
import { recordedEntries } from '../../../ledger/index.ts';
import { notesOf, saidIn } from '../../../notes/index.ts';
import type { Room } from '../room.ts';

/** What is needed to read it: a room, or as much of one. */
type Reading = Pick<Room, 'deps' | 'tenant' | 'books' | 'cut' | 'language'>;

/** What an entry says of why it was made: in itself, or in its note. */
export interface Reason {
  readonly text: string;
  /** The login that had asked for it; undefined where nobody had to. */
  readonly askedBy: number | undefined;
  /** Who approved it, where that is not who recorded the entry: a grant lessens charges of later months. */
  readonly approvedBy: number | undefined;
}

/** What was conceded of an item, by the place of its entry in the journal and its own in the books. */
export interface Place {
  readonly entry: number;
  readonly item: number;
}

interface Said {
  readonly reason?: string;
  readonly remark?: string;
  readonly noteId?: number | null;
  /** A waiver and a write-off have the number of their request. */
  readonly requestId?: number | null;
  readonly waiverId?: number;
  readonly writeOffId?: number;
  /** Of concessions that stand: by what each line is lessened, an approved grant or the rule of siblings. */
  readonly sources?: readonly { readonly grantId: number | null }[];
  readonly lines?: readonly (readonly number[])[];
}

/** What entries of the journal say, by their place in it. @throws StoreAway */
async function readAll({ deps, tenant }: Reading, entries: Iterable<number>): Promise<Map<number, Said>> {
  const recorded = await recordedEntries(deps, tenant.school, new Set(entries));
  return new Map(recorded.map((event) => [event.revision, deps.codec.decode(event).data as Said]));
}

/** By what a line of standing concessions is lessened; undefined of any other entry. */
function sourceOf({ sources, lines }: Said, itemId: number) {
  const line = sources && lines?.find(([own]) => own === itemId);
  return line && sources[line[5] ?? 0];
}

/** The entries that arranged these grants, by their numbers. */
function arrangements({ books, cut }: Reading, grants: ReadonlySet<number>): Map<number, number> {
  const { entries } = books.tables;
  const found = new Map<number, number>();
  if (grants.size === 0) return found;
  for (let entry = 0; entry <= cut.revision; entry += 1)
    if (
      grants.has(entries.ref.at(entry)) &&
      books.names.kinds.value(entries.kind.at(entry)) === 'ConcessionArranged'
    )
      found.set(entries.ref.at(entry), entry);
  return found;
}

/** The request by whose approval an entry stands: the approval follows it in the same append. */
function approvedRequest({ books }: Reading, entry: number): number | undefined {
  const { entries } = books.tables;
  const next = entry + 1;
  if (next > books.revision || books.names.kinds.value(entries.kind.at(next)) !== 'ApprovalGiven')
    return undefined;
  return entries.ref.at(next);
}

const requestOf = ({ requestId, waiverId, writeOffId }: Said) => requestId ?? waiverId ?? writeOffId;

/** Why what was conceded at each of these places was. @throws StoreAway · DocumentsAway */
export async function reasonsIn(
  room: Reading,
  places: readonly Place[],
): Promise<(place: Place) => Reason | undefined> {
  const { books, tenant, language } = room;
  const itemIdOf = ({ item }: Place) => (item < 0 ? 0 : books.names.itemIds.value(item));
  const said = await readAll(
    room,
    places.map(({ entry }) => entry),
  );
  const sources = places.map((place) => sourceOf(said.get(place.entry) ?? {}, itemIdOf(place)));
  const granted = arrangements(room, new Set(sources.flatMap((source) => source?.grantId ?? [])));
  const grants = await readAll(room, granted.values());
  const everything = [...said.values(), ...grants.values()];
  const [notes, requests] = await Promise.all([
    notesOf(
      tenant,
      everything.map(({ noteId }) => noteId),
    ),
    tenant.findByKeys(requestsProjector, [
      ...everything.flatMap((one) => requestOf(one) ?? []),
      ...[...granted.values()].flatMap((entry) => approvedRequest(room, entry) ?? []),
    ]),
  ]);
  const askers = new Map(requests.map(({ requestId, actor }) => [requestId, actor]));
  const textOf = ({ reason, remark, noteId }: Said) => {
    const noted = saidIn(notes, noteId, 'reason');
    if (noted === null) return say(language, 'notes.erased');
    return reason || remark || noted || (saidIn(notes, noteId, 'remark') ?? '');
  };
  return (place) => {
    const one = said.get(place.entry);
    const source = one && sourceOf(one, itemIdOf(place));
    if (!source)
      return one && { text: textOf(one), askedBy: askers.get(requestOf(one) ?? 0), approvedBy: undefined };
    const { grantId } = source;
    if (grantId === null)
      return { text: say(language, 'fees.report.sibling-rule'), askedBy: undefined, approvedBy: undefined };
    const entry = granted.get(grantId);
    return {
      text: textOf(grants.get(entry ?? -1) ?? {}),
      askedBy: askers.get((entry !== undefined && approvedRequest(room, entry)) || 0),
      approvedBy: entry === undefined ? undefined : books.tables.entries.actor.at(entry),
    };
  };
}
