import { designations } from '@madrasah/events/staff';
import type { Context } from '../deps.ts';
import { folded, registerQueries } from '../registers/index.ts';
import { designationsProjector } from './designations.ts';
import { teacherQueries } from './teachers/lists.ts';
import { teacherReportQueries } from './teachers/reports.ts';

export { designationsProjector } from './designations.ts';
export { teachersProjector } from './teachers/projector.ts';
export { rollNeeds, rollOf } from './teachers/roll.ts';

/** Designations, who is in service, and the reports of them. */
export const staff: Context = (deps) => [
  ...registerQueries(deps, [folded(designations, designationsProjector)]),
  ...teacherQueries(deps),
  ...teacherReportQueries(deps),
];
