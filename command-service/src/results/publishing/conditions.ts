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
import { aboveMax, same, talentsWithdrawn, withdrawn } from '../conditions/decide.ts';
import type { Frame } from '../frame.ts';
import { nextId, papersAt, type ResultState } from '../state.ts';
import { conditionsAt, rulesOf } from './sheet.ts';

type Part<C> = Omit<C, 'conditionId' | keyof Place>;

/** Conditions as a correction sends them; what is absent stays as it is. */
export interface CorrectedConditions {
  /** Without a number a paper is added. */
  readonly subjects: readonly (Omit<SubjectConditionFacts, keyof Place | 'conditionId'> & {
    readonly conditionId: number | undefined;
  })[];
  /** Numbers of the papers that are taken off. */
  readonly removed: readonly number[];
  readonly average: Part<AverageConditionFacts> | undefined;
  readonly results: Part<ResultsConditionFacts> | undefined;
  /** Null: taken off. */
  readonly talents: Part<TalentConditionsFacts> | null | undefined;
}

export const correctsConditions = ({
  subjects,
  removed,
  average,
  results,
  talents,
}: CorrectedConditions): boolean =>
  subjects.length > 0 || removed.length > 0 || [average, results, talents].some((one) => one !== undefined);

/** Papers as a correction leaves them. */
interface Papers {
  /** As they are recorded: changed, or added. */
  readonly set: readonly SubjectConditionFacts[];
  readonly added: readonly SubjectConditionFacts[];
  readonly removed: readonly SubjectConditionFacts[];
  readonly standing: readonly SubjectConditionFacts[];
}

/**
 * The papers of a place as they are then; refused where one is none of the place, stands already, or is below a mark.
 * @param nextNumber of the first condition that is added
 */
function papersThen(
  state: ResultState,
  place: Place,
  { subjects, removed }: Pick<CorrectedConditions, 'subjects' | 'removed'>,
  frame: Frame,
  nextNumber: number,
): Papers | Refusal {
  const before = new Map(papersAt(state, place).map((one) => [one.conditionId, one]));
  if (removed.some((id) => !before.has(id))) return refuse('results.condition-not-found');
  const standing = new Map([...before].filter(([id]) => !removed.includes(id)));
  const set: SubjectConditionFacts[] = [];
  const added: SubjectConditionFacts[] = [];
  for (const { conditionId, ...one } of subjects) {
    const own = conditionId === undefined ? undefined : standing.get(conditionId);
    if (conditionId !== undefined && own?.subjectId !== one.subjectId)
      return refuse('results.condition-not-found');
    const condition = { ...one, ...place, conditionId: conditionId ?? nextNumber + added.length };
    const refused = own ? undefined : notAdded(standing, condition, frame);
    const above = refused ?? aboveMax(state, condition, frame);
    if (above) return above;
    if (!own) added.push(condition);
    if (!same(own, condition)) set.push(condition);
    standing.set(condition.conditionId, condition);
  }
  const gone = removed.flatMap((id) => before.get(id) ?? []);
  return { set, added, removed: gone, standing: [...standing.values()] };
}

/** Why a paper cannot be added to those that stand. */
function notAdded(
  standing: ReadonlyMap<number, SubjectConditionFacts>,
  { subjectId, sectionId }: SubjectConditionFacts,
  frame: Frame,
): Refusal | undefined {
  if (frame.subject(subjectId)?.sectionId !== sectionId) return refuse('results.foreign-subject');
  return [...standing.values()].some((one) => one.subjectId === subjectId)
    ? refuse('results.condition-exists')
    : undefined;
}

/** What corrected conditions make of a published section's rules. */
export interface CorrectedRules {
  readonly drafts: readonly EventDraft[];
  readonly rules: SheetRules;
  /** Papers that nobody had a mark in until now. */
  readonly added: readonly SubjectConditionFacts[];
}

/**
 * What corrected conditions make of a published section's rules, and what is recorded of them; refused where results
 * could not be published by them.
 * @param kept what was frozen with the publication: mode, settings and what it was ranked by
 */
export function correctedRules(
  state: ResultState,
  at: Place,
  sent: CorrectedConditions,
  candidates: readonly SheetCandidate[],
  kept: Pick<SheetRules, 'mode' | 'settings' | 'talents'>,
  frame: Frame,
): CorrectedRules | Refusal {
  const { sessionId, examId, sectionId } = at;
  const place = { sessionId, examId, sectionId };
  const standing = conditionsAt(state, place);
  const papers = papersThen(state, place, sent, frame, nextId(state));
  if (isRefusal(papers)) return papers;
  let next = nextId(state) + papers.added.length;
  const numberOf = (before: { readonly conditionId: number } | null | undefined) => ({
    conditionId: before?.conditionId ?? next++,
  });
  const average = sent.average
    ? { ...sent.average, ...place, ...numberOf(standing.average) }
    : standing.average;
  const results = sent.results
    ? { ...sent.results, ...place, ...numberOf(standing.results) }
    : standing.results;
  const talents = sent.talents === undefined ? kept.talents : sent.talents && { ...sent.talents, ...place };
  const drafts = [
    ...papers.removed.map(withdrawn),
    ...papers.set.map((one) => SubjectConditionSet(one)),
    ...(average && !same(standing.average ?? undefined, average) ? [AverageConditionSet(average)] : []),
    ...(results && !same(standing.results, results) ? [ResultsConditionSet(results)] : []),
    ...talentDrafts(standing.talents, sent.talents && talents),
  ];
  if (drafts.length === 0 && areSame(kept.talents, talents)) return refuse('results.nothing-corrected');
  const subjects = papers.standing;
  if (subjects.filter(({ optional }) => optional).length > 1) return refuse('results.optional-twice');
  const rules = { ...rulesOf({ subjects, average, results, talents }, frame), ...kept, talents };
  const section = frame.sectionName(sectionId);
  const obstacles = obstaclesOf(rules, candidates).map(({ key, params }) => ({
    path: 'Conditions',
    problem: new Problem(key, { ...params, section }),
  }));
  if (obstacles.length > 0) return refuse('results.not-publishable', {}, obstacles);
  return { drafts, rules: rules as SheetRules, added: papers.added };
}

type Talents = TalentConditionsFacts | null;

const areSame = (one: Talents, other: Talents) => (one && other ? same(one, other) : one === other);

/** What is recorded of talent rows; undefined leaves them as they stand. */
function talentDrafts(standing: Talents, sent: Talents | undefined): EventDraft[] {
  if (sent === undefined || areSame(standing, sent)) return [];
  if (sent) return [TalentConditionsSet(sent)];
  return standing ? [talentsWithdrawn(standing)] : [];
}
