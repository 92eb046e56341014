import { vacationTypes } from '@madrasah/events/hostel';
import type { Context } from '../deps.ts';
import { registerProjector } from '../kernel/register.ts';
import { folded, registerQueries } from '../registers/index.ts';

export const vacationTypesProjector = registerProjector(vacationTypes);

export const hostel: Context = (deps) =>
  registerQueries(deps, [folded(vacationTypes, vacationTypesProjector)]);
