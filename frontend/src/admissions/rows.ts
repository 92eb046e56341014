import { admissionQueries, studentsList } from '@madrasah/events/admissions';
import type { AnswerTo, RowOf, RowTo } from '@madrasah/events/kernel';

/** A registered student; the fields of an admission are there once he has one. */
export type RegisteredRow = RowTo<typeof admissionQueries.unadmittedStudents>;
export type StudentRow = AnswerTo<typeof admissionQueries.student>['data'];

export type ListedStudent = RowOf<typeof studentsList>;
export const studentList = studentsList.question;
/** Of a student as much as whoever charges, promotes or moves him needs. */
export type RollRow = RowTo<typeof classRoll>;
export const { classRoll, student: oneStudent } = admissionQueries;
