import { feeReports, feeReportsOfAccounts } from '@madrasah/events/fees';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { type ReportSource, reportQueries } from '../../reports/index.ts';
import { feeReportMadeOf, feeReportNamed, madeReport } from './explained.ts';
import { feeReportsNeed } from './needs.ts';
import { SOURCES, type Source } from './sources.ts';

export { freeSchooling } from './standing/free.ts';

/** What the sums under fee reports are made of. */
export const feeReportSums = { needs: feeReportsNeed, madeOf: feeReportMadeOf, named: feeReportNamed };

/** The 24 reports of fees, under both their addresses. */
export function feeReportQueries(deps: Deps): HandledQuery[] {
  type Made = ReportSource<keyof typeof feeReports.columns, keyof typeof feeReports.dimensions>;
  const needs = feeReportsNeed(deps);
  const sources = Object.fromEntries(
    (Object.keys(SOURCES) as Source[]).map((source): [Source, Made] => [
      source,
      (asked, tenant) => madeReport(deps, tenant, { ...asked, source, needs }),
    ]),
  ) as Record<Source, Made>;
  return [feeReports, feeReportsOfAccounts].flatMap((family) =>
    reportQueries(deps, family, { name: 'fee-report', needs, sources }),
  );
}
