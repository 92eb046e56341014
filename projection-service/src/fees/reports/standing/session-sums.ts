import { paisa, sumPaisa } from '@madrasah/events';
import { type ItemState, ROLE } from '../../../ledger/books/index.ts';
import { madeOfItems } from '../made.ts';
import { isAsked } from '../roll.ts';
import { classCategories, type Line, type Room, type Rows } from '../room.ts';
import { standingItems } from './items.ts';

type Contra = 'sys:concession' | 'sys:waiver' | 'sys:write-off';

/** What each of the three accounts that lessen a fee took of the session's charges, by class. */
function lessened(room: Room): Map<string, number> {
  const { books, cut, roll, query } = room;
  const { rows, entries, items, accounts } = books.tables;
  const sums = new Map<string, number>();
  for (let row = 0; row < cut.rows; row += 1) {
    const item = rows.item.at(row);
    const account = rows.account.at(row);
    if (item < 0 || accounts.role.at(account) !== ROLE.contra) continue;
    if (entries.on.at(rows.entry.at(row)) > cut.asOf || items.session.at(item) !== query.SessionID) continue;
    if (items.subLedger.at(item) === 0) continue;
    const classId = roll.get(items.admission.at(item))?.classId ?? 0;
    const key = `${classId}|${books.names.accounts.value(account)}`;
    sums.set(key, paisa((sums.get(key) ?? 0) + rows.amount.at(row)));
  }
  return sums;
}

const sum = (items: readonly ItemState[], of: 'charged' | 'paid' | 'due') =>
  sumPaisa(items.map((item) => paisa(item[of])));

const percentOf = (part: number, whole: number) => (whole > 0 ? `${Math.round((part * 100) / whole)}%` : '');

/** 24: of each class what the session prescribed, what was let off, collected and is due; জের apart. */
export function sessionSums(room: Room): Rows {
  const { query, roll } = room;
  const { SessionID } = query;
  const items = standingItems(room);
  const contra = lessened(room);
  const pupils = [...roll.values()].filter((pupil) => isAsked(pupil, SessionID ? { SessionID } : {}));
  const classOf = ({ admissionId }: ItemState) => roll.get(admissionId)?.classId ?? 0;
  const ofSession = Map.groupBy(
    items.filter(({ sessionId, subLedgerId }) => sessionId === SessionID && subLedgerId !== 0),
    classOf,
  );
  const now = new Map(pupils.map(({ userId, classId, admissionId }) => [userId, { classId, admissionId }]));
  const old = Map.groupBy(
    items.filter(({ userId, admissionId, subLedgerId, sessionId }) => {
      const own = now.get(userId);
      return own && (admissionId < own.admissionId || (subLedgerId === 0 && sessionId === SessionID));
    }),
    ({ userId }) => now.get(userId)?.classId ?? 0,
  );
  const lines = classCategories(room).flatMap(({ id, name }): Line[] => {
    const own = ofSession.get(id) ?? [];
    const students = pupils.filter(({ classId }) => classId === id).length;
    if (own.length === 0 && students === 0) return [];
    const took = (account: Contra) => contra.get(`${id}|${account}`) ?? 0;
    const prescribed = sum(own, 'charged');
    const net = paisa(prescribed - took('sys:concession') - took('sys:waiver'));
    const collected = sum(own, 'paid');
    return [
      {
        cells: {
          ...{ class: name, students, prescribed, net, collected, due: sum(own, 'due') },
          ...{ concession: took('sys:concession'), waiver: took('sys:waiver') },
          writtenOff: took('sys:write-off'),
          percent: percentOf(collected, net),
          brought: sum(old.get(id) ?? [], 'due'),
        },
        of: {},
        made: madeOfItems(room, {
          prescribed: ['charged', own],
          collected: ['paid', own],
          due: ['due', own],
          brought: ['due', old.get(id) ?? []],
        }),
      },
    ];
  });
  return { lines, categories: {} };
}
