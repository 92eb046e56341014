import { feeReports, feeReportsOfAccounts } from '@madrasah/events/fees';
import { studentsProjector } from '../../admissions/index.ts';
import { requestsProjector } from '../../approvals/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery, Source as Needed } from '../../kernel/query.ts';
import { receiptBooksProjector } from '../../ledger/chart/index.ts';
import { actorsNeed, namesNeed } from '../../ledger/index.ts';
import { notesProjector } from '../../notes/index.ts';
import { monthAdvancesProjector, monthCalendarsProjector } from '../../plans/index.ts';
import { type ReportSource, reportQueries } from '../../reports/index.ts';
import { tamliksProjector } from '../../tamlik/index.ts';
import { feeHeadsProjector } from '../price-list/heads.ts';
import { explainedRows, feeReportMadeOf } from './explained.ts';
import { roomOf } from './room.ts';
import { SOURCES, type Source } from './sources.ts';

/** Whom the fee reports depend on. */
const feeReportsNeed = (deps: Deps): readonly Needed[] => [
  ...[deps.shelf, studentsProjector, feeHeadsProjector, tamliksProjector, receiptBooksProjector],
  ...[monthCalendarsProjector, monthAdvancesProjector, notesProjector, requestsProjector],
  ...[...namesNeed, ...actorsNeed],
];

/** What the sums under fee reports are made of. */
export const feeReportSums = { needs: feeReportsNeed, madeOf: feeReportMadeOf };

/** The 24 reports of fees, under both their addresses. */
export function feeReportQueries(deps: Deps): HandledQuery[] {
  type Made = ReportSource<keyof typeof feeReports.columns, keyof typeof feeReports.dimensions>;
  const sources = Object.fromEntries(
    Object.entries(SOURCES).map(([name, rows]): [string, Made] => [
      name,
      async (asked, tenant) => {
        const room = await roomOf(deps, asked, tenant);
        return explainedRows(room, await rows(room));
      },
    ]),
  ) as Record<Source, Made>;
  const needs = feeReportsNeed(deps);
  return [feeReports, feeReportsOfAccounts].flatMap((family) =>
    reportQueries(deps, family, { name: 'fee-report', needs, sources }),
  );
}
