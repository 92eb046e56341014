import { paisa, toTaka } from '@madrasah/events';
import { feeQueries } from '@madrasah/events/fees';
import { studentCells, studentDirectory, studentsNeed } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { type Dues, dues } from '../../ledger/books/index.ts';

/** What each student owes over all his admissions, by UserID; paisa. */
function dueByUser({ admissions }: Dues): ReadonlyMap<number, number> {
  const owed = new Map<number, number>();
  for (const { userId, due } of admissions.values()) owed.set(userId, paisa((owed.get(userId) ?? 0) + due));
  return owed;
}

/** Who may pay at a sitting of a class, with all that he owes and what we hold of him. */
export function classPayers({ shelf }: Deps): HandledQuery[] {
  return [
    handledQuery(feeQueries.classPayers, [shelf, ...studentsNeed], async (asked, tenant, { language }) => {
      const { SessionID, ClassID, SubClassID, ...clocks } = asked;
      const books = await shelf.of(tenant.school);
      const standing = dues(books, books.cut(clocks));
      const owed = dueByUser(standing);
      const students = await studentDirectory(tenant, { SessionID, ClassID, SubClassID }, language);
      return {
        data: students.map((student) => {
          const held = standing.advances.get(student.userId);
          return {
            ...{ AdmissionID: student.admissionId, UserID: student.userId, ...studentCells(student) },
            due: toTaka(paisa(owed.get(student.userId) ?? 0)),
            advance: toTaka(paisa(held ? held.open + held.month : 0)),
          };
        }),
      };
    }),
  ];
}
