import type { Context } from '../deps.ts';
import { admissions as admitting } from './admit.ts';
import { promotions } from './promotion/index.ts';
import { standings } from './standings.ts';

/** Admissions, and what becomes of them. */
export const admissions: Context = (deps) => [...admitting(deps), ...standings(deps), ...promotions(deps)];
