import { dayNumber, paisa } from '@madrasah/events';
import { ROLE } from '../../../ledger/books/index.ts';
import { either, madeBy, madeOfMoves, together } from '../made.ts';
import type { Line, MadeOf, Room, Rows } from '../room.ts';
import { collectionFoot } from './foot.ts';
import { headTitle, partsIn } from './heads.ts';
import { ADVANCE, type Move } from './moves.ts';
import { askedMoves } from './register.ts';
import { splitCells } from './split-cells.ts';

type Figure = 'prescribed' | 'concession' | 'refund';
const NOTHING = { prescribed: 0, concession: 0, refund: 0 };

/** Goes through what was charged, conceded and handed back of each head on these days, by fund and head. */
function eachOfHeads(
  { books, cut, days, query }: Room,
  visit: (key: string, figure: Figure, amount: number, entry: number) => void,
): void {
  const { rows, entries, items, accounts } = books.tables;
  const contra = new Map<number, Figure>([
    [books.names.accounts.find('sys:fee-refund'), 'refund'],
    [books.names.accounts.find('sys:concession'), 'concession'],
  ]);
  const [first, last] = [dayNumber(days.from), Math.min(dayNumber(days.to), cut.asOf)];
  for (let row = 0; row < cut.rows; row += 1) {
    const item = rows.item.at(row);
    const entry = rows.entry.at(row);
    const on = entries.on.at(entry);
    if (item < 0 || on < first || on > last) continue;
    if (query.SessionID !== undefined && items.session.at(item) !== query.SessionID) continue;
    const account = rows.account.at(row);
    const isCharge = accounts.role.at(account) === ROLE.charged;
    const figure = isCharge ? 'prescribed' : contra.get(account);
    if (!figure) continue;
    const key = keyOf(books.names.funds.value(rows.fund.at(row)), items.subLedger.at(item));
    const amount = rows.amount.at(row);
    visit(key, figure, isCharge ? -amount : amount, entry);
  }
}

/** Their sums, by fund and head. */
function sumsOfHeads(room: Room): Map<string, Record<Figure, number>> {
  const found = new Map<string, Record<Figure, number>>();
  eachOfHeads(room, (key, figure, amount) => {
    const sums = found.get(key) ?? NOTHING;
    found.set(key, { ...sums, [figure]: paisa(sums[figure] + amount) });
  });
  return found;
}

/** What each entry gave to one of them. */
function madeOfFigure(room: Room, wanted: string, of: Figure): MadeOf {
  const parts: [number, number][] = [];
  eachOfHeads(room, (key, figure, amount, entry) => {
    if (key === wanted && figure === of) parts.push([entry, amount]);
  });
  return together(parts);
}

const keyOf = (fundId: number, subLedgerId: number) => `${fundId}|${subLedgerId}`;

/** 7: of each head what was prescribed, collected, conceded and handed back, by fund. */
export function headSums(room: Room): Rows {
  const moves = askedMoves(room);
  const sums = sumsOfHeads(room);
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
    const key = keyOf(fundId, subLedgerId);
    const { prescribed, concession, refund } = sums.get(key) ?? NOTHING;
    return {
      key,
      // What was conceded with the charge belongs to what was prescribed, so not only that of receipts counts.
      cells: { head: headTitle(room, subLedgerId), prescribed, ...splitCells(own, room), concession, refund },
      of: { fund: fundId },
      made: either(
        madeBy({
          prescribed: () => madeOfFigure(room, key, 'prescribed'),
          concession: () => madeOfFigure(room, key, 'concession'),
          refund: () => madeOfFigure(room, key, 'refund'),
        }),
        madeOfMoves(room, own),
      ),
    };
  });
  const funds = [...new Set(pairs.map(([fundId]) => fundId))].sort((one, other) => one - other);
  const categories = { fund: funds.map((id) => ({ id, name: room.names.fund(id) })) };
  return { lines, categories, ...collectionFoot(room, moves) };
}
