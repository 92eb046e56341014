import { CandidatesListed, type ResultsPlace as Place } from '@madrasah/events/results';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { placeKey } from '../conditions.ts';

interface Candidate {
  readonly userId: number;
  readonly admissionId: number;
}

/** Who takes one section's exam, in the order they were listed. */
export interface CandidateList extends Place {
  /** Counts on with every change; what a page sends back in `If-Match`. */
  readonly version: number;
  readonly candidates: readonly Candidate[];
}

/** Candidates of each place. */
export const candidatesProjector = defineProjector<CandidateList>({
  name: 'exam-candidates',
  version: 1,
  collection: 'exam-candidates',
  indexes: [{ sessionId: 1, examId: 1 }],
  on: {
    CandidatesListed: when(CandidatesListed, {
      keys: ({ data }) => [placeKey(data)],
      fold: (before, { data: { added, removed, sessionId, examId, sectionId } }) => ({
        ...{ sessionId, examId, sectionId },
        version: (before?.version ?? 0) + 1,
        candidates: [
          ...(before?.candidates ?? []).filter(({ userId }) => !removed.includes(userId)),
          ...added,
        ],
      }),
    }),
  },
});
