import type { feeReports } from '@madrasah/events/fees';
import { collectors } from './collection/collectors.ts';
import { byGender, byNewOld, byResidence, classes } from './collection/grouped.ts';
import { headSums } from './collection/head-sums.ts';
import { allReceipts, numbers, receiptLines, receipts } from './collection/register.ts';
import { advances } from './money/advances.ts';
import { reversed } from './money/reversed.ts';
import { accountSums, fundSums } from './money/sums.ts';
import type { Room, Rows } from './room.ts';
import { duesByHead } from './standing/by-head.ts';
import { concessions } from './standing/concessions.ts';
import { duesByStudent } from './standing/dues.ts';
import { freeStudents } from './standing/free.ts';
import { monthSheet } from './standing/month-sheet.ts';
import { dueMonths, paidMonths } from './standing/months.ts';
import { sessionSums } from './standing/session-sums.ts';
import { studentStatement } from './standing/statement.ts';

export type Source = (typeof feeReports.sources)[number];

/** The lines of each of the reports. */
export const SOURCES: Readonly<Record<Source, (room: Room) => Rows | Promise<Rows>>> = {
  ...{ receipts, allReceipts, receiptLines, numbers, classes, collectors, headSums, headsByClass: classes },
  ...{ paidMonths, dueMonths, monthSheet, statement: studentStatement, duesByStudent, duesByHead },
  ...{ concessions, freeStudents, byNewOld, byResidence, byGender },
  ...{ fundSums, accountSums, advances, reversed, sessionSums },
};
