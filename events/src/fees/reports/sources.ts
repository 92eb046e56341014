import type { Report } from '../../kernel/index.ts';
import type { feeReportColumns, feeReportDimensions } from './columns.ts';
import type { feeReportFilters } from './filters.ts';

/** Whose rows the fee reports print. */
export const FEE_REPORT_SOURCES = [
  'receipts',
  'allReceipts',
  'receiptLines',
  'numbers',
  'classes',
  'collectors',
  'headSums',
  'headsByClass',
  'paidMonths',
  'dueMonths',
  'monthSheet',
  'statement',
  'duesByStudent',
  'duesByHead',
  'concessions',
  'freeStudents',
  'byNewOld',
  'byResidence',
  'byGender',
  'fundSums',
  'accountSums',
  'advances',
  'reversed',
  'sessionSums',
] as const;

/** Those of them that tell what was charged, whether or not anything of it was paid. */
export const DUES_REPORT_SOURCES = [
  ...(['paidMonths', 'dueMonths', 'monthSheet', 'duesByStudent', 'duesByHead', 'concessions'] as const),
  ...(['freeStudents', 'statement', 'sessionSums'] as const),
] satisfies readonly (typeof FEE_REPORT_SOURCES)[number][];

export type FeeReport = Report<
  keyof typeof feeReportColumns,
  keyof typeof feeReportDimensions,
  keyof typeof feeReportFilters,
  (typeof FEE_REPORT_SOURCES)[number]
>;
