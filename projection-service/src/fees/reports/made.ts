import { type DuesFigure, type ItemState, itemsMadeOf } from '../../ledger/books/index.ts';
import { spreadName } from '../../reports/index.ts';
import type { HeadColumns } from './collection/heads.ts';
import type { Move } from './collection/moves.ts';
import { splitCells } from './collection/split-cells.ts';
import type { Made, MadeOf, Room } from './room.ts';

/** Parts of figures added up, entry by entry. */
export function together(parts: Iterable<readonly [revision: number, amount: number]>): MadeOf {
  const found = new Map<number, number>();
  for (const [revision, amount] of parts) found.set(revision, (found.get(revision) ?? 0) + amount);
  return found;
}

/** Figures by the columns they stand in. */
export const madeBy =
  (columns: Readonly<Record<string, () => MadeOf>>): Made =>
  (column) =>
    Object.hasOwn(columns, column) ? columns[column] : undefined;

/** Figures by the columns of one reader, else of another. */
export const either =
  (one: Made, other: Made): Made =>
  (column) =>
    one(column) ?? other(column);

/** Figures that stand across a dimension: one for each of its values. */
export const madeAcross = (cell: string, ids: Iterable<number>, of: (id: number) => MadeOf): Made =>
  madeBy(Object.fromEntries([...ids].map((id) => [spreadName(cell, id), () => of(id)])));

/** A figure of some moves: what each receipt and reversal gave to it. */
export const movesMadeOf = (moves: readonly Move[], gave: (move: Move) => number): MadeOf =>
  together(moves.map((move) => [move.entry, gave(move)] as const));

const SPLIT = ['arrears', 'current', 'ahead', 'total', 'concession'] as const;

/** Figures of what was collected: each receipt and reversal gave what it has in the same column by itself. */
export const madeOfMoves = (room: Room, moves: readonly Move[], heads?: HeadColumns): Made =>
  either(
    madeBy(
      Object.fromEntries(
        SPLIT.map((cell) => [
          cell,
          () => movesMadeOf(moves, (move) => Number(splitCells([move], room)[cell] ?? 0)),
        ]),
      ),
    ),
    madeAcross('heads', heads?.categories.map(({ id }) => id) ?? [], (id) =>
      movesMadeOf(moves, ({ parts }) => heads?.spread(parts).get(id) ?? 0),
    ),
  );

/** A figure of some charges, and how it counts. */
export type Share = readonly [
  figure: Exclude<DuesFigure, 'advance'>,
  items: readonly ItemState[],
  sign?: 1 | -1,
];

/** What each entry gave to figures of what stands, added up. */
export const ofItems = ({ books, cut }: Room, ...shares: readonly Share[]): MadeOf =>
  together(
    shares.flatMap(([figure, items, sign = 1]) => {
      const ids = items.map(({ itemId }) => itemId);
      return [...itemsMadeOf(books, cut, figure, ids)].map(([entry, gave]) => [entry, sign * gave] as const);
    }),
  );

/** Figures by the columns of heads: of each the charges that stand in it. */
export const madeOfHeads = (
  room: Room,
  heads: HeadColumns,
  figure: Share[0],
  items: readonly ItemState[],
): Made =>
  madeAcross(
    'heads',
    heads.categories.map(({ id }) => id),
    (id) => ofItems(room, [figure, items.filter(({ subLedgerId }) => heads.columnOf(subLedgerId) === id)]),
  );

/** What one entry gave to a figure. */
export const ofEntry = (entry: number, amount: number): MadeOf => new Map([[entry, amount]]);
