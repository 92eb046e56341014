/** Notes and coins of taka, as they lie in a drawer: the largest first. */
export const NOTE_VALUES = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** Where the difference of a drawer goes: what was short to the cashier or to expense, what was over to him or to income. */
export const RESOLUTIONS = ['cashier', 'expense', 'income'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** What notes are worth, in paisa: `[value in taka, how many]`. */
export const worthOfNotes = (notes: readonly (readonly [value: number, count: number])[]): number =>
  notes.reduce((sum, [value, count]) => sum + value * count * 100, 0);
