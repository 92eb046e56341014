import { MONTH_NAMES } from '@madrasah/events/settings';
import type { Room } from '../room.ts';

/** The twelve months of the year, as the class or the session that is asked for calls them. */
export const monthCategories = ({ columnMonth }: Pick<Room, 'columnMonth'>) =>
  MONTH_NAMES.map(({ id }) => ({ id, name: columnMonth(id) }));

/** Months in words, as a class calls them, each once, in the order of the year. */
export const monthsInWords = (
  months: Iterable<number>,
  of: { readonly sessionId: number; readonly classId: number },
  { months: names }: Pick<Room, 'months'>,
): string =>
  [...new Set(months)]
    .filter((id) => id > 0)
    .sort((one, other) => one - other)
    .map((id) => names(of, id))
    .join(', ');
