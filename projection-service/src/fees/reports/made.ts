import { type DuesFigure, type ItemState, itemsMadeOf } from '../../ledger/books/index.ts';
import type { HeadColumns } from './collection/heads.ts';
import type { Move } from './collection/moves.ts';
import { splitCells } from './collection/split-cells.ts';
import type { Made, MadeOf, Room } from './room.ts';

const SPLIT: readonly string[] = ['arrears', 'current', 'ahead', 'total', 'concession'];
const OF_HEAD = /^heads (-?\d+)$/;

/** Parts of figures added up, entry by entry. */
export function together(parts: Iterable<readonly [revision: number, amount: number]>): MadeOf {
  const found = new Map<number, number>();
  for (const [revision, amount] of parts) found.set(revision, (found.get(revision) ?? 0) + amount);
  return found;
}

/** Figures of what was collected: each receipt and reversal gave what it has in the same column by itself. */
export const madeOfMoves =
  (room: Room, moves: readonly Move[], heads?: HeadColumns): Made =>
  (column) => {
    const head = OF_HEAD.exec(column)?.[1];
    if (head === undefined && !SPLIT.includes(column)) return undefined;
    const inColumn = (move: Move) =>
      head === undefined
        ? splitCells([move], room)[column as 'total']
        : heads?.spread(move.parts).get(Number(head));
    return together(moves.map((move) => [move.entry, Number(inColumn(move) ?? 0)] as const));
  };

/** Figures of what stands: by column, of which charges and what of them. */
export const madeOfItems =
  (
    { books, cut }: Room,
    columns: Readonly<
      Record<string, readonly [figure: Exclude<DuesFigure, 'advance'>, items: readonly ItemState[]]>
    >,
  ): Made =>
  (column) => {
    const picked = columns[column];
    if (!picked) return undefined;
    const [figure, items] = picked;
    return itemsMadeOf(
      books,
      cut,
      figure,
      items.map(({ itemId }) => itemId),
    );
  };

/** A figure that one entry gave. */
export const madeOfEntry =
  (own: string, entry: number, amount: number): Made =>
  (column) =>
    column === own ? new Map([[entry, amount]]) : undefined;
