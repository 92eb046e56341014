import { type Language, paisa, sumPaisa, toTaka } from '@madrasah/events';
import { overviewQueries } from '@madrasah/events/overview';
import { type AcademicLists, academicLists } from '../academics/index.ts';
import { type StudentRow, studentDirectory, studentsNeed } from '../admissions/index.ts';
import { dayClosesProjector } from '../closing/index.ts';
import type { Context } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { handledQuery } from '../kernel/query.ts';
import { type Books, dues } from '../ledger/books/index.ts';
import { accountNames, namesNeed } from '../ledger/index.ts';
import { zakatNeeds } from '../tamlik/index.ts';
import { alarmsOf } from './alarms.ts';

/** What the students of each class owe over all sessions: whoever was in two classes counts in the one he is in now. */
function dueByClass(books: Books, students: readonly StudentRow[]) {
  const dueOf = new Map<number, number>();
  for (const { userId, due } of dues(books, books.cut()).admissions.values())
    if (due > 0) dueOf.set(userId, (dueOf.get(userId) ?? 0) + due);
  const owing = students.filter(({ userId, isLatest }) => isLatest && dueOf.has(userId));
  const classes = [...Map.groupBy(owing, ({ classId }) => classId).values()].map((rows) => {
    const { classId, className } = rows[0] as StudentRow;
    const due = sumPaisa(rows.map(({ userId }) => dueOf.get(userId) ?? 0));
    return { ClassID: classId, ClassName: className, students: rows.length, due };
  });
  return {
    classes: classes
      .sort((one, other) => other.due - one.due)
      .map((row) => ({ ...row, due: toTaka(row.due) })),
    totalDue: toTaka(paisa(sumPaisa(dueOf.values()))),
  };
}

/** What free schooling is worth: handed in where the contexts are put together. @throws DocumentsAway */
type FreeSchooling = (
  tenant: Tenant,
  books: Books,
  lists: AcademicLists,
  language: Language,
) => Promise<
  readonly {
    readonly SessionID: number;
    readonly SessionName: string;
    readonly students: number;
    readonly worth: number;
    /** What explains it: a report's question, and the column. */
    readonly report: string;
    readonly column: string;
  }[]
>;

/** মুহতামিমের পাতা */
export const overview =
  (freeSchooling: FreeSchooling): Context =>
  (deps) => {
    const needs = [
      ...new Set([deps.shelf, dayClosesProjector, ...zakatNeeds, ...namesNeed, ...studentsNeed]),
    ];
    return [
      handledQuery(overviewQueries.overview, needs, async (_, tenant, { language }) => {
        const [books, names, students, lists] = await Promise.all([
          deps.shelf.of(tenant.school),
          accountNames(tenant, language),
          studentDirectory(tenant, {}, language),
          academicLists(tenant),
        ]);
        return {
          data: {
            ...dueByClass(books, students),
            free: await freeSchooling(tenant, books, lists, language),
            alarms: await alarmsOf(tenant, books, names),
          },
        };
      }),
    ];
  };
