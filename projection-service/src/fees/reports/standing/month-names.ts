import { MONTH_NAMES, monthName } from '@madrasah/events/settings';
import type { Room } from '../room.ts';

/** The twelve months of a class's year, in their order. */
export const monthCategories = ({ language }: Pick<Room, 'language'>) =>
  MONTH_NAMES.map(({ id }) => ({ id, name: monthName(id, language) }));

/** Months in words, each once, in the order of the year. */
export const monthsInWords = (months: Iterable<number>, { language }: Pick<Room, 'language'>): string =>
  [...new Set(months)]
    .filter((id) => id > 0)
    .sort((one, other) => one - other)
    .map((id) => monthName(id, language))
    .join(', ');
