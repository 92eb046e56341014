import { NEW_OR_OLD } from '../admissions/constants.ts';

/** SFGNID: when a head is charged. */
export const FEE_GROUP = { admission: 1, monthly: 2, others: 3 } as const;

const combinations = ['Male', 'Female'].flatMap((gender) =>
  ['Aba', 'Ona', 'Day'].flatMap((residence) =>
    ['New', 'Old'].map((since) => `${gender}${residence}${since}`),
  ),
);

/** The twelve amounts of a fee-matrix row, in stored order: gender × residence × new or old. */
export const PRICE_COLUMNS: readonly string[] = combinations;

/**
 * Which of the twelve amounts a student pays. Gender 3 uses the male column and residence 4 the day column,
 * as long as the institution has not chosen otherwise.
 */
export function priceColumn(gender: number, residence: number, newOrOld: number): number {
  const genderIndex = gender === 2 ? 1 : 0;
  const residenceIndex = Math.min(residence, 3) - 1;
  return genderIndex * 6 + residenceIndex * 2 + (newOrOld === NEW_OR_OLD.old ? 1 : 0);
}
