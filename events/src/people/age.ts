import type { Day } from '../kernel/index.ts';

/** Full years of somebody on a day; null when it is not known when he was born, or he is not yet. */
export function ageOn(today: Day, born: Day | ''): number | null {
  if (!born || born > today) return null;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
