import { defineReports, power } from '../../kernel/index.ts';
import { twoClocks } from '../../ledger/clocks.ts';
import { collectionReports } from './collection-reports.ts';
import { feeReportColumns as columns, feeReportDimensions as dimensions } from './columns.ts';
import { duesReports } from './dues-reports.ts';
import { feeReportFilters as filters } from './filters.ts';
import { fundReports } from './fund-reports.ts';
import { DUES_REPORT_SOURCES, FEE_REPORT_SOURCES as sources } from './sources.ts';

const CHARGES = ['charges'] as const;

const family = (name: string, path: string) =>
  defineReports({
    ...{ name, path, columns, dimensions, filters, sources },
    access: power('fee_report', 'view'),
    needs: ['receipts'],
    otherNeeds: Object.fromEntries(DUES_REPORT_SOURCES.map((source) => [source, CHARGES])),
    also: { knownAt: twoClocks.knownAt },
    ownFilters: ['asOf'],
    reports: [...collectionReports, ...duesReports, ...fundReports].sort((one, other) => one.id - other.id),
  });

/** ফি প্রতিবেদন: the 24 reports of fees, by the numbers of the specification. */
export const feeReports = family('FeeReport', '/api/reports/fee_report');
/** The same where the specification has them beside the accounts. */
export const feeReportsOfAccounts = family('FeeReportOfAccounts', '/api/accounts/fee_report');
