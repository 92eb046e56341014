import type { Day } from '@madrasah/events';
import { DuesReplied } from '@madrasah/events/dues';
import type { Tenant } from '../../kernel/documents/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

/** What a guardian answered to the letter of a day. */
export interface Reply {
  readonly userId: number;
  readonly asOf: Day;
  readonly on: Day;
  readonly at: string;
  /** Paisa; null: he agrees. */
  readonly says: number | null;
  readonly noteId: number | null;
}

interface RepliesToOne {
  readonly asOf: Day;
  /** In the order they were written. */
  readonly replies: readonly Reply[];
}

/** Answers to letters, by student and day of the letter. */
export const repliesProjector = defineProjector<RepliesToOne>({
  name: 'dues-replies',
  version: 1,
  collection: 'dues-replies',
  indexes: [{ asOf: 1 }],
  on: {
    DuesReplied: when(DuesReplied, {
      keys: ({ data }) => [`${data.userId}-${data.asOf}`],
      fold: (before, { data: { userId, asOf, on, says, noteId }, metadata: { at } }) => ({
        asOf,
        replies: [...(before?.replies ?? []), { userId, asOf, on, at, says, noteId }],
      }),
    }),
  },
});

/** What was answered to the letters of a day, the last answer of each student, by UserID. @throws DocumentsAway */
export async function repliesTo(
  tenant: Tenant,
  asOf: Day,
  knownAt: Date | undefined,
): Promise<ReadonlyMap<number, Reply>> {
  const found = await tenant.find(repliesProjector, { asOf });
  const known = knownAt?.toISOString();
  const last = found.flatMap(({ replies }) => replies.filter(({ at }) => at <= (known ?? at)).slice(-1));
  return new Map(last.map((reply) => [reply.userId, reply]));
}
