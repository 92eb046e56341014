import * as z from 'zod';
import { type DataOf, defineEvent, stored } from '../../kernel/index.ts';
import { storedPlace } from '../conditions/events.ts';

/** Who came onto a section's list of an exam, and who was taken off it; `noteId` names the reason that was given. */
export const CandidatesListed = defineEvent(
  'CandidatesListed',
  z.object({
    ...storedPlace,
    added: z.array(z.object({ userId: stored.storedId, admissionId: stored.storedId })),
    removed: z.array(stored.storedId),
    noteId: stored.storedId.nullable(),
  }),
  { about: { exam: 'examId' } },
);

export type CandidatesFacts = DataOf<typeof CandidatesListed>;
