import { type DataOf, sumPaisa, toTaka } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { LeaverSettled, planQueries } from '@madrasah/events/plans';
import { findStudent, studentCells, studentsNeed } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { advances, type Books, itemStates } from '../ledger/books/index.ts';
import { feeNames, feeNamesNeed } from '../ledger/index.ts';
import { monthNamesNeed, studentMonths } from './calendars.ts';

type Leaving = Pick<DataOf<typeof LeaverSettled>, 'admissionId' | 'leftOn' | 'cancelFrom' | 'on'>;

/** Admissions whose student has left, and from when on nothing is charged to them. */
export const leavingsProjector = defineProjector<Leaving>({
  name: 'leavings',
  version: 1,
  collection: 'leavings',
  indexes: [],
  on: {
    LeaverSettled: when(LeaverSettled, {
      keys: ({ data }) => [data.admissionId],
      fold: (_, { data: { admissionId, leftOn, cancelFrom, on } }) => ({
        ...{ admissionId, leftOn, cancelFrom, on },
      }),
    }),
  },
});

/** What stands between a student and the house over all sessions, in paisa: clear is who neither owes nor has left any. */
export function accountWithHouse(books: Books, userId: number) {
  const cut = books.cut();
  const open = itemStates(books, cut, { user: userId }).filter(({ due }) => due > 0);
  const held = advances(books, cut, userId);
  const due = sumPaisa(open.map((item) => item.due));
  const openAdvance = sumPaisa(held.map((one) => one.open));
  const monthAdvance = sumPaisa(held.map((one) => one.month));
  const clear = due === 0 && openAdvance === 0 && monthAdvance === 0;
  return { open, due, openAdvance, monthAdvance, clear };
}

/** What a student owes and has left with us, item by item, before he leaves. */
export function leaverQuery({ shelf }: Deps): HandledQuery[] {
  const needs = [shelf, leavingsProjector, ...monthNamesNeed, ...feeNamesNeed, ...studentsNeed];
  return [
    handledQuery(planQueries.leaverSettlement, needs, async ({ AdmissionID }, tenant, { language }) => {
      const student = await findStudent(tenant, AdmissionID, language);
      if (!student) return refuseAdmissions('admission.not-found');
      const [books, left, month, fee] = await Promise.all([
        shelf.of(tenant.school),
        tenant.findOne(leavingsProjector, AdmissionID),
        studentMonths(tenant, student.userId, language),
        feeNames(tenant, language),
      ]);
      const { open, due, openAdvance, monthAdvance, clear } = accountWithHouse(books, student.userId);
      return {
        data: {
          ...{ AdmissionID, UserID: student.userId, ...studentCells(student) },
          left: left ? { on: left.leftOn, cancelFrom: left.cancelFrom, settledOn: left.on } : null,
          items: open.map((item) => ({
            itemId: item.itemId,
            AdmissionID: item.admissionId,
            SLID: item.subLedgerId,
            SlName: fee(item),
            MonthID: item.monthId,
            MonthName: month(item),
            dueOn: item.dueOn,
            Fee: toTaka(item.charged),
            pastDiscount: toTaka(item.conceded),
            preDeposit: toTaka(item.paid),
            due: toTaka(item.due),
          })),
          due: toTaka(due),
          advance: { open: toTaka(openAdvance), month: toTaka(monthAdvance) },
          clear,
        },
      };
    }),
  ];
}
