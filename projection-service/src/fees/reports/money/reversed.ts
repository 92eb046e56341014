import type { DataOf } from '@madrasah/events';
import { type Day, dayNumber, dhakaDay, paisa, say } from '@madrasah/events';
import type { CollectionReversed, ReplacementSettled } from '@madrasah/events/fees';
import { entriesByReference } from '../../../ledger/books/index.ts';
import { recordedEntries } from '../../../ledger/index.ts';
import { notesOf, saidIn } from '../../../notes/index.ts';
import { collectionMoves, type Move } from '../collection/moves.ts';
import { madeBy, ofEntry } from '../made.ts';
import type { Line, Room, Rows } from '../room.ts';

interface Told {
  readonly kind: DataOf<typeof CollectionReversed>['kind'] | '';
  readonly reason: string;
  /** Where the reason stands instead, of one that a second person has confirmed. */
  readonly noteId: number | undefined;
  /** The receipt that stands in its place; 0 for none. */
  readonly replacedBy: number;
}

const NOTHING: Told = { kind: '', reason: '', noteId: undefined, replacedBy: 0 };

/** What the events about some receipts say of their end, by receipt. @throws StoreAway */
async function toldOf(
  { deps, tenant, cut }: Room,
  entriesOf: ReadonlyMap<number, readonly number[]>,
  receiptIds: readonly number[],
): Promise<ReadonlyMap<number, Told>> {
  const asked = receiptIds.flatMap((id) => entriesOf.get(id) ?? []).filter((one) => one <= cut.revision);
  const recorded = await recordedEntries(deps, tenant.school, new Set(asked));
  const told = new Map<number, Told>();
  for (const event of recorded.toSorted((one, other) => one.revision - other.revision)) {
    const { type, data } = deps.codec.decode(event);
    const receiptId = Number(data['receiptId']);
    const before = told.get(receiptId) ?? NOTHING;
    if (type === 'CollectionReversed') {
      const { kind, reason, noteId } = data as DataOf<typeof CollectionReversed>;
      told.set(receiptId, { ...before, kind, reason, noteId });
    } else if (type === 'ReplacementSettled') {
      const { by, otherId } = data as DataOf<typeof ReplacementSettled>;
      told.set(receiptId, { ...before, replacedBy: by === 'receipt' ? (otherId ?? 0) : 0 });
    }
  }
  return told;
}

/** How some receipts ended: the kind, the reason, and the number of the receipt in its place. @throws StoreAway · DocumentsAway */
async function endsOf(room: Room, receiptIds: readonly number[]) {
  const { books, language } = room;
  const entriesOf = entriesByReference(books, 'receiptId');
  const ends = await toldOf(room, entriesOf, receiptIds);
  const notes = await notesOf(
    room.tenant,
    [...ends.values()].map(({ noteId }) => noteId),
  );
  const numberOf = (receiptId: number) => {
    const [first] = entriesOf.get(receiptId) ?? [];
    return receiptId === 0 || first === undefined ? 0 : books.tables.entries.number.at(first);
  };
  return (receiptId: number) => {
    const { kind, reason, noteId, replacedBy } = ends.get(receiptId) ?? NOTHING;
    const noted = saidIn(notes, noteId, 'reason') ?? say(language, 'notes.erased');
    return { kind, reason: reason || noted, newReceipt: numberOf(replacedBy) };
  };
}

const recordedOn = ({ at }: Move): Day => dhakaDay(new Date(at));

/**
 * 23: receipts that somebody took back on these days, whatever days they bear: of when, why, by whom, and what stands
 * for them. The days between are those of recording. @throws StoreAway · DocumentsAway */
export async function reversed(room: Room): Promise<Rows> {
  const { books, cut, days, roll, actor, language } = room;
  const everything = collectionMoves(books, cut, { from: '1900-01-01', to: days.to });
  const taken = new Map(everything.filter(({ isBack }) => !isBack).map((move) => [move.receiptId, move]));
  const backs = everything.filter((move) => {
    const day = recordedOn(move);
    return move.isBack && day >= days.from && day <= days.to;
  });
  const endOf = await endsOf(
    room,
    backs.map(({ receiptId }) => receiptId),
  );
  const lines: Line[] = [];
  for (const back of backs) {
    const receipt = taken.get(back.receiptId) ?? back;
    const { kind, reason, newReceipt } = endOf(back.receiptId);
    const pupil = roll.get(back.admissionId);
    const total = paisa(-back.parts.reduce((sum, { paid }) => sum + paid, 0));
    lines.push({
      key: `${back.entry}.${back.userId}`,
      cells: {
        ...{ number: back.number, on: receipt.on, backOn: back.on, recordedOn: recordedOn(back) },
        ...{ code: pupil?.code ?? '', name: pupil?.name ?? '' },
        total,
        ...{ kind: kind ? say(language, `fees.report.${kind}`) : '', reason, by: actor(back.actorId).name },
        newReceipt: newReceipt || '',
        daysBetween: dayNumber(recordedOn(back)) - dayNumber(recordedOn(receipt)),
      },
      of: {},
      made: madeBy({ total: () => ofEntry(back.entry, total) }),
    });
  }
  return { lines, categories: {} };
}
