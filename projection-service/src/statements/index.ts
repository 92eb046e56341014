import type { Context } from '../deps.ts';
import { cashBookQueries } from './cash-book/index.ts';
import { controlQueries } from './controls/index.ts';
import { auditSearch } from './controls/search.ts';
import { explainQueries } from './explain/index.ts';
import { incomeExpenseQueries } from './income-expense/index.ts';
import { ledgerStatements } from './ledgers/index.ts';
import { movementQueries } from './movement/index.ts';
import { owedQueries } from './owed/balances.ts';
import { positionQueries } from './position/index.ts';
import { receiptsPaymentsQueries } from './receipts-payments/index.ts';

/** What accountants and auditors read off the books. */
export const statements: Context = (deps) =>
  [
    receiptsPaymentsQueries,
    incomeExpenseQueries,
    positionQueries,
    movementQueries,
    cashBookQueries,
    ledgerStatements,
    explainQueries,
    owedQueries,
    controlQueries,
    auditSearch,
  ].flatMap((queries) => queries(deps));
