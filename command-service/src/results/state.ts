import { streams } from '@madrasah/events';
import { type Takers, takersIn } from '@madrasah/events/exams';
import {
  AssignmentWithdrawn,
  type AverageConditionFacts,
  AverageConditionSet,
  AverageConditionWithdrawn,
  CandidatesListed,
  DifferenceSettled,
  MarksEntered,
  PaperAssigned,
  type ResultsPlace as Place,
  PromotionsSuggested,
  type PublishedFacts,
  type PublishedRow,
  type ResultsConditionFacts,
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
  type TalentConditionsFacts,
  TalentConditionsSet,
  TalentConditionsWithdrawn,
} from '@madrasah/events/results';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import { usedIn } from '../kernel/register/index.ts';
import type { StreamDefinition } from '../kernel/stream.ts';
import { keepSuggestions, type Suggestions } from './beyond/state.ts';
import { type CandidateLists, list, listAt } from './candidates/state.ts';
import { type Assignments, assign, unassign } from './marks/assignments.ts';
import {
  enter,
  type ImportedCells,
  type MarkRows,
  remember,
  settle,
  type Typists,
  typed,
} from './marks/state.ts';
import { placeKey } from './places.ts';
import { keepPlan, type SeatPlans } from './seats/state.ts';

/** The last version of a section's sheet, what it was reckoned by, and whether it is published. */
export interface Publication
  extends Pick<PublishedFacts, 'version' | 'mode' | 'settings' | 'talents' | 'words'> {
  readonly isPublished: boolean;
  /** UserID → gender as it was ranked by; undefined where ranks do not go by it. */
  readonly genders: ReadonlyMap<number, number> | undefined;
  /** UserID → what he came to. */
  readonly outcomes: ReadonlyMap<number, PublishedOutcome>;
}

/** What a certificate takes of a published row; the total in halves. */
export type PublishedOutcome = Pick<PublishedRow, 'total' | 'max' | 'division' | 'position'>;

export { placeKey } from './places.ts';

/** Who takes a session's exams, and what they are reckoned by; each by its place. */
export interface ResultState {
  /** ConditionId → condition of a paper. */
  readonly subjects: Table<number, SubjectConditionFacts>;
  readonly averages: Table<string, AverageConditionFacts>;
  readonly results: Table<string, ResultsConditionFacts>;
  readonly talents: Table<string, TalentConditionsFacts>;
  readonly candidates: CandidateLists;
  readonly marks: MarkRows;
  readonly typists: Typists;
  readonly assignments: Assignments;
  readonly imported: ImportedCells;
  readonly plans: SeatPlans['plans'];
  readonly lastPlan: SeatPlans['lastPlan'];
  readonly publications: Table<string, Publication>;
  readonly suggestions: Suggestions;
  /** The last operation of the session, under 0. */
  readonly lastOperation: Table<number, number>;
  /** The last condition id of the session, under 0. */
  readonly lastId: Table<number, number>;
}

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
});

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

const inResults = (refersTo: (state: ResultState, id: number) => boolean) =>
  usedIn(resultStreams.results.category, (session) => resultsStream(Number(session)), refersTo);

/** An exam that conditions, candidates or a sheet name. */
export const examsInResults = inResults(
  ({ subjects, averages, results, talents, candidates, publications }, examId) =>
    [subjects, averages, results, talents].some((conditions) =>
      [...conditions.values()].some((condition) => condition.examId === examId),
    ) ||
    [candidates, publications].some((places) =>
      [...places.keys()].some((place) => place.startsWith(`${examId}:`)),
    ),
);

/** A person who takes an exam or has a mark. */
export const peopleInResults = inResults(
  ({ candidates, marks }, userId) =>
    [...candidates.values()].some(({ admissions }) => admissions.has(userId)) ||
    [...marks.entries()].some(([row, { size }]) => size > 0 && row.endsWith(`:${userId}`)),
);

/** An admission under which an exam is taken; whoever has marks is on the list. */
export const admissionsInResults = inResults(({ candidates }, admissionId) =>
  [...candidates.values()].some(({ admissions }) => [...admissions.values()].includes(admissionId)),
);

/** A subject that has a condition or a mark. */
export const subjectsInResults = inResults(
  ({ subjects, marks }, subjectId) =>
    [...subjects.values()].some((condition) => condition.subjectId === subjectId) ||
    [...marks.values()].some((row) => row.has(subjectId)),
);

/** A section that has conditions, candidates, entered papers, a seat plan or a sheet. */
export const sectionsInResults = inResults(
  ({ subjects, averages, results, talents, assignments, plans, candidates, publications }, sectionId) =>
    [subjects, averages, results, talents].some((conditions) =>
      [...conditions.values()].some((condition) => condition.sectionId === sectionId),
    ) ||
    [candidates, publications].some((places) =>
      [...places.keys()].some((place) => place.endsWith(`:${sectionId}`)),
    ) ||
    [...assignments.values()].flat().some((one) => one.sectionId === sectionId) ||
    [...plans.values()].some(({ sectionIds }) => sectionIds.includes(sectionId)),
);

/** A class that somebody is to move to after an exam. */
export const classesInResults = inResults(({ suggestions }, classId) =>
  [...suggestions.values()].some(({ nextClassId }) => nextClassId === classId),
);
