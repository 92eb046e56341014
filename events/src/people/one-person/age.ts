import { type Day, yearsBetween } from '../../kernel/index.ts';

/** Full years of somebody on a day; null when it is not known when he was born, or he is not yet. */
export function ageOn(today: Day, born: Day | ''): number | null {
  if (!born || born > today) return null;
  return yearsBetween(born, today);
}
