import type { Language, Whose } from '@madrasah/events';
import {
  findStudent,
  type StudentFilters,
  type StudentRow,
  studentDirectory,
  studentsOfUsers,
  unknownStudent,
} from '../admissions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { type Person, peopleProjector, personName } from '../people/index.ts';

type Asked = Pick<StudentFilters, 'search' | 'SessionID' | 'ClassID' | 'SubClassID'>;

/** Somebody who is no student, as a row of students has him. */
const rowOfPerson = (person: Person, language: Language): StudentRow => ({
  ...unknownStudent(person.userId, 0),
  ...{ userCode: person.userCode, name: personName(person, language), gender: person.gender },
  mobile: person.profile?.mobile1 ?? '',
});

/** Of whom an entry is: in his admission, or as he is known where he has none. @throws DocumentsAway */
export async function wholeOf(
  tenant: Tenant,
  { userId, admissionId }: Whose,
  language: Language,
): Promise<StudentRow> {
  if (admissionId !== null)
    return (await findStudent(tenant, admissionId, language)) ?? unknownStudent(userId, admissionId);
  const person = await tenant.findOne(peopleProjector, userId);
  return person ? rowOfPerson(person, language) : unknownStudent(userId, 0);
}

/** Those who have no admission, by UserID; nobody where a class or a session is asked for. @throws DocumentsAway */
async function othersOf(
  tenant: Tenant,
  found: readonly Whose[],
  { search, SessionID, ClassID, SubClassID }: Asked,
  language: Language,
): Promise<ReadonlyMap<number, StudentRow>> {
  const userIds = found.flatMap(({ userId, admissionId }) => (admissionId === null ? [userId] : []));
  const isOfClass = [SessionID, ClassID, SubClassID].some((id) => id !== undefined);
  if (isOfClass || userIds.length === 0) return new Map();
  const standing = await standingOf(tenant, [...new Set(userIds)]);
  const known = await tenant.find<Person>(peopleProjector, {
    $and: [{ userId: { $in: [...standing.values()] } }, ...searchFilter('search', search)],
  });
  const persons = new Map(known.map((person) => [person.userId, person]));
  return new Map(
    [...standing].flatMap(([userId, stands]) => {
      const person = persons.get(stands);
      return person ? [[userId, rowOfPerson(person, language)] as const] : [];
    }),
  );
}

/** Of each entry the one that stands for it: itself, or the one it was made one with. */
async function standingOf(tenant: Tenant, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const found = await tenant.find<Person>(peopleProjector, { userId: { $in: [...userIds] } });
  const merged = found.flatMap(({ userId, mergedInto }) =>
    mergedInto === null ? [] : [[userId, mergedInto] as const],
  );
  if (merged.length === 0) return new Map(userIds.map((userId) => [userId, userId]));
  const next = await standingOf(tenant, [...new Set(merged.map(([, into]) => into))]);
  const into = new Map(merged.map(([userId, one]) => [userId, next.get(one) ?? one]));
  return new Map(userIds.map((userId) => [userId, into.get(userId) ?? userId]));
}

/** The entries that are one person: his own, and those that were made one with it. @throws DocumentsAway */
export async function entriesOf(tenant: Tenant, userId: number): Promise<readonly number[]> {
  const person = await tenant.findOne(peopleProjector, userId);
  const others = (person?.merged ?? []).map((other) => entriesOf(tenant, other));
  return [userId, ...(await Promise.all(others)).flat()];
}

/**
 * Entries with their students, of those who are asked for, and with whoever is no student; where nobody is, one whose
 * admission is gone is told of nobody. @throws DocumentsAway
 */
export async function withStudents<E extends Whose>(
  tenant: Tenant,
  found: readonly E[],
  asked: Asked,
  language: Language,
): Promise<(readonly [E, StudentRow])[]> {
  const { search, SessionID, ClassID, SubClassID } = asked;
  const isNarrowed = search !== '' || [SessionID, ClassID, SubClassID].some((id) => id !== undefined);
  const students = isNarrowed
    ? new Map((await studentDirectory(tenant, asked, language)).map((one) => [one.admissionId, one]))
    : await studentsOfUsers(tenant, [...new Set(found.map(({ userId }) => userId))], language);
  const others = await othersOf(tenant, found, asked, language);
  return found.flatMap((one) => {
    const { userId, admissionId } = one;
    const student = admissionId === null ? others.get(userId) : students.get(admissionId);
    if (!student && isNarrowed) return [];
    return [[one, student ?? unknownStudent(userId, admissionId ?? 0)] as const];
  });
}
