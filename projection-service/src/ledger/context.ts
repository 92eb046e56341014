import type { Context } from '../deps.ts';
import { booksQueries } from './books-queries.ts';
import { chart } from './chart/index.ts';
import { exportQueries } from './export/query.ts';
import { moneyQueries } from './money-queries.ts';
import { askedOpenings } from './opening/asked.ts';
import { openingTemplates } from './opening/template.ts';
import { auditQueries } from './trail/audit-queries.ts';
import { trialBalanceQueries } from './trial-balance/index.ts';

/** The chart of accounts, what the books tell, and the audit trail. */
export const ledger: Context = (deps) =>
  [
    chart,
    booksQueries,
    exportQueries,
    trialBalanceQueries,
    moneyQueries,
    auditQueries,
    askedOpenings,
    openingTemplates,
  ].flatMap((queries) => queries(deps));
