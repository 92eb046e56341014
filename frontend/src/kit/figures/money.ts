import { type Language, moneyFigures } from '@madrasah/events/kernel';

export type Decimals = 'whole' | 'two';

/** How sums that stand beside each other are written: all with paisa as soon as one has some. */
export const decimalsOf = (sums: readonly number[]): Decimals =>
  sums.some((taka) => Math.round(taka * 100) % 100 !== 0) ? 'two' : 'whole';

/**
 * Taka as figures, without ৳. `whole` leaves away two zeros only: money is never rounded.
 *
 * @param taka a number with at most two decimals
 */
export function fillMoney(
  taka: number,
  language: Language,
  decimals: Decimals = 'whole',
  zero: 'dash' | 'figure' = 'figure',
): string {
  const paisa = Math.round(taka * 100);
  if (paisa === 0 && zero === 'dash') return '–';
  const figures = moneyFigures(paisa, language);
  return decimals === 'whole' ? figures.replace(/\.(00|০০)$/, '') : figures;
}
