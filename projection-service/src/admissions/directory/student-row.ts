import type { Language } from '@madrasah/events';
import type { Profile } from '@madrasah/events/people';
import { type AcademicLists, nameIn } from '../../academics/index.ts';
import { personName } from '../../people/index.ts';
import type { AdmissionFacts, Student } from '../student/student.ts';

/** A student in one admission, as the rows of money name him. */
export interface StudentRow {
  readonly admissionId: number;
  readonly userId: number;
  readonly userCode: string;
  readonly name: string;
  readonly fatherName: string;
  readonly gender: number;
  readonly mobile: string;
  readonly sessionId: number;
  readonly sessionName: string;
  readonly classId: number;
  readonly className: string;
  readonly sectionId: number;
  readonly sectionName: string;
  readonly isLatest: boolean;
}

/** Who he is, under the wire's names of every list that has students. */
export const studentCells = (student: StudentRow) => ({
  UserCode: student.userCode,
  StudentName: student.name,
  FatherName: student.fatherName,
  ClassName: student.className,
  SubClass: student.sectionName,
  SessionName: student.sessionName,
  Mobile1: student.mobile,
});

/** Where a student sits, in words. */
export const classAndSection = ({ className, sectionName }: StudentRow): string =>
  [className, sectionName].filter(Boolean).join(' – ');

/** What a row needs of a person. */
export type Shown = Pick<Student, 'userId' | 'userCode' | 'gender' | 'latestId'> & {
  readonly profile: Pick<Profile, 'name' | 'fatherName' | 'mobile1'> | null;
};

/** A person in one of the admissions. @param latestId which of them counts as the latest */
export function studentOf(
  person: Shown,
  admission: AdmissionFacts,
  lists: AcademicLists,
  language: Language,
  latestId = person.latestId,
): StudentRow {
  const { admissionId, sessionId, classId, sectionId } = admission;
  return {
    admissionId,
    userId: person.userId,
    userCode: person.userCode,
    name: personName(person, language),
    fatherName: person.profile?.fatherName ?? '',
    gender: person.gender,
    mobile: person.profile?.mobile1 ?? '',
    sessionId,
    sessionName: nameIn(lists.sessions.get(sessionId), language),
    classId,
    className: nameIn(lists.classes.get(classId), language),
    sectionId,
    sectionName: nameIn(lists.sections.get(sectionId), language),
    isLatest: admissionId === latestId,
  };
}

/** Stands in where the books name somebody the lists do not. */
export const unknownStudent = (userId: number, admissionId: number): StudentRow => ({
  admissionId,
  userId,
  userCode: '',
  name: '',
  fatherName: '',
  gender: 0,
  mobile: '',
  sessionId: 0,
  sessionName: '',
  classId: 0,
  className: '',
  sectionId: 0,
  sectionName: '',
  isLatest: false,
});
