import { useState } from 'react';
import { fillMoney } from '../../../kit/figures/index.ts';
import { useLanguage } from '../../../kit/text.ts';
import type { Edits, MatrixRow } from '../matrix.ts';
import { NO_STEPS, type Steps, stepped, undone, withoutCells, withSaved } from './edits.ts';
import type { Direction } from './FillBar.tsx';
import { type At, copiedFrom, filledDown, filledRight } from './fill.ts';

/**
 * What is typed over the prices, step by step, and the cell in hand.
 * @param begun what an earlier visit has left typed: no step leads behind it
 */
export function useSteps(rows: readonly MatrixRow[], begun: Edits) {
  const language = useLanguage();
  const write = (taka: number) => fillMoney(taka, language);
  const [steps, setSteps] = useState<Steps>({ ...NO_STEPS, now: begun });
  const [at, setAt] = useState<At>();
  return {
    edits: steps.now,
    canUndo: steps.before.length > 0,
    at,
    setAt,
    type(SLID: number, cells: Readonly<Record<string, string>>) {
      const names = Object.keys(cells);
      const cell = names.length === 1 ? `${SLID}.${names[0]}` : undefined;
      setSteps((now) => stepped(now, { ...now.now, [SLID]: { ...now.now[SLID], ...cells } }, cell));
    },
    fill(direction: Direction, from = at) {
      const filled = direction === 'down' ? filledDown : filledRight;
      if (from) setSteps((now) => stepped(now, filled(rows, now.now, from, write)));
    },
    copy(prices: Parameters<typeof copiedFrom>[0], whole: boolean) {
      const taken = whole ? rows : rows.filter((_, row) => row === at?.row);
      setSteps((now) => stepped(now, copiedFrom(prices, taken, now.now, write)));
    },
    undo: () => setSteps(undone),
    without: (cells: Parameters<typeof withoutCells>[1]) => setSteps((now) => withoutCells(now, cells)),
    saved: (SLID: number) => setSteps((now) => withSaved(now, SLID)),
    drop: () => setSteps(NO_STEPS),
  };
}
