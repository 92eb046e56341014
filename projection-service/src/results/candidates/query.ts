import { type Language, toTaka } from '@madrasah/events';
import { type ResultsPlace as Place, resultQueries } from '@madrasah/events/results';
import {
  type StudentRow,
  studentDirectory,
  studentsNeed,
  studentsOfUsers,
  unknownStudent,
} from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { examFeesProjector } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { byCode } from '../../people/index.ts';
import { placeKey } from '../conditions.ts';
import { crowdedNeed, crowdedRooms } from '../seats/crowded.ts';
import { allOwed, type ExamDue, examChargesProjector, examDues } from './charges.ts';
import { candidatesProjector } from './projector.ts';

/** @param owed what he was charged for the exam; else he shows the price of today, in paisa */
const candidateRow = (student: StudentRow, price: number, owed?: ExamDue) => ({
  UserID: student.userId,
  AdmissionID: student.admissionId,
  UserCode: student.userCode,
  UserName: student.name,
  FatherName: student.fatherName,
  ClassName: student.className,
  Fee: toTaka(owed?.fee ?? price),
  Due: toTaka(owed?.due ?? 0),
  Charged: owed ? 1 : 0,
});

/** What the list of an exam is read from. */
export const takingNeed = ({ shelf }: Deps) => [
  ...[shelf, candidatesProjector, examChargesProjector, examFeesProjector],
  ...studentsNeed,
];

/** Who takes an exam, in the order of codes, and the fee of who is not charged yet, in paisa. @throws DocumentsAway */
export async function takingAt({ shelf }: Deps, tenant: Tenant, place: Place, language: Language) {
  const books = await shelf.of(tenant.school);
  const [list, [price], dueOf] = await Promise.all([
    tenant.findOne(candidatesProjector, placeKey(place)),
    tenant.find(examFeesProjector, { ...place, retired: false }),
    examDues(tenant, books, place),
  ]);
  const candidates = list?.candidates ?? [];
  // A candidate may sit elsewhere by now.
  const known = await studentsOfUsers(
    tenant,
    candidates.map(({ userId }) => userId),
    language,
  );
  const today = price?.fee ?? 0;
  const taking = candidates
    .map(({ userId, admissionId }) => known.get(admissionId) ?? unknownStudent(userId, admissionId))
    .toSorted(byCode)
    .map((student) => candidateRow(student, today, dueOf(student.userId)));
  return { version: list?.version ?? 0, today, taking };
}

/** Who takes an exam (`Exam_StudentLoadView`) and who of the section does not (`Exam_StudentUnloadView`). */
export const candidatesQuery = (deps: Deps): HandledQuery =>
  handledQuery(
    resultQueries.candidates,
    [...takingNeed(deps), ...crowdedNeed],
    async ({ SessionID, ExamID, SubClassID }, tenant, { language }) => {
      const place = { sessionId: SessionID, examId: ExamID, sectionId: SubClassID };
      const [{ version, today, taking }, section, crowded] = await Promise.all([
        takingAt(deps, tenant, place, language),
        studentDirectory(tenant, { SessionID, SubClassID }, language),
        crowdedRooms(tenant, { ...place, sectionIds: [SubClassID] }, language),
      ]);
      const owed = allOwed(await deps.shelf.of(tenant.school));
      const withAll = (row: ReturnType<typeof candidateRow>) => ({
        ...row,
        AllDue: toTaka(owed(row.UserID)),
      });
      const listed = new Set(taking.map(({ UserID }) => UserID));
      return {
        version,
        crowded,
        Exam_StudentLoadView: taking.map(withAll),
        Exam_StudentUnloadView: section
          .filter(({ userId }) => !listed.has(userId))
          .toSorted(byCode)
          .map((student) => withAll(candidateRow(student, today))),
      };
    },
  );
