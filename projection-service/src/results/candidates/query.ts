import { toTaka } from '@madrasah/events';
import { resultQueries } from '@madrasah/events/results';
import {
  type StudentRow,
  studentDirectory,
  studentsNeed,
  studentsOfUsers,
  unknownStudent,
} from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { examFeesProjector } from '../../exams/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { placeKey } from '../conditions.ts';
import { crowdedNeed, crowdedRooms } from '../seats/crowded.ts';
import { type ExamDue, examChargesProjector, examDues } from './charges.ts';
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

const byCode = (one: StudentRow, other: StudentRow) =>
  one.userCode.localeCompare(other.userCode, 'en', { numeric: true });

/** Who takes an exam (`Exam_StudentLoadView`) and who of the section does not (`Exam_StudentUnloadView`). */
export const candidatesQuery = ({ shelf }: Deps): HandledQuery =>
  handledQuery(
    resultQueries.candidates,
    [shelf, candidatesProjector, examChargesProjector, examFeesProjector, ...crowdedNeed, ...studentsNeed],
    async ({ SessionID, ExamID, SubClassID }, tenant, { language }) => {
      const place = { sessionId: SessionID, examId: ExamID, sectionId: SubClassID };
      const books = await shelf.of(tenant.school);
      const [list, section, [price], dueOf, crowded] = await Promise.all([
        tenant.findOne(candidatesProjector, placeKey(place)),
        studentDirectory(tenant, { SessionID, SubClassID }, language),
        tenant.find(examFeesProjector, { ...place, retired: false }),
        examDues(tenant, books, place),
        crowdedRooms(tenant, { ...place, sectionIds: [SubClassID] }, language),
      ]);
      const candidates = list?.candidates ?? [];
      // A candidate may sit elsewhere by now.
      const known = await studentsOfUsers(
        tenant,
        candidates.map(({ userId }) => userId),
        language,
      );
      const taking = candidates.map(
        ({ userId, admissionId }) => known.get(admissionId) ?? unknownStudent(userId, admissionId),
      );
      const listed = new Set(candidates.map(({ userId }) => userId));
      const today = price?.fee ?? 0;
      return {
        version: list?.version ?? 0,
        crowded,
        Exam_StudentLoadView: taking
          .toSorted(byCode)
          .map((student) => candidateRow(student, today, dueOf(student.userId))),
        Exam_StudentUnloadView: section
          .filter(({ userId }) => !listed.has(userId))
          .toSorted(byCode)
          .map((student) => candidateRow(student, today)),
      };
    },
  );
