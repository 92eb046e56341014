import { clockOf, dhakaDay } from '../../kernel/index.ts';

export { clockTime, readClockTime } from '../../kernel/index.ts';

/** A moment of the house's own clock in Dhaka, `YYYY-MM-DDTHH:mm`: such texts stand in the order of time. */
export type Moment = string;

/** The moment of an instant on the clock of the house. */
export const momentAt = (instant: Date): Moment => `${dhakaDay(instant)}T${clockOf(instant.toISOString())}`;

/** The day of a moment, `YYYY-MM-DD`, and its time of the day, `HH:mm`. */
export const dayIn = (moment: Moment): string => moment.slice(0, 10);
export const timeIn = (moment: Moment): string => moment.slice(11);
