import { dayNumber, paisa } from '@madrasah/events';
import { ROLE } from '../../../ledger/books/index.ts';
import { madeOfMoves } from '../made.ts';
import type { Line, Room, Rows } from '../room.ts';
import { headTitle, partsIn } from './heads.ts';
import { ADVANCE, type Move } from './moves.ts';
import { askedMoves } from './register.ts';
import { splitCells } from './split-cells.ts';

interface Sums {
  prescribed: number;
  refund: number;
}

/** What was charged of each head and handed back of it on these days, by fund and head. */
function chargedAndRefunded({ books, cut, days, query }: Room): Map<string, Sums> {
  const { rows, entries, items, accounts } = books.tables;
  const refund = books.names.accounts.find('sys:fee-refund');
  const [first, last] = [dayNumber(days.from), Math.min(dayNumber(days.to), cut.asOf)];
  const found = new Map<string, Sums>();
  for (let row = 0; row < cut.rows; row += 1) {
    const item = rows.item.at(row);
    const on = entries.on.at(rows.entry.at(row));
    if (item < 0 || on < first || on > last) continue;
    if (query.SessionID !== undefined && items.session.at(item) !== query.SessionID) continue;
    const account = rows.account.at(row);
    const isCharge = accounts.role.at(account) === ROLE.charged;
    if (!isCharge && account !== refund) continue;
    const key = keyOf(books.names.funds.value(rows.fund.at(row)), items.subLedger.at(item));
    const sums = found.get(key) ?? { prescribed: 0, refund: 0 };
    if (isCharge) sums.prescribed = paisa(sums.prescribed - rows.amount.at(row));
    else sums.refund = paisa(sums.refund + rows.amount.at(row));
    found.set(key, sums);
  }
  return found;
}

const keyOf = (fundId: number, subLedgerId: number) => `${fundId}|${subLedgerId}`;

/** 7: of each head what was prescribed, collected, conceded and handed back, by fund. */
export function headSums(room: Room): Rows {
  const moves = askedMoves(room);
  const sums = chargedAndRefunded(room);
  const keys = new Set([
    ...partsIn(moves).map(({ fundId, subLedgerId }) => keyOf(fundId, subLedgerId)),
    ...sums.keys(),
  ]);
  const pairs = [...keys].map((key) => key.split('|').map(Number) as [number, number]);
  const byHead = (one: number) => (one === ADVANCE ? Number.MAX_SAFE_INTEGER : one);
  pairs.sort(([, one], [, other]) => byHead(one) - byHead(other));
  const lines = pairs.map(([fundId, subLedgerId]): Line => {
    const own = moves.map((move): Move => {
      const parts = move.parts.filter((part) => part.fundId === fundId && part.subLedgerId === subLedgerId);
      return { ...move, parts };
    });
    const { prescribed = 0, refund = 0 } = sums.get(keyOf(fundId, subLedgerId)) ?? {};
    return {
      cells: { head: headTitle(room, subLedgerId), prescribed, ...splitCells(own, room), refund },
      of: { fund: fundId },
      made: madeOfMoves(room, own),
    };
  });
  const funds = [...new Set(pairs.map(([fundId]) => fundId))].sort((one, other) => one - other);
  return { lines, categories: { fund: funds.map((id) => ({ id, name: room.names.fund(id) })) } };
}
