import * as z from 'zod';
import { type DataOf, defineEvent, stored } from '../../kernel/index.ts';

const id = stored.storedId;
const about = { exam: 'examId' } as const;

/** Who sits where through an exam: rooms as they were then, each seat with a UserID or free. */
export const SeatPlanMade = defineEvent(
  'SeatPlanMade',
  z.object({
    ...{ sessionId: id, examId: id, planId: id },
    sectionIds: z.array(id),
    rooms: z.array(z.object({ roomId: id, across: z.int().positive(), seated: z.array(id.nullable()) })),
  }),
  { about },
);

/** It does not count any more; whoever needs one makes another. */
export const SeatPlanWithdrawn = defineEvent(
  'SeatPlanWithdrawn',
  z.object({ sessionId: id, examId: id, planId: id }),
  { about },
);

export type SeatPlanFacts = DataOf<typeof SeatPlanMade>;
