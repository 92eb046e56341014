import type { Context } from '../deps.ts';
import { userCodes } from './codes.ts';
import { people as persons } from './queries.ts';
import { userReportQueries } from './reports/index.ts';

/** People of every kind, how they come by their codes, and their reports. */
export const people: Context = (deps) => [...persons(deps), ...userCodes(), ...userReportQueries(deps)];
