import type { Context } from '../deps.ts';
import { ageingQueries } from './ageing.ts';
import { defaulterQueries } from './defaulters.ts';
import { duesQueries } from './dues.ts';
import { monthlyDuesQueries } from './monthly.ts';

/** Who owes what, since when, and what was said about it. */
export const dues: Context = (deps) =>
  [duesQueries, ageingQueries, monthlyDuesQueries, defaulterQueries].flatMap((queries) => queries(deps));
