import { paisa, sumPaisa } from '@madrasah/events';
import type { ItemState } from '../../../ledger/books/index.ts';
import { headColumns } from '../collection/heads.ts';
import { collectionMoves } from '../collection/moves.ts';
import { either, madeBy, madeOfHeads, ofItems, type Share } from '../made.ts';
import { inOrder } from '../roll.ts';
import { classCategories, type Line, type Made, type Room, type Rows } from '../room.ts';
import { dueOf } from './dues.ts';
import { askedPupils, itemsByUser, lessened, standingItems } from './items.ts';
import { headKinds } from './kinds.ts';

const sum = (items: readonly ItemState[], of: 'charged' | 'paid') =>
  sumPaisa(items.map((item) => paisa(item[of])));

/** The last receipt that paid something of a month, by admission. */
function receiptsOf(room: Room, monthId: number): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const move of collectionMoves(room.books, room.cut, room.days))
    if (!move.isBack && move.backOn === undefined && move.parts.some((part) => part.monthId === monthId))
      last.set(move.admissionId, move.number);
  return last;
}

/** 11: মাসিক বেতন শিট: what each student owes of before, what the month brings by head, what he paid, what is left. */
export async function monthSheet(room: Room): Promise<Rows> {
  const { month = 0 } = room.query;
  const kindOf = await headKinds(room);
  const items = standingItems(room);
  const ofUser = itemsByUser(items);
  const isOfMonth = ({ monthId, subLedgerId }: ItemState) =>
    monthId === month && subLedgerId !== 0 && kindOf(subLedgerId) === 'monthly';
  const ofMonth = items.filter(isOfMonth);
  const heads = headColumns(room, asParts(ofMonth));
  const receipts = receiptsOf(room, month);
  const charged = new Set(items.map(({ admissionId }) => admissionId));
  const lines = askedPupils(room, charged)
    .sort(inOrder(room.lists))
    .map((pupil): Line => {
      const all = ofUser.get(pupil.userId) ?? [];
      const own = all.filter((item) => item.admissionId === pupil.admissionId && isOfMonth(item));
      const before = all.filter((item) => !own.includes(item) && isBefore(item, own, pupil.admissionId));
      const brought = dueOf(before);
      const paid = sum(own, 'paid');
      const less = lessened(own);
      const payable = paisa(brought + sum(own, 'charged') - less.concession - less.waiver - less.writtenOff);
      const number = receipts.get(pupil.admissionId);
      return {
        key: pupil.admissionId,
        cells: {
          ...{ code: pupil.code, name: pupil.name, brought, ...less, payable },
          ...{ collected: paid, receipt: number ?? '' },
          left: paisa(payable - paid),
        },
        of: { class: room.lists.classes.has(pupil.classId) ? pupil.classId : 0 },
        spread: { heads: heads.spread(asParts(own)) },
        made: either(madeOfSheet(room, before, own), madeOfHeads(room, heads, 'charged', own)),
      };
    });
  const categories = { class: classCategories(room), head: heads.categories };
  return { lines, categories, notes: [room.columnMonth(month)] };
}

/** What is to be paid is what was owed before and what the month brings, less what of it was let off or given up. */
function madeOfSheet(room: Room, before: readonly ItemState[], own: readonly ItemState[]): Made {
  const payable: Share[] = [
    ['due', before],
    ['charged', own],
    ['concession', own, -1],
    ['writtenOff', own, -1],
  ];
  return madeBy({
    brought: () => ofItems(room, ['due', before]),
    concession: () => ofItems(room, ['granted', own]),
    waiver: () => ofItems(room, ['waived', own]),
    writtenOff: () => ofItems(room, ['writtenOff', own]),
    payable: () => ofItems(room, ...payable),
    collected: () => ofItems(room, ['paid', own]),
    left: () => ofItems(room, ...payable, ['paid', own, -1]),
  });
}

const asParts = (items: readonly ItemState[]) =>
  items.map(({ subLedgerId, charged }) => ({ subLedgerId, paid: charged }));

/** What was owed before the month: of earlier admissions, from paper, or fallen due before it. */
function isBefore(item: ItemState, own: readonly ItemState[], admissionId: number): boolean {
  const begins = own[0]?.dueOn;
  return (
    item.admissionId < admissionId ||
    item.subLedgerId === 0 ||
    (item.admissionId === admissionId && begins !== undefined && item.dueOn < begins)
  );
}
