import { admissionQueries } from '@madrasah/events/admissions';
import { useMay } from '../../routing/powers.ts';
import { answering, type Listed } from '../../wire/definitions.ts';

/** A student in one of his admissions, as the search answers him. */
export interface FoundStudent {
  readonly AdmissionID: number;
  readonly UserID: number;
  readonly UserCode: string;
  readonly StudentName: string;
  /** Not told to whoever may not look at students. */
  readonly FatherName?: string;
  readonly SessionID: number;
  readonly SessionName: string;
  readonly ClassID: number;
  readonly ClassName: string;
  readonly SubClassID: number;
  readonly SubClass: string;
}

const studentBox = answering<Listed<FoundStudent>>()(admissionQueries.studentBox);
export const studentSearch = answering<Listed<FoundStudent>>()(admissionQueries.searchStudents);

/** The search that the signed-in user may use: the whole row of a student, or code, name and class alone. */
export const useStudentSearch = () => (useMay('student_admission', 'view') ? studentSearch : studentBox);
