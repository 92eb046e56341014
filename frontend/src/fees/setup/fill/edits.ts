import type { Edits } from '../matrix.ts';

/** What is typed over the prices, with what it was before each step; nothing of it is saved. */
export interface Steps {
  readonly now: Edits;
  readonly before: readonly Edits[];
  /** In which cell the last step typed; a fill is in none. */
  readonly cell?: string;
}

export const NO_STEPS: Steps = { now: {}, before: [] };

/** A step more. Letters typed one after the other into one cell are one step. @param cell whose text it changed alone */
export const stepped = ({ now, before, cell: last }: Steps, next: Edits, cell?: string): Steps => ({
  now: next,
  before: cell !== undefined && cell === last ? before : [...before, now],
  ...(cell !== undefined && { cell }),
});

/** As it was before the last step. */
export const undone = ({ now, before }: Steps): Steps => ({
  now: before.at(-1) ?? now,
  before: before.slice(0, -1),
});

/** A row was saved: it stands, and no step leads behind it. */
export function withSaved({ now }: Steps, SLID: number): Steps {
  const { [SLID]: _saved, ...rest } = now;
  return { now: rest, before: [] };
}

/** What was typed into some cells is given up for what stands there; no step leads behind it. */
export function withoutCells({ now }: Steps, cells: readonly (readonly [number, string])[]): Steps {
  const kept = Object.entries(now).map(([SLID, typed]) => {
    const gone = new Set(cells.flatMap(([of, column]) => (of === Number(SLID) ? [column] : [])));
    return [SLID, Object.fromEntries(Object.entries(typed).filter(([column]) => !gone.has(column)))];
  });
  return { now: Object.fromEntries(kept), before: [] };
}
