import { NEW_OR_OLD } from '../admissions/constants.ts';
import { GENDERS } from '../people/constants.ts';

/** SFGNID: when a head is charged. */
export const FEE_GROUP = { admission: 1, monthly: 2, others: 3 } as const;

const [OF_GENDER, OF_RESIDENCE, SINCE] = [
  ['Male', 'Female'],
  ['Aba', 'Ona', 'Day'],
  ['New', 'Old'],
] as const;
export type PriceColumn =
  `${(typeof OF_GENDER)[number]}${(typeof OF_RESIDENCE)[number]}${(typeof SINCE)[number]}`;

const combinations = OF_GENDER.flatMap((gender) =>
  OF_RESIDENCE.flatMap((residence) => SINCE.map((since) => `${gender}${residence}${since}` as const)),
);

/** The twelve amounts of a fee-matrix row, in stored order: gender × residence × new or old. */
export const PRICE_COLUMNS: readonly PriceColumn[] = combinations;

/**
 * Which of the twelve amounts a student pays. Residence 4 uses the day column.
 * @param otherPaysFemale whether gender 3 uses the female column, as the institution has chosen
 */
export function priceColumn(
  gender: number,
  residence: number,
  newOrOld: number,
  otherPaysFemale = false,
): number {
  const female = gender === GENDERS.female || (gender === GENDERS.other && otherPaysFemale);
  const residenceIndex = Math.min(residence, 3) - 1;
  return (female ? 6 : 0) + residenceIndex * 2 + (newOrOld === NEW_OR_OLD.old ? 1 : 0);
}
