import * as z from 'zod';
import { stored } from '../../kernel/index.ts';

/** What a published version calls all that it names beside its students, in every language. */
export const storedWords = z.object({
  ...{ session: stored.storedNames, exam: stored.storedNames },
  ...{ class: stored.storedNames, section: stored.storedNames },
  subjects: z.array(z.object({ subjectId: stored.storedId, name: stored.storedNames })),
});

export type SheetWords = z.output<typeof storedWords>;

/** The words of a version that corrects another: as they stand there; a paper that was added is called as it is now. */
export const keptWords = (kept: SheetWords, now: SheetWords): SheetWords => {
  const before = new Map(kept.subjects.map((one) => [one.subjectId, one]));
  return { ...kept, subjects: now.subjects.map((one) => before.get(one.subjectId) ?? one) };
};
