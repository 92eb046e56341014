import {
  type AverageConditionFacts,
  AverageConditionSet,
  AverageConditionWithdrawn,
  type ResultsPlace as Place,
  type ResultsConditionFacts,
  ResultsConditionSet,
  ResultsConditionWithdrawn,
  type SubjectConditionFacts,
  SubjectConditionSet,
  SubjectConditionWithdrawn,
  type TalentConditionsFacts,
  TalentConditionsSet,
  TalentConditionsWithdrawn,
} from '@madrasah/events/results';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** All that one section's results of one exam are reckoned by. */
interface PlaceConditions {
  readonly subjects: readonly SubjectConditionFacts[];
  readonly average?: AverageConditionFacts;
  readonly results?: ResultsConditionFacts;
  readonly talents?: TalentConditionsFacts;
}

export const placeKey = ({ sessionId, examId, sectionId }: Place) => `${sessionId}-${examId}-${sectionId}`;
const keys = ({ data }: { readonly data: Place }) => [placeKey(data)];

const without = (before: PlaceConditions | undefined, conditionId: number) =>
  (before?.subjects ?? []).filter((one) => one.conditionId !== conditionId);
const none: PlaceConditions = { subjects: [] };

/** The conditions of each section's exam, by session, exam and section. */
export const conditionsProjector = defineProjector<PlaceConditions>({
  name: 'exam-conditions',
  version: 3,
  collection: 'exam-conditions',
  indexes: [],
  on: {
    SubjectConditionSet: when(SubjectConditionSet, {
      keys,
      fold: (before, { data }) => ({
        ...before,
        subjects: [...without(before, data.conditionId), data],
      }),
    }),
    SubjectConditionWithdrawn: when(SubjectConditionWithdrawn, {
      keys,
      fold: (before, { data }) => before && { ...before, subjects: without(before, data.conditionId) },
    }),
    AverageConditionSet: when(AverageConditionSet, {
      keys,
      fold: (before = none, { data }) => ({ ...before, average: data }),
    }),
    ResultsConditionSet: when(ResultsConditionSet, {
      keys,
      fold: (before = none, { data }) => ({ ...before, results: data }),
    }),
    AverageConditionWithdrawn: when(AverageConditionWithdrawn, {
      keys,
      fold: (before = none) => {
        const { average: _, ...kept } = before;
        return kept;
      },
    }),
    ResultsConditionWithdrawn: when(ResultsConditionWithdrawn, {
      keys,
      fold: (before = none) => {
        const { results: _, ...kept } = before;
        return kept;
      },
    }),
    TalentConditionsSet: when(TalentConditionsSet, {
      keys,
      fold: (before = none, { data }) => ({ ...before, talents: data }),
    }),
    TalentConditionsWithdrawn: when(TalentConditionsWithdrawn, {
      keys,
      fold: (before = none) => {
        const { talents: _, ...kept } = before;
        return kept;
      },
    }),
  },
});
