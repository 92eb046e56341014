import type { Context } from '../deps.ts';
import { calendar } from './calendar.ts';
import { moneyRules } from './money-rules.ts';
import { switches } from './switches.ts';

/** The calendar of the school, its switches, and how it reckons sums. */
export const settings: Context = (deps) => [...calendar(deps), ...switches(deps), moneyRules(deps)];
