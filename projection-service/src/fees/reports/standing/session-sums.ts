import { paisa, sumPaisa } from '@madrasah/events';
import { type ItemState, lessens } from '../../../ledger/books/index.ts';
import { madeBy, ofItems, together } from '../made.ts';
import { isAsked } from '../roll.ts';
import { classCategories, type Line, type Made, type MadeOf, type Room, type Rows } from '../room.ts';
import { standingItems } from './items.ts';

type Contra = 'sys:concession' | 'sys:waiver' | 'sys:write-off';

/** Goes through what the three accounts that lessen a fee took of the session's charges, by class and account. */
function eachLessened(
  { books, cut, roll, query }: Room,
  visit: (classId: number, account: string, amount: number, entry: number) => void,
): void {
  const { rows, entries, items, accounts } = books.tables;
  for (let row = 0; row < cut.rows; row += 1) {
    const item = rows.item.at(row);
    const account = rows.account.at(row);
    if (item < 0 || !lessens(accounts.role.at(account))) continue;
    const entry = rows.entry.at(row);
    if (entries.on.at(entry) > cut.asOf || items.session.at(item) !== query.SessionID) continue;
    if (items.subLedger.at(item) === 0) continue;
    const classId = roll.get(items.admission.at(item))?.classId ?? 0;
    visit(classId, books.names.accounts.value(account), rows.amount.at(row), entry);
  }
}

const keyOf = (classId: number, account: string) => `${classId}|${account}`;

/** What each of them took, by class and account. */
function lessened(room: Room): Map<string, number> {
  const sums = new Map<string, number>();
  eachLessened(room, (classId, account, amount) => {
    const key = keyOf(classId, account);
    sums.set(key, paisa((sums.get(key) ?? 0) + amount));
  });
  return sums;
}

/** What each entry gave to what some of them took of a class. */
function lessenedMadeOf(room: Room, of: number, wanted: readonly Contra[], sign: 1 | -1 = 1): MadeOf {
  const parts: [number, number][] = [];
  eachLessened(room, (classId, account, amount, entry) => {
    if (classId === of && wanted.includes(account as Contra)) parts.push([entry, sign * amount]);
  });
  return together(parts);
}

const sum = (items: readonly ItemState[], of: 'charged' | 'paid' | 'due') =>
  sumPaisa(items.map((item) => paisa(item[of])));

const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part * 100) / whole) : null);

function madeOfClass(room: Room, id: number, own: readonly ItemState[], old: readonly ItemState[]): Made {
  return madeBy({
    prescribed: () => ofItems(room, ['charged', own]),
    concession: () => lessenedMadeOf(room, id, ['sys:concession']),
    waiver: () => lessenedMadeOf(room, id, ['sys:waiver']),
    net: () =>
      together([
        ...ofItems(room, ['charged', own]),
        ...lessenedMadeOf(room, id, ['sys:concession', 'sys:waiver'], -1),
      ]),
    writtenOff: () => lessenedMadeOf(room, id, ['sys:write-off']),
    collected: () => ofItems(room, ['paid', own]),
    due: () => ofItems(room, ['due', own]),
    brought: () => ofItems(room, ['due', old]),
  });
}

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
    const took = (account: Contra) => contra.get(keyOf(id, account)) ?? 0;
    const prescribed = sum(own, 'charged');
    const net = paisa(prescribed - took('sys:concession') - took('sys:waiver'));
    const collected = sum(own, 'paid');
    return [
      {
        key: id,
        cells: {
          ...{ class: name, students, prescribed, net, collected, due: sum(own, 'due') },
          ...{ concession: took('sys:concession'), waiver: took('sys:waiver') },
          writtenOff: took('sys:write-off'),
          percent: percentOf(collected, net),
          brought: sum(old.get(id) ?? [], 'due'),
        },
        of: {},
        made: madeOfClass(room, id, own, old.get(id) ?? []),
      },
    ];
  });
  return { lines, categories: {} };
}
