import { paisa } from '@madrasah/events';
import type { ItemState } from '../../../ledger/books/index.ts';
import { headColumns } from '../collection/heads.ts';
import { either, madeBy, madeOfHeads, ofItems } from '../made.ts';
import { inOrder } from '../roll.ts';
import type { Line, Room, Rows } from '../room.ts';
import { reasonsOf } from './concessions.ts';
import { askedPupils, standingItems } from './items.ts';

const asParts = (items: readonly ItemState[]) =>
  items.map(({ subLedgerId, conceded }) => ({ subLedgerId, paid: conceded }));
const sum = (items: readonly ItemState[], of: 'charged' | 'conceded') =>
  paisa(items.reduce((total, item) => total + item[of], 0));

/** 16: whose fees were all conceded, why, and what that is worth: income forgone. */
export async function freeStudents(room: Room): Promise<Rows> {
  const items = standingItems(room);
  const byAdmission = Map.groupBy(items, ({ admissionId }) => admissionId);
  const free = askedPupils(room, new Set(byAdmission.keys()))
    .sort(inOrder(room.lists))
    .map((pupil) => ({ pupil, own: byAdmission.get(pupil.admissionId) ?? [] }))
    .filter(({ own }) => sum(own, 'charged') > 0 && sum(own, 'charged') === sum(own, 'conceded'));
  const heads = headColumns(room, asParts(free.flatMap(({ own }) => own)));
  const reasons = await reasonsOf(room, new Set(free.map(({ pupil }) => pupil.userId)));
  const lines = free.map(
    ({ pupil, own }): Line => ({
      key: pupil.admissionId,
      cells: {
        ...{ code: pupil.code, name: pupil.name, class: pupil.class },
        ...{ reason: reasons.get(pupil.userId) ?? '', total: sum(own, 'conceded') },
      },
      of: {},
      spread: { heads: heads.spread(asParts(own)) },
      made: either(
        madeBy({ total: () => ofItems(room, ['concession', own]) }),
        madeOfHeads(room, heads, 'concession', own),
      ),
    }),
  );
  return { lines, categories: { head: heads.categories } };
}
