import { streams } from '@madrasah/events';
import { sessions } from '@madrasah/events/academics';
import { type Takers, takersIn } from '@madrasah/events/exams';
import {
  AssignmentWithdrawn,
  AverageConditionSet,
  AverageConditionWithdrawn,
  CandidatesListed,
  DifferenceSettled,
  MarksEntered,
  PaperAssigned,
  type ResultsPlace as Place,
  PromotionsSuggested,
  type PublishedFacts,
  ResultsConditionSet,
  ResultsConditionWithdrawn,
  resultStreams,
  SeatPlanMade,
  SeatPlanWithdrawn,
  SheetPublished,
  SheetWithdrawn,
  type SubjectConditionFacts,
  SubjectConditionSet,
  SubjectConditionWithdrawn,
  TalentConditionsSet,
  TalentConditionsWithdrawn,
} from '@madrasah/events/results';
import { foldOf, type NewTable, on } from '@madrasah/service-kit/folding';
import { keyedStreams, type StreamDefinition } from '../kernel/stream.ts';
import { keepSuggestions } from './beyond/state.ts';
import { list, listAt } from './candidates/state.ts';
import { assign, unassign } from './marks/assignments.ts';
import { enter, remember, settle, typed } from './marks/state.ts';
import { placeKey } from './places.ts';
import { resultReferences } from './references.ts';
import { keepPlan } from './seats/state.ts';
import type { ResultState } from './shape.ts';

export { placeKey } from './places.ts';
export type * from './shape.ts';

const counted = (state: ResultState, id: number) => {
  state.lastId.set(0, Math.max(id, state.lastId.get(0) ?? 0));
};

const gendersOf = ({ settings, rows }: PublishedFacts) =>
  settings.rankByGender
    ? new Map(rows.flatMap(({ userId, gender }) => (gender === null ? [] : [[userId, gender] as const])))
    : undefined;

const outcomesOf = ({ rows }: PublishedFacts) =>
  new Map(
    rows.map(({ userId, total, max, division, position }) => [userId, { total, max, division, position }]),
  );

const evolve = foldOf<ResultState>(
  on(SubjectConditionSet, (state, condition) => {
    state.subjects.set(condition.conditionId, condition);
    counted(state, condition.conditionId);
  }),
  on(SubjectConditionWithdrawn, (state, { conditionId }) => {
    state.subjects.delete(conditionId);
  }),
  on(AverageConditionSet, (state, condition) => {
    state.averages.set(placeKey(condition), condition);
    counted(state, condition.conditionId);
  }),
  on(ResultsConditionSet, (state, condition) => {
    state.results.set(placeKey(condition), condition);
    counted(state, condition.conditionId);
  }),
  on(AverageConditionWithdrawn, ({ averages }, place) => {
    averages.delete(placeKey(place));
  }),
  on(ResultsConditionWithdrawn, ({ results }, place) => {
    results.delete(placeKey(place));
  }),
  on(TalentConditionsSet, (state, condition) => {
    state.talents.set(placeKey(condition), condition);
  }),
  on(TalentConditionsWithdrawn, ({ talents }, place) => {
    talents.delete(placeKey(place));
  }),
  on(CandidatesListed, ({ candidates }, change) => list(candidates, change)),
  on(MarksEntered, (state, entered, { metadata }) => {
    if (metadata.operation) remember(state.imported, state.marks, entered, metadata.operation);
    enter(state.marks, entered);
    typed(state.typists, entered, metadata.actor.id);
  }),
  on(DifferenceSettled, ({ marks }, settled) => settle(marks, settled)),
  on(PaperAssigned, ({ assignments }, one) => assign(assignments, one)),
  on(AssignmentWithdrawn, ({ assignments }, one) => unassign(assignments, one)),
  on(SeatPlanMade, keepPlan),
  on(SeatPlanWithdrawn, ({ plans }, { planId }) => {
    plans.delete(planId);
  }),
  on(PromotionsSuggested, ({ suggestions }, facts) => keepSuggestions(suggestions, facts)),
  on(SheetPublished, (state, sheet) => {
    const { version, mode, settings, talents, words, operationId } = sheet;
    const genders = gendersOf(sheet);
    const kept = { version, mode, settings, talents, words, genders, outcomes: outcomesOf(sheet) };
    state.publications.set(placeKey(sheet), { ...kept, isPublished: true });
    state.lastOperation.set(0, Math.max(operationId, state.lastOperation.get(0) ?? 0));
  }),
  on(SheetWithdrawn, (state, place) => {
    const publication = state.publications.get(placeKey(place));
    if (publication) state.publications.set(placeKey(place), { ...publication, isPublished: false });
  }),
);

/** The stream of a session. */
export const resultsStream = (sessionId: number): StreamDefinition<ResultState> => ({
  category: resultStreams.results.category,
  nameFor: (school) => streams.results(school, sessionId),
  initial: (table: NewTable) => ({
    ...{ subjects: table(), averages: table(), results: table(), talents: table(), lastId: table() },
    ...{ candidates: table(), marks: table(), typists: table(), publications: table() },
    ...{ assignments: table(), imported: table(), lastOperation: table() },
    ...{ plans: table(), lastPlan: table(), suggestions: table() },
  }),
  evolve,
  refers: resultReferences,
});

/** All that a school has opened. */
export const resultsStreams = keyedStreams(
  resultStreams.results.category,
  (session) => resultsStream(Number(session)),
  sessions,
);

export const nextId = ({ lastId }: ResultState): number => (lastId.get(0) ?? 0) + 1;

/** The papers of a place. */
export const papersAt = (
  { subjects }: ResultState,
  { examId, sectionId }: Pick<Place, 'examId' | 'sectionId'>,
): SubjectConditionFacts[] =>
  [...subjects.values()].filter((one) => one.examId === examId && one.sectionId === sectionId);

/** Who takes a section's exam: UserID → AdmissionID. */
export const candidatesAt = ({ candidates }: ResultState, place: Place): ReadonlyMap<number, number> =>
  listAt(candidates, place).admissions;

/** As `candidatesAt`, by the rooms where seat plans of the exam put them. */
export const takersAt = (state: ResultState, place: Place): Takers =>
  takersIn(
    candidatesAt(state, place).keys(),
    [...state.plans.values()].flatMap((plan) => (plan.examId === place.examId ? plan.rooms : [])),
  );

export const isPublished = ({ publications }: ResultState, place: Pick<Place, 'examId' | 'sectionId'>) =>
  publications.get(placeKey(place))?.isPublished ?? false;

/** What is published of a student in an exam, on which version of which section's sheet, and in which words. */
export function publishedOutcome({ publications }: ResultState, examId: number, userId: number) {
  for (const [key, { isPublished: stands, version, outcomes, words }] of publications.entries()) {
    const [exam, sectionId = 0] = key.split(':').map(Number);
    const outcome = stands && exam === examId ? outcomes.get(userId) : undefined;
    if (outcome) return { ...outcome, from: { sectionId, version }, words };
  }
  return undefined;
}
