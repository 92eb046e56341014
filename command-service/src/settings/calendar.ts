import { Problem } from '@madrasah/events';
import { type CalendarEntry, calendarEntries, refuseSettings as refuse } from '@madrasah/events/settings';
import type { Context } from '../deps.ts';
import { registerCommands, type Slots } from '../kernel/register/index.ts';
import { calendarHomes } from './state.ts';

const ENDS_BEFORE_START = 'settings.ends-before-start';

/** Days run from the first to the last. */
const days: Slots = {
  settle(attributes) {
    const { from, to } = attributes as unknown as CalendarEntry;
    return to < from
      ? refuse(ENDS_BEFORE_START, {}, [{ path: 'to', problem: new Problem(ENDS_BEFORE_START) }])
      : attributes;
  },
};

/** The calendar of the school. */
export const calendar: Context = ({ desk }) =>
  registerCommands(desk, calendarHomes, { slots: { [calendarEntries.key]: days } });
