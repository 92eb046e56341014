import type {
  AverageConditionFacts,
  PublishedFacts,
  PublishedRow,
  ResultsConditionFacts,
  SubjectConditionFacts,
  TalentConditionsFacts,
} from '@madrasah/events/results';
import type { Table } from '@madrasah/service-kit/folding';
import type { Suggestions } from './beyond/state.ts';
import type { CandidateLists } from './candidates/state.ts';
import type { Assignments } from './marks/assignments.ts';
import type { ImportedCells, MarkRows, Typists } from './marks/state.ts';
import type { SeatPlans } from './seats/state.ts';

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
