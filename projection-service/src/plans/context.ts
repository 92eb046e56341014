import type { Context } from '../deps.ts';
import { feePlanQuery } from './fee-plan/index.ts';
import { leaverQuery } from './leavers.ts';
import { monthCalendarQuery } from './month-calendar.ts';
import { monthListQueries } from './month-list.ts';
import { ruleQueries } from './rules.ts';

/** What is charged to whom, and when. */
export const plans: Context = (deps) =>
  [monthCalendarQuery, monthListQueries, ruleQueries, feePlanQuery, leaverQuery].flatMap((queries) =>
    queries(deps),
  );
