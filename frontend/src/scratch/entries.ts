/** As many as the list takes. */
export const MOST_ENTRIES = 6;

export interface Entry {
  readonly id: number;
  readonly text: string;
}

/** The list with one more at its end; as it was when nothing was written or it is full. */
export function withEntry(entries: readonly Entry[], typed: string): readonly Entry[] {
  const text = typed.trim();
  if (text === '' || entries.length >= MOST_ENTRIES) return entries;
  return [...entries, { id: 1 + Math.max(0, ...entries.map(({ id }) => id)), text }];
}
