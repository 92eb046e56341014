import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import {
  type AverageConditionFacts,
  AverageConditionSet,
  obstaclesOf,
  type ResultsPlace as Place,
  type ResultsConditionFacts,
  ResultsConditionSet,
  refuseResults as refuse,
  type SheetCandidate,
  type SheetRules,
  type SubjectConditionFacts,
  SubjectConditionSet,
  type TalentConditionsFacts,
  TalentConditionsSet,
} from '@madrasah/events/results';
import { aboveMax, same } from '../conditions/decide.ts';
import type { Frame } from '../frame.ts';
import { nextId, placeKey, type ResultState } from '../state.ts';
import { conditionsAt, rulesOf } from './sheet.ts';

type Part<C> = Omit<C, 'conditionId' | keyof Place>;

/** Conditions as a correction sends them; what is absent stays as it is. */
export interface CorrectedConditions {
  readonly subjects: readonly Omit<SubjectConditionFacts, keyof Place>[];
  readonly average: Part<AverageConditionFacts> | undefined;
  readonly results: Part<ResultsConditionFacts> | undefined;
  readonly talents: Part<TalentConditionsFacts> | undefined;
}

export const correctsConditions = ({ subjects, average, results, talents }: CorrectedConditions): boolean =>
  subjects.length > 0 || [average, results, talents].some((one) => one !== undefined);

/** The conditions of papers as they are then; refused where one is none of the place, or is below a mark. */
function papersThen(
  state: ResultState,
  { sessionId, examId, sectionId }: Place,
  sent: CorrectedConditions['subjects'],
  frame: Frame,
): SubjectConditionFacts[] | Refusal {
  const place = { sessionId, examId, sectionId };
  const changed: SubjectConditionFacts[] = [];
  for (const one of sent) {
    const before = state.subjects.get(one.conditionId);
    if (!before || placeKey(before) !== placeKey(place) || before.subjectId !== one.subjectId)
      return refuse('results.condition-not-found');
    const condition = { ...one, ...place };
    const above = aboveMax(state, condition, frame);
    if (above) return above;
    if (!same(before, condition)) changed.push(condition);
  }
  return changed;
}

/**
 * What corrected conditions make of a published section's rules, and what is recorded of them; refused where results
 * could not be published by them.
 * @param kept mode and settings, which were frozen with the publication
 */
export function correctedRules(
  state: ResultState,
  at: Place,
  sent: CorrectedConditions,
  candidates: readonly SheetCandidate[],
  kept: Pick<SheetRules, 'mode' | 'settings'>,
  frame: Frame,
): { readonly drafts: readonly EventDraft[]; readonly rules: SheetRules } | Refusal {
  const { sessionId, examId, sectionId } = at;
  const place = { sessionId, examId, sectionId };
  const standing = conditionsAt(state, place);
  const papers = papersThen(state, place, sent.subjects, frame);
  if (isRefusal(papers)) return papers;
  const numberOf = (before: { readonly conditionId: number } | null | undefined) => ({
    conditionId: before?.conditionId ?? nextId(state),
  });
  const average = sent.average
    ? { ...sent.average, ...place, ...numberOf(standing.average) }
    : standing.average;
  const results = sent.results
    ? { ...sent.results, ...place, ...numberOf(standing.results) }
    : standing.results;
  const talents = sent.talents ? { ...sent.talents, ...place } : standing.talents;
  const drafts = [
    ...papers.map((one) => SubjectConditionSet(one)),
    ...(average && !same(standing.average ?? undefined, average) ? [AverageConditionSet(average)] : []),
    ...(results && !same(standing.results, results) ? [ResultsConditionSet(results)] : []),
    ...(talents && !same(standing.talents ?? undefined, talents) ? [TalentConditionsSet(talents)] : []),
  ];
  if (drafts.length === 0) return refuse('results.nothing-corrected');
  const subjects = standing.subjects.map(
    (one) => papers.find(({ conditionId }) => conditionId === one.conditionId) ?? one,
  );
  if (subjects.filter(({ optional }) => optional).length > 1) return refuse('results.optional-twice');
  const rules = { ...rulesOf({ subjects, average, results, talents }, frame), ...kept };
  const section = frame.sectionName(sectionId);
  const obstacles = obstaclesOf(rules, candidates).map(({ key, params }) => ({
    path: 'Conditions',
    problem: new Problem(key, { ...params, section }),
  }));
  if (obstacles.length > 0) return refuse('results.not-publishable', {}, obstacles);
  return { drafts, rules: rules as SheetRules };
}
