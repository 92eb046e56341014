import type { Context } from '../deps.ts';
import { classPayers } from './class-collection/payers.ts';
import { collectionByMonth } from './collection-by-month.ts';
import { fundClosing } from './price-list/fund-closing.ts';
import { feeHeadLists } from './price-list/heads.ts';
import { feePrices } from './price-list/prices.ts';
import { awaitedReceiptQueries } from './receipts/awaited.ts';
import { receiptList } from './receipts/list.ts';
import { receiptQueries } from './receipts/queries.ts';
import { feeReportQueries } from './reports/index.ts';
import { studentQueries } from './student-queries.ts';
import { totalDue } from './total-due.ts';

/** Fee heads and prices, what is owed, and receipts. */
export const fees: Context = (deps) =>
  [
    feeHeadLists,
    feePrices,
    fundClosing,
    collectionByMonth,
    classPayers,
    totalDue,
    studentQueries,
    receiptQueries,
    receiptList,
    awaitedReceiptQueries,
    feeReportQueries,
  ].flatMap((queries) => queries(deps));
