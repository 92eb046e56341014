import * as z from 'zod';
import { type DataOf, defineEvent, stored } from '../../kernel/index.ts';
import { storedPlace } from '../conditions/events.ts';

/** What a cell holds: halves of a mark, absent, or nothing (again). */
export const storedEntry = z.union([z.int().min(0), z.literal('absent'), z.null()]);

/** The cells of a sheet that have changed. The second pass is typed by another, blind. */
export const MarksEntered = defineEvent(
  'MarksEntered',
  z.object({
    ...storedPlace,
    pass: z.union([z.literal(1), z.literal(2)]),
    marks: z.array(z.object({ userId: stored.storedId, subjectId: stored.storedId, mark: storedEntry })),
  }),
  { about: { exam: 'examId', mark: ({ marks }) => marks.map(({ userId }) => userId) } },
);

/** Of cells that two have typed differently, which one is right: both passes hold it then. */
export const DifferenceSettled = defineEvent(
  'DifferenceSettled',
  z.object({
    ...storedPlace,
    cells: z.array(
      z.object({
        userId: stored.storedId,
        subjectId: stored.storedId,
        /** Whose mark was taken. */
        pass: z.union([z.literal(1), z.literal(2)]),
        mark: storedEntry,
      }),
    ),
  }),
  { about: { exam: 'examId', mark: ({ cells }) => cells.map(({ userId }) => userId) } },
);

export type SettledFacts = DataOf<typeof DifferenceSettled>;
export type MarksFacts = DataOf<typeof MarksEntered>;
