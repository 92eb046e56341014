import { contentRevision } from '../../kernel/index.ts';
import type {
  AverageConditionFacts,
  ResultsConditionFacts,
  SubjectConditionFacts,
  TalentConditionsFacts,
} from './events.ts';

type Condition =
  | SubjectConditionFacts
  | AverageConditionFacts
  | ResultsConditionFacts
  | TalentConditionsFacts;

/** Where nothing was said yet. */
const NOTHING = 0;

/** Members by their names: what two stores keep of one condition may stand in another order. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The version of a condition that a change names as seen (`If-Match`); 0 where none stands. */
export const conditionRevision = (condition: Condition | undefined): number =>
  condition === undefined ? NOTHING : contentRevision([JSON.stringify(condition, inOrder)]);
