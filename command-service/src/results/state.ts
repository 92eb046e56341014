import { type DataOf, streams } from '@madrasah/events';
import {
  AverageConditionSet,
  ResultsConditionSet,
  resultStreams,
  SubjectConditionSet,
  SubjectConditionWithdrawn,
  TalentConditionsSet,
} from '@madrasah/events/results';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export type SubjectCondition = DataOf<typeof SubjectConditionSet>;
export type AverageCondition = DataOf<typeof AverageConditionSet>;
export type ResultsCondition = DataOf<typeof ResultsConditionSet>;
export type TalentConditions = DataOf<typeof TalentConditionsSet>;

/** One section's results of one exam. */
export interface Place {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionId: number;
}

/** What a session's exams are reckoned by, each by its place. */
export interface ResultState {
  /** ConditionId → condition of a paper. */
  readonly subjects: Table<number, SubjectCondition>;
  readonly averages: Table<string, AverageCondition>;
  readonly results: Table<string, ResultsCondition>;
  readonly talents: Table<string, TalentConditions>;
  /** The last condition id of the session, under 0. */
  readonly lastId: Table<number, number>;
}

export const placeKey = ({ examId, sectionId }: Pick<Place, 'examId' | 'sectionId'>) =>
  `${examId}:${sectionId}`;

const counted = (state: ResultState, id: number) => {
  state.lastId.set(0, Math.max(id, state.lastId.get(0) ?? 0));
};

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
  on(TalentConditionsSet, (state, condition) => {
    state.talents.set(placeKey(condition), condition);
  }),
);

/** The stream of a session. */
export const resultsStream = (sessionId: number): StreamDefinition<ResultState> => ({
  category: resultStreams.results.category,
  nameFor: (school) => streams.results(school, sessionId),
  initial: (table: NewTable) => ({
    ...{ subjects: table(), averages: table(), results: table(), talents: table(), lastId: table() },
  }),
  evolve,
});

export const nextId = ({ lastId }: ResultState): number => (lastId.get(0) ?? 0) + 1;

/** The papers of a place. */
export const papersAt = ({ subjects }: ResultState, place: Place): SubjectCondition[] =>
  [...subjects.values()].filter((one) => placeKey(one) === placeKey(place));
