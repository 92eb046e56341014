import type { Day, Language } from '@madrasah/events';
import { academicLists } from '../../academics/index.ts';
import type { Columns, Tenant } from '../../kernel/documents/index.ts';
import type { Clocks } from '../../ledger/index.ts';
import { placedAt } from '../student/placed.ts';
import type { AdmissionFacts, Student } from '../student/student.ts';
import { studentsProjector } from '../students-projector.ts';
import { type StudentRow, studentOf } from './student-row.ts';

type Holder = Pick<Student, 'userId' | 'admissions'>;

const HOLDERS: Columns<Student, Holder> = {
  of: studentsProjector,
  projection: { userId: 1, admissions: 1 },
  row: ({ userId, admissions }) => ({ userId, admissions }),
  compare: (one, other) => one.userId - other.userId,
};

/** By AdmissionID, of rows that are the same while no student is written. */
const byAdmission = new WeakMap<readonly Holder[], ReadonlyMap<number, Holder>>();

/** Whose admission it is, with all he has, where the names that stand on a row are not asked for. @throws DocumentsAway */
export async function holderOfAdmission(tenant: Tenant, admissionId: number): Promise<Holder | undefined> {
  const rows = await tenant.rows(HOLDERS);
  const known =
    byAdmission.get(rows) ??
    new Map(rows.flatMap((row) => row.admissions.map((one) => [one.admissionId, row] as const)));
  byAdmission.set(rows, known);
  return known.get(admissionId);
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

/** The student of an admission, as it was at a moment where one is named. @throws DocumentsAway */
export async function findStudent(
  tenant: Tenant,
  admissionId: number,
  language: Language,
  clocks: Clocks = {},
): Promise<StudentRow | undefined> {
  const [found, lists] = await Promise.all([findAdmission(tenant, admissionId), academicLists(tenant)]);
  return found && studentOf(found.person, placedAt(found.admission, clocks), lists, language);
}

/** All students of these users by AdmissionID: one for each admission. @throws DocumentsAway */
export async function studentsOfUsers(
  tenant: Tenant,
  userIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, StudentRow>> {
  const placed = await studentsOn(tenant, userIds, language);
  return new Map(placed.admissionIds.map((id) => [id, placed.on(id) as StudentRow]));
}

/** Students of some users, each in an admission as it was on a day. */
export interface StudentsOn {
  readonly admissionIds: readonly number[];
  on(admissionId: number, day?: Day): StudentRow | undefined;
}

/** @throws DocumentsAway */
export async function studentsOn(
  tenant: Tenant,
  userIds: readonly number[],
  language: Language,
): Promise<StudentsOn> {
  const [persons, lists] = await Promise.all([
    tenant.findByKeys(studentsProjector, userIds),
    academicLists(tenant),
  ]);
  const found = new Map(
    persons.flatMap((person) =>
      [...person.admissions, ...person.withdrawn].map((one) => [one.admissionId, [person, one]] as const),
    ),
  );
  return {
    admissionIds: [...found.keys()],
    on(admissionId, asOf) {
      const [person, admission] = found.get(admissionId) ?? [];
      return person && admission && studentOf(person, placedAt(admission, { asOf }), lists, language);
    },
  };
}
