import * as z from 'zod';
import { type DataOf, defineEvent, stored } from '../../kernel/index.ts';
import { storedPlace } from '../conditions/events.ts';

/** What is decided by hand of students after an exam, in place of what their results suggest; it admits nobody. */
export const PromotionsSuggested = defineEvent(
  'PromotionsSuggested',
  z.object({
    ...storedPlace,
    suggestions: z.array(
      z.object({
        userId: stored.storedId,
        /** 1 next class, 2 stays, 3 finished, 4 open; null: what the result suggests, again. */
        suggestion: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).nullable(),
        /** Of whoever moves on. */
        nextClassId: stored.storedId.nullable(),
      }),
    ),
  }),
  { about: { exam: 'examId' } },
);

export type SuggestedFacts = DataOf<typeof PromotionsSuggested>;
