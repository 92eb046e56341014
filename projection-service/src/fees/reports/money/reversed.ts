import type { DataOf } from '@madrasah/events';
import { dayNumber, paisa, say, streams } from '@madrasah/events';
import type { CollectionReversed, ReplacementSettled } from '@madrasah/events/fees';
import { entriesAbout, journalEntry } from '../../../ledger/books/index.ts';
import { notesOf, saidIn } from '../../../notes/index.ts';
import { collectionMoves, type Move } from '../collection/moves.ts';
import { madeOfEntry } from '../made.ts';
import type { Line, Room, Rows } from '../room.ts';

interface Told {
  readonly kind: DataOf<typeof CollectionReversed>['kind'] | '';
  readonly reason: string;
  /** Where the reason stands instead, of one that a second person has confirmed. */
  readonly noteId: number | undefined;
  /** The receipt that stands in its place; 0 for none. */
  readonly replacedBy: number;
}

/** What the events about a receipt say of its end. @throws StoreAway */
async function toldOf({ deps, tenant, books, cut }: Room, { receiptId }: Move): Promise<Told> {
  let told: Told = { kind: '', reason: '', noteId: undefined, replacedBy: 0 };
  for (const from of entriesAbout(books, { receiptId })) {
    if (from > cut.revision) continue;
    for await (const event of deps.store.readStream(streams.journal(tenant.school), { from, limit: 1 })) {
      const { type, data } = deps.codec.decode(event);
      if (type === 'CollectionReversed') {
        const { kind, reason, noteId } = data as DataOf<typeof CollectionReversed>;
        told = { ...told, kind, reason, noteId };
      } else if (type === 'ReplacementSettled') {
        const { by, otherId } = data as DataOf<typeof ReplacementSettled>;
        told = { ...told, replacedBy: by === 'receipt' ? (otherId ?? 0) : 0 };
      }
    }
  }
  return told;
}

const numberOf = ({ books }: Room, receiptId: number) => {
  const [first] = receiptId ? entriesAbout(books, { receiptId }) : [];
  return first === undefined ? 0 : journalEntry(books, first).number;
};

/** 23: receipts taken back on these days: of when, why, by whom, and what stands for them. @throws StoreAway · DocumentsAway */
export async function reversed(room: Room): Promise<Rows> {
  const { books, cut, days, roll, actor, language } = room;
  const everything = collectionMoves(books, cut, { from: '1900-01-01', to: days.to });
  const takenOn = new Map(
    everything.filter(({ isBack }) => !isBack).map(({ receiptId, on }) => [receiptId, on]),
  );
  const backs = everything.filter(({ isBack, on }) => isBack && on >= days.from);
  const lines: Line[] = [];
  for (const back of backs) {
    const on = takenOn.get(back.receiptId) ?? back.on;
    const { kind, reason: own, noteId, replacedBy } = await toldOf(room, back);
    const noted = saidIn(await notesOf(room.tenant, [noteId]), noteId, 'reason');
    const reason = own || (noted ?? say(language, 'notes.erased'));
    const number = numberOf(room, replacedBy);
    const pupil = roll.get(back.admissionId);
    const total = paisa(-back.parts.reduce((sum, { paid }) => sum + paid, 0));
    lines.push({
      cells: {
        ...{ number: back.number, on, backOn: back.on },
        ...{ code: pupil?.code ?? '', name: pupil?.name ?? '' },
        total,
        ...{ kind: kind ? say(language, `fees.report.${kind}`) : '', reason, by: actor(back.actorId).name },
        newReceipt: number || '',
        daysBetween: dayNumber(back.on) - dayNumber(on),
      },
      of: {},
      made: madeOfEntry('total', back.entry, total),
    });
  }
  return { lines, categories: {} };
}
