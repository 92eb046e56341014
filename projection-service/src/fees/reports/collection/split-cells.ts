import type { Line, Room } from '../room.ts';
import type { Move } from './moves.ts';
import { splitOf } from './split.ts';

/** The session of the admission a receipt was written for. */
export const sessionIn =
  ({ roll }: Pick<Room, 'roll'>) =>
  ({ admissionId }: Move): number =>
    roll.get(admissionId)?.sessionId ?? 0;

/** The cells of the split, as every report of what was collected has them. */
export const splitCells = (moves: readonly Move[], room: Room): Line['cells'] => ({
  ...splitOf(moves, sessionIn(room)),
});
