import type { Language } from '@madrasah/events';
import type { Profile } from '@madrasah/events/people';
import {
  type AcademicLists,
  type ClassRow,
  nameIn,
  type SectionRow,
  type SessionRow,
} from '../../academics/index.ts';
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
  /** What he is found by: names in every script, code, mobiles, card. */
  readonly search: string;
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

/** What else is said of a row: whatever its student is found by. */
export function studentSaid(
  students: readonly StudentRow[],
): (row: { readonly AdmissionID: number }) => string[] {
  let found: ReadonlyMap<number, string> | undefined; // asked for where something was typed
  return ({ AdmissionID }) => {
    found ??= new Map(students.map(({ admissionId, search }) => [admissionId, search]));
    return [found.get(AdmissionID) ?? ''];
  };
}

/** Where a student sits, in words. */
export const classAndSection = ({ className, sectionName }: StudentRow): string =>
  [className, sectionName].filter(Boolean).join(' – ');

/** What a row needs of a person. */
export type Shown = Pick<Student, 'userId' | 'userCode' | 'gender' | 'latestId' | 'search'> & {
  readonly profile: Pick<Profile, 'name' | 'fatherName' | 'mobile1'> | null;
};

/** What a row is made of beside its admission. */
interface MadeOf {
  readonly person: Shown;
  readonly session: SessionRow | undefined;
  readonly ofClass: ClassRow | undefined;
  readonly section: SectionRow | undefined;
  readonly isLatest: boolean;
}
type Made = WeakMap<AdmissionFacts, { readonly of: MadeOf; readonly row: StudentRow }>;
const MADE: Readonly<Record<Language, Made>> = { bn: new WeakMap(), en: new WeakMap() };

const isSame = (one: MadeOf, other: MadeOf): boolean =>
  one.person === other.person &&
  one.session === other.session &&
  one.ofClass === other.ofClass &&
  one.section === other.section &&
  one.isLatest === other.isLatest;

/**
 * A person in one of the admissions: the same object while nothing of it changes, so that what somebody makes of it
 * can be kept beside it.
 * @param latestId which of them counts as the latest
 */
export function studentOf(
  person: Shown,
  admission: AdmissionFacts,
  lists: AcademicLists,
  language: Language,
  latestId = person.latestId,
): StudentRow {
  const of: MadeOf = {
    person,
    session: lists.sessions.get(admission.sessionId),
    ofClass: lists.classes.get(admission.classId),
    section: lists.sections.get(admission.sectionId),
    isLatest: admission.admissionId === latestId,
  };
  const known = MADE[language].get(admission);
  if (known && isSame(known.of, of)) return known.row;
  const row = Object.freeze(rowOf(of, admission, language)); // shown to many: whoever changes it fails
  MADE[language].set(admission, { of, row });
  return row;
}

function rowOf(
  { person, isLatest, session, ofClass, section }: MadeOf,
  { admissionId, sessionId, classId, sectionId }: AdmissionFacts,
  language: Language,
): StudentRow {
  return {
    admissionId,
    userId: person.userId,
    userCode: person.userCode,
    name: personName(person, language),
    fatherName: person.profile?.fatherName ?? '',
    gender: person.gender,
    mobile: person.profile?.mobile1 ?? '',
    search: person.search,
    sessionId,
    sessionName: nameIn(session, language),
    classId,
    className: nameIn(ofClass, language),
    sectionId,
    sectionName: nameIn(section, language),
    isLatest,
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
  search: '',
  sessionId: 0,
  sessionName: '',
  classId: 0,
  className: '',
  sectionId: 0,
  sectionName: '',
  isLatest: false,
});
