import { streams } from '@madrasah/events';
import { calendarEntries } from '@madrasah/events/settings';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = { calendarEntry: calendarEntries };

export const calendarStream = registerStream('calendar', streams.calendar, registers);
export const calendarHomes = homesIn(calendarStream, registers);
