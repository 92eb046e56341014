import { admissionQueries } from '@madrasah/events/admissions';
import { answering, type Paged } from '../kit/wire/definitions.ts';
import type { PersonRow } from '../people/rows.ts';

/** A registered student; the fields of an admission are there once he has one. */
export interface RegisteredRow extends Omit<PersonRow, 'UserName'> {
  readonly StudentName: string;
}

export interface StudentRow extends RegisteredRow {
  readonly AdmissionID: number;
  readonly AdmissionSerial: number;
  /** Where the books are asked: see status.ts. */
  readonly AdmissionStatus?: number;
  readonly SessionID: number;
  readonly SessionName: string;
  readonly ClassID: number;
  readonly ClassName: string;
  readonly SubClassID: number;
  readonly SubClass: string;
  readonly ResidentialStatusId: number;
  readonly NewOldId: number;
  readonly SFTID: number;
}

/** With `filter: 2` those who wait: rows without an admission. */
export const studentList = answering<Paged<RegisteredRow & Partial<StudentRow>>>()(admissionQueries.students);
export type ListedStudent = RegisteredRow & Partial<StudentRow>;
export const oneStudent = answering<{ readonly data: StudentRow }>()(admissionQueries.student);
