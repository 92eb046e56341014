import type { Context, Deps } from '../deps.ts';
import { cashBookQueries } from './cash-book/index.ts';
import { controlQueries } from './controls/index.ts';
import { auditSearch } from './controls/search.ts';
import { explainQueries } from './explain/index.ts';
import type { ReportSums } from './explain/sums.ts';
import { incomeExpenseQueries } from './income-expense/index.ts';
import { ledgerStatements } from './ledgers/index.ts';
import { movementQueries } from './movement/index.ts';
import { owedQueries } from './owed/balances.ts';
import { positionQueries } from './position/index.ts';
import { receiptsPaymentsQueries } from './receipts-payments/index.ts';

/**
 * What accountants and auditors read off the books.
 * @param feeReports explains the sums of fee reports: their context reads others that read ours
 */
export const statements =
  (feeReports: ReportSums): Context =>
  (deps) =>
    [
      receiptsPaymentsQueries,
      incomeExpenseQueries,
      positionQueries,
      movementQueries,
      cashBookQueries,
      ledgerStatements,
      (of: Deps) => explainQueries(of, feeReports),
      owedQueries,
      controlQueries,
      auditSearch,
    ].flatMap((queries) => queries(deps));
