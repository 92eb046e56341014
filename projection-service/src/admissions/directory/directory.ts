import { digitsOf, type Language } from '@madrasah/events';
import { academicLists, academicSources, nameIn } from '../../academics/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { Clocks } from '../../ledger/index.ts';
import { admittedStudents, askingFor, type StudentFilters } from '../filters.ts';
import { placedAt } from '../student/placed.ts';
import type { AdmissionFacts, Student } from '../student/student.ts';
import { studentsProjector } from '../students-projector.ts';
import { type Shown, type StudentRow, studentOf } from './student-row.ts';

/** Whom the rows depend on. */
export const studentsNeed = [studentsProjector, ...academicSources];

// What the rows show, and no more: the list of a whole school is read at once.
const COLUMNS = {
  userId: 1,
  userCode: 1,
  gender: 1,
  search: 1,
  'profile.name': 1,
  'profile.fatherName': 1,
  'profile.mobile1': 1,
  admissions: 1,
  withdrawn: 1,
  latestId: 1,
} as const;

type Found = Shown & Pick<Student, 'admissions' | 'withdrawn'>;

/** The session, class and section that were asked for, and what was searched, in words. @throws DocumentsAway */
export async function askedNames(
  tenant: Tenant,
  {
    SessionID,
    ClassID,
    SubClassID,
    search,
  }: Partial<Omit<StudentFilters, 'search'>> & { search?: string | undefined },
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

/** Those of today. */
export const standingNow: Standing = (admissions) =>
  admissions.every(isThere) ? admissions : admissions.filter(isThere);

const isThere = ({ withdrawn }: AdmissionFacts): boolean => withdrawn === null;

/** What the database is asked for: of a past it does not know who was where then. */
const narrowedBy = ({ asOf, knownAt, ...asked }: StudentFilters & Clocks): StudentFilters =>
  asOf === undefined && knownAt === undefined
    ? asked
    : {
        ...asked,
        ...{ ClassID: undefined, SubClassID: undefined },
        ...{ NewOldId: undefined, ResidentialStatusId: undefined },
      };

/**
 * Every admission that is asked for, not only the latest: old dues stand under old admissions. Where a day or an
 * instant is asked for, it is as it was then.
 * @param those of a student that are there at all, the last of them his latest: for lists of the past
 * @throws DocumentsAway
 */
export async function studentDirectory(
  tenant: Tenant,
  wanted: Partial<StudentFilters> & Clocks,
  language: Language,
  those: Standing = standingNow,
): Promise<StudentRow[]> {
  const asked = { search: '', ...wanted };
  const [persons, lists] = await Promise.all([
    tenant.find<Found>(studentsProjector, admittedStudents(narrowedBy(asked), 'any'), {
      sort: { userId: 1 },
      projection: COLUMNS,
    }),
    academicLists(tenant),
  ]);
  const isAsked = askingFor(asked);
  const rows: StudentRow[] = [];
  for (const person of persons) {
    const { admissions, withdrawn, userId } = person;
    const there = those(withdrawn.length > 0 ? [...admissions, ...withdrawn] : admissions, userId);
    const latestId = there.at(-1)?.admissionId;
    for (const one of there) {
      const admission = placedAt(one, asked);
      if (isAsked(admission)) rows.push(studentOf(person, admission, lists, language, latestId));
    }
  }
  return rows;
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
