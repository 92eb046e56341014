import type { AssignmentFacts } from '@madrasah/events/results';
import type { Table } from '@madrasah/service-kit/folding';

/** Who enters which paper; by exam. */
export type Assignments = Table<number, readonly AssignmentFacts[]>;

const NONE: readonly AssignmentFacts[] = [];
export const assignmentsOf = (assignments: Assignments, examId: number) => assignments.get(examId) ?? NONE;

const isSame = (one: AssignmentFacts, other: AssignmentFacts) =>
  one.sectionId === other.sectionId && one.subjectId === other.subjectId && one.loginId === other.loginId;

/** Whether a login has a paper already. */
export const isAssigned = (assignments: Assignments, one: AssignmentFacts): boolean =>
  assignmentsOf(assignments, one.examId).some((other) => isSame(one, other));

export function assign(assignments: Assignments, one: AssignmentFacts): void {
  assignments.set(one.examId, [...assignmentsOf(assignments, one.examId), one]);
}

export function unassign(assignments: Assignments, one: AssignmentFacts): void {
  const others = assignmentsOf(assignments, one.examId).filter((other) => !isSame(one, other));
  assignments.set(one.examId, others);
}
