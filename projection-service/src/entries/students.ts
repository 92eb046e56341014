import type { Language, Whose } from '@madrasah/events';
import {
  type StudentFilters,
  type StudentRow,
  studentDirectory,
  studentsOfUsers,
  unknownStudent,
} from '../admissions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';

type Asked = Pick<StudentFilters, 'search' | 'SessionID' | 'ClassID' | 'SubClassID'>;

/**
 * Entries with their students, of those who are asked for; where nobody is, one whose admission is gone is told of
 * nobody. @throws DocumentsAway
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
  return found.flatMap((one) => {
    const student = students.get(one.admissionId);
    if (!student && isNarrowed) return [];
    return [[one, student ?? unknownStudent(one.userId, one.admissionId)] as const];
  });
}
