import { paisa, sumPaisa } from '@madrasah/events';
import { zakatEligibleList } from '@madrasah/events/tamlik';
import {
  type StudentRow,
  studentCells,
  studentDirectory,
  studentSaid,
  studentsNeed,
} from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type Books, dues } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import { notesOf, notesProjector, saidIn } from '../notes/index.ts';
import { zakatEligibleProjector } from './projectors.ts';

/** What each of these students owes over all sessions, in paisa. */
export function duesOfStudents(books: Books, students: readonly StudentRow[]): ReadonlyMap<number, number> {
  const { admissions } = dues(books, books.cut({}));
  const owed = Map.groupBy(students, ({ userId }) => userId);
  return new Map(
    [...owed].map(([userId, own]) => [
      userId,
      sumPaisa(own.map(({ admissionId }) => admissions.get(admissionId)?.due ?? 0)),
    ]),
  );
}

/** Who is entitled to zakat today, by UserID. @throws DocumentsAway */
export const entitled = async (tenant: Tenant) =>
  new Map(
    (await tenant.find(zakatEligibleProjector, { eligible: true })).map((document) => [
      document.userId,
      document,
    ]),
  );

/** The list of who is entitled, and what each still owes. */
export const eligibleQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, zakatEligibleList, {
    needs: [deps.shelf, zakatEligibleProjector, notesProjector, ...studentsNeed],
    file: 'zakat-eligible',
    async rows({ status }, tenant, { language }) {
      const [found, students, books] = await Promise.all([
        entitled(tenant),
        studentDirectory(tenant, {}, language),
        deps.shelf.of(tenant.school),
      ]);
      const known = students.filter(({ userId }) => found.has(userId));
      const owed = duesOfStudents(books, known);
      const notes = await notesOf(
        tenant,
        [...found.values()].map(({ noteId }) => noteId),
      );
      const rows = known
        .filter(({ isLatest }) => isLatest)
        .flatMap((student) => {
          const eligibility = found.get(student.userId);
          if (!eligibility) return [];
          const verifiedBy = saidIn(notes, eligibility.noteId, 'verifier');
          const note = saidIn(notes, eligibility.noteId, 'remark');
          const { UserCode, StudentName, FatherName, ClassName } = studentCells(student);
          return {
            ...{ UserID: student.userId, AdmissionID: student.admissionId },
            ...{ UserCode, StudentName, FatherName, ClassName, since: eligibility.since },
            ...(verifiedBy && { verifiedBy }),
            ...(note && { note }),
            due: paisa(owed.get(student.userId) ?? 0),
          };
        });
      return {
        rows: status === 'waiting' ? rows.filter(({ due }) => due > 0) : rows,
        said: studentSaid(known),
        beside: {},
      };
    },
  });
