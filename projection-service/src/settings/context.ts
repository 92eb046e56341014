import { calendarEntries } from '@madrasah/events/settings';
import type { Context } from '../deps.ts';
import { folded, registerQueries } from '../registers/index.ts';
import { calendarProjector } from './calendar.ts';
import { settingsInfoQuery } from './info.ts';
import { moneyRulesQuery, transferLimitQuery } from './money-rules.ts';

/** The calendar of the school, how its switches stand, how it reckons sums, and its limit of transfers. */
export const calendar: Context = (deps) => [
  ...registerQueries(deps, [folded(calendarEntries, calendarProjector)]),
  settingsInfoQuery(),
  moneyRulesQuery(),
  transferLimitQuery(),
];
