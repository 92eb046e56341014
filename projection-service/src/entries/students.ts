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
  const persons = await tenant.find<Person>(peopleProjector, {
    $and: [{ userId: { $in: [...new Set(userIds)] } }, ...searchFilter('search', search)],
  });
  return new Map(persons.map((person) => [person.userId, rowOfPerson(person, language)]));
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
