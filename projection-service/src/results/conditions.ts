import type { DataOf } from '@madrasah/events';
import {
  AverageConditionSet,
  ResultsConditionSet,
  SubjectConditionSet,
  SubjectConditionWithdrawn,
  TalentConditionsSet,
} from '@madrasah/events/results';
import { defineProjector, when } from '../kernel/projecting/index.ts';

export type SubjectCondition = DataOf<typeof SubjectConditionSet>;
export type AverageCondition = DataOf<typeof AverageConditionSet>;
export type ResultsCondition = DataOf<typeof ResultsConditionSet>;
export type TalentConditions = DataOf<typeof TalentConditionsSet>;

export interface Place {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionId: number;
}

/** All that one section's results of one exam are reckoned by. */
interface PlaceConditions {
  readonly subjects: readonly SubjectCondition[];
  readonly average?: AverageCondition;
  readonly results?: ResultsCondition;
  readonly talents?: TalentConditions;
}

export const placeKey = ({ sessionId, examId, sectionId }: Place) => `${sessionId}-${examId}-${sectionId}`;
const keys = ({ data }: { readonly data: Place }) => [placeKey(data)];

const without = (before: PlaceConditions | undefined, conditionId: number) =>
  (before?.subjects ?? []).filter((one) => one.conditionId !== conditionId);
const none: PlaceConditions = { subjects: [] };

/** The conditions of each section's exam, by session, exam and section. */
export const conditionsProjector = defineProjector<PlaceConditions>({
  name: 'exam-conditions',
  version: 1,
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
    TalentConditionsSet: when(TalentConditionsSet, {
      keys,
      fold: (before = none, { data }) => ({ ...before, talents: data }),
    }),
  },
});
