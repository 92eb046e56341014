import { admissionQueries } from '@madrasah/events/admissions';
import type { RowTo } from '@madrasah/events/kernel';
import { useMay } from '../../routing/powers.ts';

/** A student in one of his admissions, as the search answers him; his father not to whoever may not look at students. */
export type FoundStudent = RowTo<typeof studentBox> &
  Partial<Pick<RowTo<typeof studentSearch>, 'FatherName'>>;

const { studentBox } = admissionQueries;
export const studentSearch = admissionQueries.searchStudents;

/** The search that the signed-in user may use: the whole row of a student, or code, name and class alone. */
export const useStudentSearch = () => (useMay('student_admission', 'view') ? studentSearch : studentBox);
