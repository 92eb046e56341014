import type { Context } from '../deps.ts';
import { calendar } from './calendar.ts';
import { switches } from './switches.ts';

/** The calendar of the school, and its switches. */
export const settings: Context = (deps) => [...calendar(deps), ...switches(deps)];
