import { type AdmissionFacts, type Student, studentsProjector } from '../admissions/index.ts';
import type { Filter, Tenant } from '../kernel/documents/index.ts';
import type { Books } from '../ledger/books/index.ts';
import { byCode } from '../people/index.ts';
import { candidatesProjector, type ExamDue, examChargesProjector, examDues } from './candidates/index.ts';

/** Whose exam is meant: of one section, or of all. */
export interface ExamAsked {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionId?: number | undefined;
}

/** Somebody who is on the list of an exam, as he sits now. */
export interface Examinee {
  readonly person: Student;
  readonly admission: AdmissionFacts;
  /** The section whose exam he takes, also where he sits elsewhere by now. */
  readonly sectionId: number;
  /** What stands of the fee of his exam; nothing where he was not charged. */
  readonly owed: ExamDue | undefined;
}

/** Whom the list of examinees depends on, beside the books. */
export const examineesNeed = [candidatesProjector, examChargesProjector, studentsProjector];

/** Who takes an exam, by their codes. An erased person stands among them without a name. @throws DocumentsAway */
export async function examineesOf(tenant: Tenant, books: Books, asked: ExamAsked): Promise<Examinee[]> {
  const { sessionId, examId, sectionId } = asked;
  const place: Filter = { sessionId, examId, ...(sectionId !== undefined && { sectionId }) };
  const [lists, dueOf] = await Promise.all([
    tenant.find(candidatesProjector, place),
    examDues(tenant, books, { sessionId, examId }),
  ]);
  const listed = lists.flatMap(({ candidates, sectionId: of }) =>
    candidates.map((candidate) => ({ ...candidate, sectionId: of })),
  );
  const people = await tenant.findByKeys(
    studentsProjector,
    listed.map(({ userId }) => userId),
  );
  const byId = new Map(people.map((person) => [person.userId, person]));
  return listed
    .flatMap(({ userId, admissionId, sectionId: of }): Examinee[] => {
      const person = byId.get(userId);
      const admission = person?.admissions.find((one) => one.admissionId === admissionId);
      return person && admission ? [{ person, admission, sectionId: of, owed: dueOf(userId) }] : [];
    })
    .toSorted((one, other) => byCode(one.person, other.person));
}
