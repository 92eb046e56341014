import type { Context } from '../deps.ts';
import { ageingQueries } from './ageing.ts';
import { letterQueries } from './confirmations/letters.ts';
import { confirmationQueries } from './confirmations/list.ts';
import { defaulterQueries } from './defaulters.ts';
import { duesQueries } from './dues.ts';
import { monthlyDuesQueries } from './monthly.ts';
import { promiseQueries } from './promises/list.ts';

/** Who owes what, since when, and what was said about it. */
export const dues: Context = (deps) =>
  [
    duesQueries,
    ageingQueries,
    monthlyDuesQueries,
    defaulterQueries,
    promiseQueries,
    confirmationQueries,
    letterQueries,
  ].flatMap((queries) => queries(deps));
