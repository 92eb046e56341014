import { resultQueries } from '@madrasah/events/results';
import {
  type StudentRow,
  studentDirectory,
  studentsNeed,
  studentsOfUsers,
  unknownStudent,
} from '../../admissions/index.ts';
import { handledQuery } from '../../kernel/query.ts';
import { placeKey } from '../conditions.ts';
import { candidatesProjector } from './projector.ts';

const candidateRow = (student: StudentRow) => ({
  UserID: student.userId,
  AdmissionID: student.admissionId,
  UserCode: student.userCode,
  UserName: student.name,
  FatherName: student.fatherName,
  ClassName: student.className,
});

const byCode = (one: StudentRow, other: StudentRow) =>
  one.userCode.localeCompare(other.userCode, 'en', { numeric: true });

/** Who takes an exam (`Exam_StudentLoadView`) and who of the section does not (`Exam_StudentUnloadView`). */
export const candidatesQuery = handledQuery(
  resultQueries.candidates,
  [candidatesProjector, ...studentsNeed],
  async ({ SessionID, ExamID, SubClassID }, tenant, { language }) => {
    const key = placeKey({ sessionId: SessionID, examId: ExamID, sectionId: SubClassID });
    const [list, section] = await Promise.all([
      tenant.findOne(candidatesProjector, key),
      studentDirectory(tenant, { SessionID, SubClassID }, language),
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
    return {
      version: list?.version ?? 0,
      Exam_StudentLoadView: taking.toSorted(byCode).map(candidateRow),
      Exam_StudentUnloadView: section
        .filter(({ userId }) => !listed.has(userId))
        .toSorted(byCode)
        .map(candidateRow),
    };
  },
);
