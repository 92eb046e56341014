import { type Day, dayInWords, type Language } from '@madrasah/events/kernel';
import type { Choice } from '../kit/fields/index.ts';

const BEFORE = 11;
const AHEAD = 2;

/** The months somebody may want a sheet for: those of a year past, this one, and the next two. */
export function monthChoices(today: Day, language: Language): Choice[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: BEFORE + AHEAD + 1 }, (_, at) => {
    const count = year * 12 + (month - 1) + AHEAD - at;
    const value = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
    return { value, label: dayInWords(`${value}-01`, language).split(' ').slice(1).join(' ') };
  });
}
