import type { Context } from '../deps.ts';
import { advancesQueries } from './advances.ts';
import { ageingQueries } from './ageing.ts';
import { letterQueries } from './confirmations/letters.ts';
import { confirmationQueries } from './confirmations/list.ts';
import { defaulterQueries } from './defaulters.ts';
import { duesQueries } from './dues.ts';
import { monthlyDuesQueries } from './monthly.ts';
import { feeLandQueries } from './one-student/fee-land.ts';
import { invoiceQueries } from './one-student/invoice.ts';
import { pastEntryQueries } from './one-student/past-entries.ts';
import { promiseQueries } from './promises/list.ts';

/** Who owes what, since when, and what was said about it. */
export const dues: Context = (deps) =>
  [
    duesQueries,
    ageingQueries,
    monthlyDuesQueries,
    defaulterQueries,
    advancesQueries,
    promiseQueries,
    feeLandQueries,
    pastEntryQueries,
    invoiceQueries,
    confirmationQueries,
    letterQueries,
  ].flatMap((queries) => queries(deps));
