import { digitsOf, type Language } from '@madrasah/events';
import type { Profile } from '@madrasah/events/people';
import { type AcademicLists, academicLists, academicSources, nameIn } from '../academics/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { personName } from '../people/index.ts';
import { admittedStudents, isAsked, type StudentFilters } from './filters.ts';
import type { AdmissionFacts, Student } from './student.ts';
import { studentsProjector } from './students-projector.ts';

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

/** Whom the rows depend on. */
export const studentsNeed = [studentsProjector, ...academicSources];

// What the rows show, and no more: the list of a whole school is read at once.
const COLUMNS = {
  userId: 1,
  userCode: 1,
  gender: 1,
  'profile.name': 1,
  'profile.fatherName': 1,
  'profile.mobile1': 1,
  admissions: 1,
  withdrawn: 1,
  latestId: 1,
} as const;

type ShownProfile = Pick<Profile, 'name' | 'fatherName' | 'mobile1'>;
type Found = Pick<Student, 'userId' | 'userCode' | 'gender' | 'admissions' | 'withdrawn' | 'latestId'> & {
  readonly profile: ShownProfile | null;
};

function studentOf(
  person: Found,
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

/** The session, class and section that were asked for, and what was searched, in words. @throws DocumentsAway */
export async function askedNames(
  tenant: Tenant,
  { SessionID, ClassID, SubClassID, search }: Partial<StudentFilters>,
  language: Language,
): Promise<string[]> {
  const { sessions, classes, sections } = await academicLists(tenant);
  const asked = [
    sessions.get(SessionID ?? 0),
    classes.get(ClassID ?? 0),
    sections.get(SubClassID ?? 0),
  ].filter((row) => row !== undefined);
  const named = asked.map((row) => digitsOf(nameIn(row, language), language));
  return search ? [...named, `“${search}”`] : named;
}

/** Which of a student's admissions count, in the order they were given. */
export type Standing = (admissions: readonly AdmissionFacts[], userId: number) => readonly AdmissionFacts[];

const all: Standing = (admissions) => admissions.filter(({ withdrawn }) => withdrawn === null);

/**
 * Every admission that is asked for, not only the latest: old dues stand under old admissions.
 * @param standing those of a student that are there at all, the last of them his latest: for lists of the past
 * @throws DocumentsAway
 */
export async function studentDirectory(
  tenant: Tenant,
  wanted: Partial<StudentFilters>,
  language: Language,
  standing: Standing = all,
): Promise<StudentRow[]> {
  const asked = { search: '', ...wanted };
  const [persons, lists] = await Promise.all([
    tenant.find<Found>(studentsProjector, admittedStudents(asked, 'any'), {
      sort: { userId: 1 },
      projection: COLUMNS,
    }),
    academicLists(tenant),
  ]);
  return persons.flatMap((person) => {
    const admissions = standing([...person.admissions, ...person.withdrawn], person.userId);
    const latestId = admissions.at(-1)?.admissionId;
    return admissions
      .filter((admission) => isAsked(admission, asked))
      .map((admission) => studentOf(person, admission, lists, language, latestId));
  });
}

/** The admissions to a class of a session. @throws DocumentsAway */
export async function admissionsOfClass(
  tenant: Tenant,
  sessionId: number,
  classId: number,
): Promise<number[]> {
  const persons = await tenant.find<Pick<Student, 'admissions'>>(
    studentsProjector,
    { 'admissions.sessionId': sessionId, 'admissions.classId': classId },
    { projection: { admissions: 1 } },
  );
  return persons.flatMap(({ admissions }) =>
    admissions
      .filter((one) => one.sessionId === sessionId && one.classId === classId)
      .map(({ admissionId }) => admissionId),
  );
}

/** Whose admission it is, with all he has, where the names that stand on a row are not asked for. @throws DocumentsAway */
export async function holderOfAdmission(
  tenant: Tenant,
  admissionId: number,
): Promise<Pick<Student, 'userId' | 'admissions'> | undefined> {
  const [person] = await tenant.find<Pick<Student, 'userId' | 'admissions'>>(
    studentsProjector,
    { 'admissions.admissionId': admissionId },
    { limit: 1, projection: { userId: 1, admissions: 1 } },
  );
  return person;
}

/** The person and the facts of an admission. @throws DocumentsAway */
export async function findAdmission(
  tenant: Tenant,
  admissionId: number,
): Promise<{ person: Student; admission: AdmissionFacts } | undefined> {
  const [person] = await tenant.find(
    studentsProjector,
    { 'admissions.admissionId': admissionId },
    { limit: 1 },
  );
  const admission = person?.admissions.find((one) => one.admissionId === admissionId);
  return person && admission && { person, admission };
}

/** The student of an admission. @throws DocumentsAway */
export async function findStudent(
  tenant: Tenant,
  admissionId: number,
  language: Language,
): Promise<StudentRow | undefined> {
  const [found, lists] = await Promise.all([findAdmission(tenant, admissionId), academicLists(tenant)]);
  return found && studentOf(found.person, found.admission, lists, language);
}

/** All students of these users by AdmissionID: one for each admission. @throws DocumentsAway */
export async function studentsOfUsers(
  tenant: Tenant,
  userIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, StudentRow>> {
  const [persons, lists] = await Promise.all([
    tenant.findByKeys(studentsProjector, userIds),
    academicLists(tenant),
  ]);
  const rows = persons.flatMap((person) =>
    [...person.admissions, ...person.withdrawn].map((one) => studentOf(person, one, lists, language)),
  );
  return new Map(rows.map((row) => [row.admissionId, row]));
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
