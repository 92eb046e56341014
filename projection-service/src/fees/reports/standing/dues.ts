import { paisa, sumPaisa } from '@madrasah/events';
import { advanceMadeOf, advancesOfAll, type ItemState } from '../../../ledger/books/index.ts';
import { madeBy, ofItems } from '../made.ts';
import { inOrder, isAsked, type Pupil } from '../roll.ts';
import { classCategories, type Line, type Room, type Rows } from '../room.ts';
import { askedPupils, itemsByUser, latestOf, standingItems } from './items.ts';
import { type HeadKind, headKinds } from './kinds.ts';
import { monthsInWords } from './month-names.ts';

const ALL = 2; // status: who owes nothing too

export const dueOf = (items: readonly ItemState[]) => sumPaisa(items.map(({ due }) => paisa(due)));

/** The last admission of each student that is there at all, of those asked for. */
function debtors(room: Room, items: readonly ItemState[]): Pupil[] {
  const charged = new Set(items.map(({ admissionId }) => admissionId));
  const { SessionID: _session, ...query } = room.query;
  // Of one session its own admissions; else everybody once, under his last.
  if (room.query.SessionID !== undefined) return askedPupils(room, charged);
  const everybody = latestOf(
    askedPupils({ ...room, query: { ...(query.asOf && { asOf: query.asOf }) } }, charged),
  );
  return everybody.filter((pupil) => isAsked(pupil, query));
}

/**
 * 13: what every student owes, and of what. Whatever is owed under earlier admissions, or was brought over from paper,
 * is জের; so the whole report owes what the list of dues does.
 */
export async function duesByStudent(room: Room): Promise<Rows> {
  const kindOf = await headKinds(room);
  const items = standingItems(room);
  const ofUser = itemsByUser(items.filter(({ due }) => due !== 0));
  const advances = advancesOfAll(room.books, room.cut);
  const lines = debtors(room, items)
    .sort(inOrder(room.lists))
    .map((pupil): Line => {
      const held = advances.get(pupil.userId);
      const advance = paisa(held ? held.open + held.month : 0);
      const owed = (ofUser.get(pupil.userId) ?? []).filter(
        ({ admissionId }) => admissionId <= pupil.admissionId || room.query.SessionID === undefined,
      );
      return lineOf(room, pupil, owed, advance, kindOf);
    });
  const isOwing = ({ cells }: Line) => cells.total !== 0 || cells.advance !== 0;
  return {
    lines: room.query.status === ALL ? lines : lines.filter(isOwing),
    categories: { class: classCategories(room) },
  };
}

function lineOf(
  room: Room,
  pupil: Pupil,
  owed: readonly ItemState[],
  advance: number,
  kindOf: (subLedgerId: number) => HeadKind,
): Line {
  const isOld = ({ subLedgerId, admissionId }: ItemState) =>
    subLedgerId === 0 || admissionId < pupil.admissionId;
  const own = owed.filter((item) => !isOld(item));
  const of = (kind: HeadKind) => own.filter(({ subLedgerId }) => kindOf(subLedgerId) === kind);
  const monthly = of('monthly');
  const parts = {
    ...{ brought: owed.filter(isOld), admission: of('admission'), monthly },
    ...{ exam: of('exam'), other: of('other'), total: owed },
  };
  const dues = Object.entries(parts).map(([column, items]) => [column, () => ofItems(room, ['due', items])]);
  return {
    key: pupil.admissionId,
    made: madeBy({
      ...Object.fromEntries(dues),
      advance: () => advanceMadeOf(room.books, room.cut, pupil.userId),
    }),
    cells: {
      ...{ code: pupil.code, name: pupil.name, mobile: pupil.mobile, class: pupil.class },
      ...{ brought: dueOf(parts.brought), admission: dueOf(parts.admission), monthly: dueOf(monthly) },
      whichMonths: monthsInWords(
        monthly.map(({ monthId }) => monthId),
        pupil,
        room,
      ),
      ...{ exam: dueOf(parts.exam), other: dueOf(parts.other), total: dueOf(owed), advance },
    },
    of: { class: room.lists.classes.has(pupil.classId) ? pupil.classId : 0 },
  };
}
