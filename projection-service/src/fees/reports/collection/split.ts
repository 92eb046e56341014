import { paisa, sumPaisa } from '@madrasah/events';
import { ADVANCE, type Move, type Part } from './moves.ts';

/** বকেয়া / চলতি / অগ্রিম: what was collected, by what it is of; in paisa. */
export interface Split {
  readonly arrears: number;
  readonly current: number;
  readonly ahead: number;
  readonly total: number;
  /** Beside the total, never inside. */
  readonly concession: number;
}

const sum = (parts: readonly Part[]) => sumPaisa(parts.map(({ paid }) => paisa(paid)));

/** Whether a part is of an earlier session than its receipt's: brought over from paper, or of another year. */
const isArrear = ({ subLedgerId, sessionId }: Part, of: number) => subLedgerId === 0 || sessionId !== of;

/** @param sessionId of the admission each receipt was written for */
export function splitOf(moves: readonly Move[], sessionId: (move: Move) => number): Split {
  const [arrears, current, ahead]: [Part[], Part[], Part[]] = [[], [], []];
  const conceded: number[] = [];
  for (const move of moves) {
    const of = sessionId(move);
    for (const part of move.parts) {
      conceded.push(part.conceded);
      if (part.subLedgerId === ADVANCE) ahead.push(part);
      else (isArrear(part, of) ? arrears : current).push(part);
    }
  }
  const sums = { arrears: sum(arrears), current: sum(current), ahead: sum(ahead) };
  return {
    ...sums,
    total: paisa(sums.arrears + sums.current + sums.ahead),
    concession: sumPaisa(conceded.map(paisa)),
  };
}
