import type { Language } from '@madrasah/events';
import {
  familyKey,
  familyQuery,
  likenessOf,
  NO_FAMILY,
  refusePeople,
  USER_TYPES,
} from '@madrasah/events/people';
import { type AcademicLists, academicLists, academicSources, nameIn } from '../academics/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type Person, peopleProjector, personName } from '../people/index.ts';
import type { Student } from './student/student.ts';
import { studentsProjector } from './students-projector.ts';

type Known = Pick<Person, 'family' | 'profile'>;

const keyOf = ({ family, profile }: Known) => familyKey({ family, mobile: profile?.mobile1 ?? '' });

/**
 * A student and his brothers and sisters, in the order in which they were registered; himself alone where no family
 * of his is known.
 * @throws DocumentsAway
 */
export async function familyOf(tenant: Tenant, person: Student): Promise<readonly Student[]> {
  const key = keyOf(person);
  if (key === undefined) return [person];
  const { family, profile } = person;
  const alike = family === null ? { 'profile.mobile1': profile?.mobile1 ?? '' } : { family };
  const found = await tenant.find(studentsProjector, alike, { sort: { userId: 1 } });
  return found.filter((one) => keyOf(one) === key);
}

const fathered = ({ profile }: Pick<Person, 'profile'>) =>
  profile?.fatherName ? likenessOf({ name: '', fatherName: profile.fatherName, dateOfBirth: '' }) : undefined;

const mobilesOf = (persons: readonly Pick<Person, 'profile'>[]) => [
  ...new Set(persons.flatMap(({ profile }) => [profile?.mobile1, profile?.mobile2]).filter(Boolean)),
];

/** Who has a mobile in common with a family. */
export const reachedBy = (mobiles: readonly (string | undefined)[]) => ({
  $or: [{ 'profile.mobile1': { $in: mobiles } }, { 'profile.mobile2': { $in: mobiles } }],
});

/**
 * Whether the guardian's mobile alone would make somebody a child of a family that the office has recorded: without
 * the record he would be one by himself.
 */
function isLeftOut({ family, profile }: Known, person: Student, children: readonly Student[]): boolean {
  if (family !== null || person.family === null || person.family === NO_FAMILY || !profile?.mobile1)
    return false;
  return children.some((child) => child.profile?.mobile1 === profile.mobile1);
}

/**
 * Who may be of the family and is not: students of the same father and a mobile in common, or of the same guardian's
 * mobile where the family is recorded; and guardians by the mobile.
 */
async function proposed(tenant: Tenant, person: Student, family: readonly Student[]) {
  const mobiles = mobilesOf(family);
  if (mobiles.length === 0) return { children: [], guardians: [] };
  const [students, guardians] = await Promise.all([
    tenant.find(studentsProjector, { $and: [{ active: 1 }, reachedBy(mobiles)] }, { sort: { userId: 1 } }),
    tenant.find(peopleProjector, {
      $and: [{ active: 1, userType: USER_TYPES.guardian }, reachedBy(mobiles)],
    }),
  ]);
  const known = new Set(family.map(({ userId }) => userId));
  const father = fathered(person);
  return {
    children: students.filter(
      (one) =>
        !known.has(one.userId) &&
        ((father !== undefined && fathered(one) === father) || isLeftOut(one, person, family)),
    ),
    guardians,
  };
}

/** The guardian of a family; the entry that was kept, where two were made one. @throws DocumentsAway */
async function guardianOf(tenant: Tenant, { guardianId }: Student): Promise<Person | undefined> {
  let guardian = guardianId === null ? undefined : await tenant.findOne(peopleProjector, guardianId);
  while (guardian?.mergedInto) guardian = await tenant.findOne(peopleProjector, guardian.mergedInto);
  return guardian;
}

/** A child of a family. */
export const childRow = (
  child: Student,
  language: Language,
  { sessions, classes, sections }: AcademicLists,
) => ({
  UserID: child.userId,
  UserCode: child.userCode,
  StudentName: personName(child, language),
  FatherName: child.profile?.fatherName ?? '',
  Mobile1: child.profile?.mobile1 ?? '',
  AdmissionID: child.latest?.admissionId ?? null,
  is_active: child.latest?.active ?? 0,
  SessionName: nameIn(sessions.get(child.latest?.sessionId ?? 0), language),
  ClassName: nameIn(classes.get(child.latest?.classId ?? 0), language),
  SubClass: nameIn(sections.get(child.latest?.sectionId ?? 0), language),
});

const guardianRow = (guardian: Person, language: Language) => ({
  UserID: guardian.userId,
  UserCode: guardian.userCode,
  UserName: personName(guardian, language),
  Mobile1: guardian.profile?.mobile1 ?? '',
});

/** The family of a student, as the sibling rule and the family receipt go by it, and who may belong to it. */
export const families = (): HandledQuery =>
  handledQuery(
    familyQuery,
    [studentsProjector, peopleProjector, ...academicSources],
    async ({ UserID }, tenant, { language }) => {
      const person = await tenant.findOne(studentsProjector, UserID);
      if (!person) return refusePeople('person.not-found');
      const [family, lists] = await Promise.all([familyOf(tenant, person), academicLists(tenant)]);
      const [others, guardian] = await Promise.all([
        proposed(tenant, person, family),
        guardianOf(tenant, person),
      ]);
      const row = (child: Student) => childRow(child, language, lists);
      return {
        data: {
          /** Whether the office said so; else it is by the guardian's mobile. */
          recorded: person.family !== null,
          children: family.filter(({ active }) => active === 1).map(row),
          guardian: guardian ? guardianRow(guardian, language) : null,
          proposed: others.children.map(row),
          guardians: others.guardians.map((one) => guardianRow(one, language)),
        },
      };
    },
  );
