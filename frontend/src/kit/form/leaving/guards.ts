import type { BlockerFunction } from 'react-router-dom';

const guards = new Set<BlockerFunction>();

/** Asks this guard too before a page is left. @returns what ends it */
export function guardLeaving(guard: BlockerFunction): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Whether something is typed on this page of which no draft is kept. */
export const isHeld = (): boolean => guards.size > 0;

/**
 * Whether one of the forms of a page would lose something. A router asks the blocker alone that was registered last,
 * so each of them answers for all.
 */
export const isGuarded: BlockerFunction = (way) => [...guards].some((guard) => guard(way));
