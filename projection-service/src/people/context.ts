import type { Context } from '../deps.ts';
import { userCodes } from './codes.ts';
import { people as persons } from './queries.ts';

/** People of every kind, and how they come by their codes. */
export const people: Context = (deps) => [...persons(deps), ...userCodes()];
