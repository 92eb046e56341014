import { type EventDraft, Problem, type Refusal, refuse as refuseAny } from '@madrasah/events';
import {
  CandidatesListed,
  type ResultsPlace as Place,
  refuseResults as refuse,
} from '@madrasah/events/results';
import type { Admission } from '../../admissions/state.ts';
import type { ResultState } from '../state.ts';
import { isListed, listAt } from './state.ts';

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
  const fresh = [...wanted].filter((userId) => !admissions.has(userId));
  const foreign = fresh.flatMap((userId) => {
    const path = `userids.${userIds.indexOf(userId)}`;
    if (admissionOf(userId)?.sectionId !== place.sectionId)
      return [{ path, problem: new Problem('results.foreign-student') }];
    return isListed(candidates, place.examId, userId)
      ? [{ path, problem: new Problem('results.candidate-elsewhere') }]
      : [];
  });
  if (foreign.length > 0) return refuse('results.foreign-students', {}, foreign);
  const removed = [...admissions.keys()].filter((userId) => !wanted.has(userId));
  if (removed.length > 0 && reason === '')
    return refuse('results.reason-needed', {}, [
      { path: 'reason', problem: new Problem('results.reason-needed') },
    ]);
  return { added: fresh.map(admissionOf).filter((one) => one !== undefined), removed };
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
