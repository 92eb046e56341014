import { type Language, toTaka } from '@madrasah/events';
import { planQueries } from '@madrasah/events/plans';
import { type StudentRow, studentCells, studentDirectory, studentsNeed } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { advances, type Books, dues } from '../ledger/books/index.ts';
import { monthCalendarsProjector, monthNames } from './calendars.ts';
import { heldMonths, monthAdvancesProjector } from './month-advances.ts';

type Asked = Parameters<Books['cut']>[0];

interface Frame {
  readonly tenant: Tenant;
  readonly asked: NonNullable<Asked>;
  readonly language: Language;
  readonly students: readonly StudentRow[];
}

const about = (student: StudentRow) => ({
  AdmissionID: student.admissionId,
  UserID: student.userId,
  ...studentCells(student),
});

/** Months that are paid and not charged, each by itself. */
async function monthRows({ tenant, asked, language, students }: Frame) {
  const [held, names] = await Promise.all([heldMonths(tenant, asked), monthNames(tenant, language)]);
  const byAdmission = new Map(students.map((student) => [student.admissionId, student]));
  return held.flatMap((month) => {
    const student = byAdmission.get(month.admissionId);
    if (!student) return [];
    return [
      {
        ...{ ...about(student), kind: 'month' as const, SLID: month.subLedgerId, SlName: month.name },
        ...{ MonthID: month.monthId, MonthName: names(student, month.monthId) },
        ...{ amount: toTaka(month.held), since: month.since, receiptNo: month.receiptNo },
      },
    ];
  });
}

/** Change that was left with us, by student and fund; it stands on his latest admission. */
function openRows(books: Books, { asked, students }: Frame) {
  const cut = books.cut(asked);
  const holders = dues(books, cut).advances;
  return students
    .filter(({ isLatest, userId }) => isLatest && (holders.get(userId)?.open ?? 0) > 0)
    .flatMap((student) =>
      advances(books, cut, student.userId)
        .filter(({ open }) => open > 0)
        .map(({ open, fundId }) => ({
          ...{ ...about(student), kind: 'open' as const, FundID: fundId, amount: toTaka(open) },
        })),
    );
}

/** What students have left with us: their sum is both advance accounts. */
export function advancesQueries({ shelf }: Deps): HandledQuery[] {
  const needs = [shelf, monthAdvancesProjector, monthCalendarsProjector, ...studentsNeed];
  return [
    handledQuery(planQueries.advances, needs, async ({ kind, SessionID, ...asked }, tenant, { language }) => {
      const students = await studentDirectory(tenant, SessionID ? { SessionID } : {}, language);
      const frame = { tenant, asked, language, students };
      const months = kind === 'open' ? [] : await monthRows(frame);
      const open = kind === 'month' ? [] : openRows(await shelf.of(tenant.school), frame);
      return { data: [...open, ...months] };
    }),
  ];
}
