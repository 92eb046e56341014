/** What a percentage comes out in, in paisa: whole taka, or single paisa. An institution chooses. */
export const ROUNDINGS = { taka: 100, paisa: 1 } as const;
export type Rounding = (typeof ROUNDINGS)[keyof typeof ROUNDINGS];

/** The part (of a whole) of an amount in paisa, half up to what the institution rounds to; of no whole nothing. */
export function partOf(amount: number, part: number, whole: number, rounding: Rounding): number {
  const unit = whole * rounding;
  return unit === 0 ? 0 : Math.floor((amount * part + unit / 2) / unit) * rounding;
}
