import type { JournalState } from '../shape.ts';

/** Notes an id or a number as given: the next one is above it. */
export const counted = (state: JournalState, name: string, value: number) =>
  state.counters.set(name, Math.max(value, state.counters.get(name) ?? 0));
