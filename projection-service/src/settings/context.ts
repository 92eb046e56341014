import { calendarEntries } from '@madrasah/events/settings';
import type { Context } from '../deps.ts';
import { folded, registerQueries } from '../registers/index.ts';
import { calendarProjector } from './calendar.ts';
import { settingsInfoQuery } from './info.ts';

/** The calendar of the school, and how its switches stand. */
export const calendar: Context = (deps) => [
  ...registerQueries(deps, [folded(calendarEntries, calendarProjector)]),
  settingsInfoQuery(),
];
