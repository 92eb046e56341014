import type { Active } from '@dnd-kit/core';

/** The list of the exam, and the list of who does not take it. */
export type Side = 'taking' | 'others';

export const isSide = (id: unknown): id is Side => id === 'taking' || id === 'others';

/** Who is dragged, and from which list. */
export interface Dragged {
  readonly side: Side;
  readonly userIds: readonly number[];
}

/** @returns what the row that is dragged said of itself */
export const draggedFrom = ({ data }: Pick<Active, 'data'>): Dragged | undefined => {
  const said: Partial<Dragged> = data.current ?? {};
  return said.side && said.userIds ? { side: said.side, userIds: said.userIds } : undefined;
};
