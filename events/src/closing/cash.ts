/** Notes and coins of taka, as they lie in a drawer: the largest first. */
export const NOTE_VALUES = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** Where the difference of a drawer goes: what was short to the cashier or to expense, what was over to him or to income. */
export const RESOLUTIONS = ['cashier', 'expense', 'income'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** The most paisa in coins below a taka that anybody counts. */
export const MOST_COINS = 100_000;

/** What lies in a drawer, in paisa: notes as `[value in taka, how many]`, and coins below a taka by what they make. */
export const worthOfCash = (
  notes: readonly (readonly [value: number, count: number])[],
  coins: number,
): number => notes.reduce((sum, [value, count]) => sum + value * count * 100, coins);
