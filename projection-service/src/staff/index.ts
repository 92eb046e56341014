import { designations } from '@madrasah/events/staff';
import type { Context } from '../deps.ts';
import { registerProjector } from '../kernel/register.ts';
import { folded, registerQueries } from '../registers/index.ts';

export const designationsProjector = registerProjector(designations);

export const staff: Context = (deps) => registerQueries(deps, [folded(designations, designationsProjector)]);
