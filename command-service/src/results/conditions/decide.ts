import { type EventDraft, Problem, type Refusal, refuse as refuseAny } from '@madrasah/events';
import {
  type AverageConditionFacts,
  AverageConditionSet,
  conditionRevision,
  type ResultsPlace as Place,
  type ResultsConditionFacts,
  ResultsConditionSet,
  refuseResults as refuse,
  type SubjectConditionFacts,
  SubjectConditionSet,
  SubjectConditionWithdrawn,
  type TalentConditionsFacts,
  TalentConditionsSet,
  TalentConditionsWithdrawn,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import { marksAt } from '../marks/state.ts';
import { candidatesAt, isPublished, nextId, papersAt, placeKey, type ResultState } from '../state.ts';

type Decided = readonly EventDraft[] | Refusal;
/** A form: `conditionId` where one that stands is changed. */
type Form<C> = Omit<C, 'conditionId'> & { readonly conditionId?: number };

/** Why a place's conditions cannot be set: it does not stand, or its results are published. */
export const closed = (state: ResultState, place: Place, frame: Frame) =>
  frame.lost(place) ?? (isPublished(state, place) ? refuse('results.published') : undefined);

export const same = (one: object | undefined, other: object) =>
  one !== undefined &&
  Object.entries(other).every(([key, value]) => isSame(one[key as keyof typeof one], value));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Why a change of what somebody saw cannot be: it has changed since. @param seen the version that he names, if any */
const changedSince = (seen: number | undefined, before: Parameters<typeof conditionRevision>[0]) =>
  seen !== undefined && seen !== conditionRevision(before) ? refuseAny('conflict.changed') : undefined;

/** Adds or changes the condition of one paper; a paper has one condition in an exam. */
export function setSubject(
  state: ResultState,
  form: Form<SubjectConditionFacts>,
  frame: Frame,
  seen?: number,
): Decided {
  const lost = closed(state, form, frame);
  if (lost) return lost;
  const before = form.conditionId === undefined ? undefined : state.subjects.get(form.conditionId);
  if (form.conditionId !== undefined && (!before || placeKey(before) !== placeKey(form)))
    return refuse('results.condition-not-found');
  const changed = changedSince(seen, before);
  if (changed) return changed;
  // A subject that was taken off its list since may keep the condition it has.
  const isKnown = before?.subjectId === form.subjectId;
  if (!isKnown && frame.subject(form.subjectId)?.sectionId !== form.sectionId)
    return refuse('results.foreign-subject');
  const others = papersAt(state, form).filter((one) => one !== before);
  if (others.some(({ subjectId }) => subjectId === form.subjectId)) return refuse('results.condition-exists');
  if (form.optional && !frame.isGpa) return refuse('results.optional-in-marks');
  if (form.optional && others.some(({ optional }) => optional)) return refuse('results.optional-twice');
  const condition = { ...form, conditionId: form.conditionId ?? nextId(state) };
  if (same(before, condition)) return [];
  return aboveMax(state, condition, frame) ?? [SubjectConditionSet(condition)];
}

/** The refusal of a maximum below marks that were entered, each student named by his code. */
export function aboveMax(
  state: ResultState,
  { subjectId, max, ...place }: SubjectConditionFacts,
  frame: Frame,
) {
  const above = [...candidatesAt(state, place).keys()].flatMap((userId): Refusal['fields'] => {
    const mark = marksAt(state.marks, place, userId, subjectId).find((one) => one > max);
    if (mark === undefined) return [];
    const params = { code: frame.codeOf(userId), mark: mark / 2 };
    return [{ path: 'MaxNumber', problem: new Problem('results.mark-of', params) }];
  });
  return above.length > 0 ? refuse('results.mark-above', {}, above) : undefined;
}

export function withdrawSubject(
  state: ResultState,
  { conditionId }: { readonly conditionId: number },
  _frame: Frame,
  seen?: number,
): Decided {
  const before = state.subjects.get(conditionId);
  if (!before) return refuse('results.condition-not-found');
  if (isPublished(state, before)) return refuse('results.published');
  return changedSince(seen, before) ?? [withdrawn(before)];
}

/** The condition of a paper, taken off. */
export const withdrawn = ({
  conditionId,
  sessionId,
  examId,
  sectionId,
  subjectId,
}: SubjectConditionFacts): EventDraft =>
  SubjectConditionWithdrawn({ conditionId, sessionId, examId, sectionId, subjectId });

/** One average condition a place: adding a second is refused, changing names the one that stands. */
export function setAverage(
  state: ResultState,
  form: Form<AverageConditionFacts>,
  frame: Frame,
  seen?: number,
): Decided {
  const lost = closed(state, form, frame);
  if (lost) return lost;
  const before = state.averages.get(placeKey(form));
  if (form.conditionId === undefined && before) return refuse('results.condition-exists');
  if (form.conditionId !== undefined && form.conditionId !== before?.conditionId)
    return refuse('results.condition-not-found');
  const changed = changedSince(seen, before);
  if (changed) return changed;
  const condition = { ...form, conditionId: form.conditionId ?? nextId(state) };
  return same(before, condition) ? [] : [AverageConditionSet(condition)];
}

/** One results condition a place; saved again, the new one stands in place of the old. */
export function setResults(
  state: ResultState,
  form: Form<ResultsConditionFacts>,
  frame: Frame,
  seen?: number,
): Decided {
  const lost = closed(state, form, frame);
  if (lost) return lost;
  const before = state.results.get(placeKey(form));
  if (form.conditionId !== undefined && form.conditionId !== before?.conditionId)
    return refuse('results.condition-not-found');
  const changed = changedSince(seen, before);
  if (changed) return changed;
  const condition = { ...form, conditionId: before?.conditionId ?? nextId(state) };
  return same(before, condition) ? [] : [ResultsConditionSet(condition)];
}

export function setTalents(
  state: ResultState,
  form: TalentConditionsFacts,
  frame: Frame,
  seen?: number,
): Decided {
  const before = state.talents.get(placeKey(form));
  const refused = closed(state, form, frame) ?? changedSince(seen, before);
  if (refused) return refused;
  return same(before, form) ? [] : [TalentConditionsSet(form)];
}

export function withdrawTalents(state: ResultState, place: Place, frame: Frame, seen?: number): Decided {
  const before = state.talents.get(placeKey(place));
  const refused = closed(state, place, frame) ?? changedSince(seen, before);
  if (refused) return refused;
  return before ? [talentsWithdrawn(before)] : refuse('results.condition-not-found');
}

/** The talent rows of a place, taken off. */
export const talentsWithdrawn = ({ sessionId, examId, sectionId }: Place): EventDraft =>
  TalentConditionsWithdrawn({ sessionId, examId, sectionId });
