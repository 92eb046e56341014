import { calendarEntries } from '@madrasah/events/settings';
import type { Context } from '../deps.ts';
import { folded, registerQueries } from '../registers/index.ts';
import { calendarProjector } from './calendar.ts';
import { settingsInfoQuery } from './info.ts';
import { moneyRulesQuery } from './money-rules.ts';

/** The calendar of the school, how its switches stand, and how it reckons sums. */
export const calendar: Context = (deps) => [
  ...registerQueries(deps, [folded(calendarEntries, calendarProjector)]),
  settingsInfoQuery(),
  moneyRulesQuery(),
];
