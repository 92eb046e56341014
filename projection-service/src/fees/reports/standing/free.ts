import { type Language, paisa, toTaka } from '@madrasah/events';
import { type AcademicLists, nameIn, standingIn } from '../../../academics/index.ts';
import type { Tenant } from '../../../kernel/documents/index.ts';
import type { Books, ItemState } from '../../../ledger/books/index.ts';
import { headColumns } from '../collection/heads.ts';
import { either, madeBy, madeOfHeads, ofItems } from '../made.ts';
import { reportAddress } from '../question.ts';
import { inOrder, type Pupil, rollOf } from '../roll.ts';
import type { Line, Room, Rows } from '../room.ts';
import { reasonsOf } from './concessions.ts';
import { askedPupils, letOff, standingItems } from './items.ts';

const asParts = (items: readonly ItemState[]) =>
  items.map(({ subLedgerId, conceded }) => ({ subLedgerId, paid: conceded }));
const sum = (items: readonly ItemState[], of: 'charged' | 'conceded') =>
  paisa(items.reduce((total, item) => total + item[of], 0));

/** Those of some pupils whose fees were all conceded, each with his charges. */
function freeAmong<P extends Pick<Pupil, 'admissionId'>>(pupils: readonly P[], items: readonly ItemState[]) {
  const byAdmission = Map.groupBy(items, ({ admissionId }) => admissionId);
  return pupils
    .map((pupil) => ({ pupil, own: byAdmission.get(pupil.admissionId) ?? [] }))
    .filter(({ own }) => sum(own, 'charged') > 0 && sum(own, 'charged') === letOff(own));
}

/** What their schooling is worth, in paisa: the income forgone. */
const worthOf = (free: ReturnType<typeof freeAmong>) =>
  sum(
    free.flatMap(({ own }) => own),
    'conceded',
  );

/** 16: whose fees were all conceded, why, and what that is worth: income forgone. */
export async function freeStudents(room: Room): Promise<Rows> {
  const items = standingItems(room);
  const charged = new Set(items.map(({ admissionId }) => admissionId));
  const free = freeAmong(askedPupils(room, charged).sort(inOrder(room.lists)), items);
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

const REPORT = 16;

/**
 * Of each session that runs and has students who pay nothing: how many they are, what that is worth, and what explains
 * the sum, which is that of report 16. @throws DocumentsAway
 */
export async function freeSchooling(tenant: Tenant, books: Books, lists: AcademicLists, language: Language) {
  const roll = await rollOf(tenant, lists, language, {});
  const items = standingItems({ books, cut: books.cut() });
  const bySession = Map.groupBy(freeAmong([...roll.values()], items), ({ pupil }) => pupil.sessionId);
  return standingIn(lists.sessions)
    .filter(({ active }) => active)
    .flatMap((session) => {
      const free = bySession.get(session.id) ?? [];
      if (free.length === 0) return [];
      return {
        ...{ SessionID: session.id, SessionName: nameIn(session, language), students: free.length },
        ...{ worth: toTaka(worthOf(free)), column: 'total' },
        report: reportAddress(REPORT, { SessionID: session.id }),
      };
    });
}
