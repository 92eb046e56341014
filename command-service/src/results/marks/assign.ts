import { type EventDraft, Problem, type Refusal } from '@madrasah/events';
import { refuseAccess } from '@madrasah/events/access';
import {
  type AssignmentFacts,
  AssignmentWithdrawn,
  PaperAssigned,
  type ResultsPlace as Place,
  refuseResults as refuse,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import type { ResultState } from '../state.ts';
import { isAssigned } from './assignments.ts';

type Decided = readonly EventDraft[] | Refusal;

export interface Assigning extends Place {
  readonly loginId: number;
  readonly subjectIds: readonly number[];
}

/** Assigns papers of a section to a login; what he has already is left as it is. */
export function assignPapers(
  state: ResultState,
  { sessionId, examId, sectionId, loginId, subjectIds }: Assigning,
  frame: Frame,
): Decided {
  const place = { sessionId, examId, sectionId };
  const lost = frame.lost(place);
  if (lost) return lost;
  if (!frame.hasLogin(loginId)) return refuseAccess('login.not-found');
  const foreign = subjectIds.flatMap((subjectId, index): Refusal['fields'] =>
    frame.subject(subjectId)?.sectionId === sectionId
      ? []
      : [{ path: `SubjectIDs.${index}`, problem: new Problem('results.foreign-subject') }],
  );
  if (foreign.length > 0) return refuse('results.foreign-subject', {}, foreign);
  return subjectIds
    .map((subjectId) => ({ ...place, subjectId, loginId }))
    .filter((one) => !isAssigned(state.assignments, one))
    .map((one) => PaperAssigned(one));
}

/** Takes a paper from a login; what he has entered stays. */
export const withdrawAssignment = ({ assignments }: ResultState, one: AssignmentFacts): Decided =>
  isAssigned(assignments, one) ? [AssignmentWithdrawn(one)] : refuse('results.no-assignment');
