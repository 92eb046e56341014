import type { importStudents } from '@madrasah/events/admissions';
import type { AnswerTo } from '@madrasah/events/kernel';

/** What would come of a file of students. */
export type StudentsRead = AnswerTo<typeof importStudents>;
