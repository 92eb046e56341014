import { vacationTypes } from '@madrasah/events/hostel';
import type { Context } from '../deps.ts';
import { folded, registerQueries } from '../registers/index.ts';
import { vacationTypesProjector } from './types.ts';
import { gatePassQueries } from './vacations/gate-pass.ts';
import { vacationQueries } from './vacations/list.ts';

/** Vacation types, who is let out, and gate passes. */
export const hostel: Context = (deps) => [
  ...registerQueries(deps, [folded(vacationTypes, vacationTypesProjector)]),
  ...vacationQueries(deps),
  ...gatePassQueries(deps),
];
