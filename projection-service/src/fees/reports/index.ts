import { feeReports, feeReportsOfAccounts } from '@madrasah/events/fees';
import { studentsProjector } from '../../admissions/index.ts';
import { requestsProjector } from '../../approvals/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { receiptBooksProjector } from '../../ledger/chart/index.ts';
import { actorsNeed, namesNeed } from '../../ledger/index.ts';
import { notesProjector } from '../../notes/index.ts';
import { monthCalendarsProjector } from '../../plans/index.ts';
import { type ReportSource, reportQueries } from '../../reports/index.ts';
import { tamliksProjector } from '../../tamlik/index.ts';
import { feeHeadsProjector } from '../price-list/heads.ts';
import { collectors } from './collection/collectors.ts';
import { byGender, byNewOld, byResidence, classes } from './collection/grouped.ts';
import { headSums } from './collection/head-sums.ts';
import { allReceipts, numbers, receiptLines, receipts } from './collection/register.ts';
import { advances } from './money/advances.ts';
import { reversed } from './money/reversed.ts';
import { accountSums, fundSums } from './money/sums.ts';
import { type Room, type Rows, roomOf } from './room.ts';
import { duesByHead } from './standing/by-head.ts';
import { concessions } from './standing/concessions.ts';
import { duesByStudent } from './standing/dues.ts';
import { freeStudents } from './standing/free.ts';
import { monthSheet } from './standing/month-sheet.ts';
import { dueMonths, paidMonths } from './standing/months.ts';
import { sessionSums } from './standing/session-sums.ts';
import { studentStatement } from './standing/statement.ts';

type Source = (typeof feeReports.sources)[number];

const SOURCES: Readonly<Record<Source, (room: Room) => Rows | Promise<Rows>>> = {
  ...{ receipts, allReceipts, receiptLines, numbers, classes, collectors, headSums, headsByClass: classes },
  ...{ paidMonths, dueMonths, monthSheet, statement: studentStatement, duesByStudent, duesByHead },
  ...{ concessions, freeStudents, byNewOld, byResidence, byGender },
  ...{ fundSums, accountSums, advances, reversed, sessionSums },
};

/** The 24 reports of fees, under both their addresses. */
export function feeReportQueries(deps: Deps): HandledQuery[] {
  type Made = ReportSource<keyof typeof feeReports.columns, keyof typeof feeReports.dimensions>;
  const sources = Object.fromEntries(
    Object.entries(SOURCES).map(([name, rows]): [string, Made] => [
      name,
      async (asked, tenant) => rows(await roomOf(deps, asked, tenant)),
    ]),
  ) as Record<Source, Made>;
  const needs = [
    ...[deps.shelf, studentsProjector, feeHeadsProjector, tamliksProjector, receiptBooksProjector],
    ...[monthCalendarsProjector, notesProjector, requestsProjector],
    ...[...namesNeed, ...actorsNeed],
  ];
  return [feeReports, feeReportsOfAccounts].flatMap((family) =>
    reportQueries(deps, family, { name: 'fee-report', needs, sources }),
  );
}
