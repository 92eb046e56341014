import type { Day } from '@madrasah/events/kernel';

/** The end of a day in Dhaka, for a day that is past; today's knowledge is no limit. */
export const knownThrough = (known: string | undefined, today: Day): string | undefined =>
  known !== undefined && known < today ? `${known}T23:59:59.999+06:00` : undefined;
