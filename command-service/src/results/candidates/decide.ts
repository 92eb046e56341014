import { type EventDraft, Problem, type Refusal, refuse as refuseAny } from '@madrasah/events';
import {
  CandidatesListed,
  type ResultsPlace as Place,
  refuseResults as refuse,
} from '@madrasah/events/results';
import type { Admission } from '../../admissions/state.ts';
import type { ResultState } from '../state.ts';
import { listAt } from './state.ts';

export interface Save extends Place {
  /** The whole list. */
  readonly userIds: readonly number[];
  readonly reason: string;
  /** The version of the list that its sender has seen; any where absent. */
  readonly seen: number | undefined;
}

/** Who comes onto a list, and who leaves it. */
export interface Change {
  readonly added: readonly Admission[];
  readonly removed: readonly number[];
}

/**
 * What a list that is sent changes. Whoever stands on it may stay wherever he sits by now; who comes must sit in the
 * section.
 * @param admissionOf a user's admission in the session
 */
export function changeOf(
  { candidates }: ResultState,
  { userIds, reason, seen, ...place }: Save,
  admissionOf: (userId: number) => Admission | undefined,
): Change | Refusal {
  const { version, admissions } = listAt(candidates, place);
  if (seen !== undefined && seen !== version) return refuseAny('conflict.changed');
  const wanted = new Set(userIds);
  const added = [...wanted].filter((userId) => !admissions.has(userId)).map(admissionOf);
  const foreign = [...wanted].filter((userId) => {
    const isOfSection = admissionOf(userId)?.sectionId === place.sectionId;
    return !admissions.has(userId) && !isOfSection;
  });
  if (foreign.length > 0)
    return refuse(
      'results.foreign-students',
      {},
      foreign.map((userId) => ({
        path: `userids.${userIds.indexOf(userId)}`,
        problem: new Problem('results.foreign-student'),
      })),
    );
  const removed = [...admissions.keys()].filter((userId) => !wanted.has(userId));
  if (removed.length > 0 && reason === '')
    return refuse('results.reason-needed', {}, [
      { path: 'reason', problem: new Problem('results.reason-needed') },
    ]);
  return { added: added.filter((one) => one !== undefined), removed };
}

/** @param noteId names the reason, where there is one */
export function listChange(
  { sessionId, examId, sectionId }: Place,
  { added, removed }: Change,
  noteId: number | null,
): readonly EventDraft[] {
  if (added.length === 0 && removed.length === 0) return [];
  return [
    CandidatesListed({
      ...{ sessionId, examId, sectionId },
      added: added.map(({ userId, admissionId }) => ({ userId, admissionId })),
      removed: [...removed],
      noteId: removed.length > 0 ? noteId : null,
    }),
  ];
}
