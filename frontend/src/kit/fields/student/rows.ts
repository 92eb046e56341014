import { admissionQueries } from '@madrasah/events/admissions';
import { answering, type Listed } from '../../wire/definitions.ts';

/** A student in one of his admissions, as the search answers him. */
export interface FoundStudent {
  readonly AdmissionID: number;
  readonly UserID: number;
  readonly UserCode: string;
  readonly StudentName: string;
  readonly FatherName: string;
  readonly Mobile1: string;
  readonly SessionID: number;
  readonly SessionName: string;
  readonly ClassID: number;
  readonly ClassName: string;
  readonly SubClassID: number;
  readonly SubClass: string;
}

export const studentSearch = answering<Listed<FoundStudent>>()(admissionQueries.searchStudents);
