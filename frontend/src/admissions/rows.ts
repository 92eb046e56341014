import { admissionQueries, type LeavingKind, studentsList } from '@madrasah/events/admissions';
import type { AdmissionId, AnswerOf, ClassId, RowOf, SectionId, SessionId } from '@madrasah/events/kernel';
import { answering, type Paged } from '../kit/wire/definitions.ts';
import type { PersonRow } from '../people/index.ts';

/** A registered student; the fields of an admission are there once he has one. */
export interface RegisteredRow extends Omit<PersonRow, 'UserName'> {
  readonly StudentName: string;
}

export interface StudentRow extends RegisteredRow {
  readonly AdmissionID: AdmissionId;
  readonly AdmissionSerial: number;
  /** What a correction names as seen. */
  readonly revision: number;
  readonly Photo: string | null;
  /** Where the books are asked: see status.ts. */
  readonly AdmissionStatus?: number;
  readonly SessionID: SessionId;
  readonly SessionName: string;
  readonly ClassID: ClassId;
  readonly ClassName: string;
  readonly SubClassID: SectionId;
  readonly SubClass: string;
  readonly ResidentialStatusId: number;
  readonly NewOldId: number;
  readonly SFTID: number;
  /** 1 while he is there, 0 once he has left. */
  readonly is_active: 0 | 1;
  readonly LeftOn: string | null;
  readonly LeftKind: LeavingKind | null;
  /** Why he left; null where nothing was said, or it was erased. */
  readonly LeftReason: string | null;
}

export type ListedStudent = RowOf<typeof studentsList>;
export const studentList = answering<AnswerOf<typeof studentsList>>()(studentsList.question);
/** Of a student as much as whoever charges, promotes or moves him needs. */
export type RollRow = Pick<
  StudentRow,
  | ('AdmissionID' | 'UserID' | 'UserCode' | 'StudentName' | 'SessionID' | 'ClassID' | 'SubClassID')
  | ('SubClass' | 'ResidentialStatusId' | 'NewOldId')
>;
export const classRoll = answering<Paged<RollRow>>()(admissionQueries.classRoll);
export const oneStudent = answering<{ readonly data: StudentRow }>()(admissionQueries.student);
