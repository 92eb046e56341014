import { admissionQueries } from '@madrasah/events/admissions';
import type { AdmissionId, ClassId, SectionId, SessionId, UserId } from '@madrasah/events/kernel';
import { useMay } from '../../routing/powers.ts';
import { answering, type Listed } from '../../wire/definitions.ts';

/** A student in one of his admissions, as the search answers him. */
export interface FoundStudent {
  readonly AdmissionID: AdmissionId;
  readonly UserID: UserId;
  readonly UserCode: string;
  readonly StudentName: string;
  /** Not told to whoever may not look at students. */
  readonly FatherName?: string;
  readonly SessionID: SessionId;
  readonly SessionName: string;
  readonly ClassID: ClassId;
  readonly ClassName: string;
  readonly SubClassID: SectionId;
  readonly SubClass: string;
}

const studentBox = answering<Listed<FoundStudent>>()(admissionQueries.studentBox);
export const studentSearch = answering<Listed<FoundStudent>>()(admissionQueries.searchStudents);

/** The search that the signed-in user may use: the whole row of a student, or code, name and class alone. */
export const useStudentSearch = () => (useMay('student_admission', 'view') ? studentSearch : studentBox);
