import type { Context } from '../deps.ts';
import { calendar } from './calendar.ts';
import { moneyRules } from './money-rules.ts';
import { switches } from './switches.ts';
import { transferLimit } from './transfer-limit.ts';

/** The calendar of the school, its switches, how it reckons sums, and what a transfer may come to. */
export const settings: Context = (deps) => [
  ...calendar(deps),
  ...switches(deps),
  moneyRules(deps),
  transferLimit(deps),
];
