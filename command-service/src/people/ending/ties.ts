import { PERSON } from '@madrasah/events/people';
import type { DecisionContext, Desk } from '../../kernel/desk.ts';
import type { StreamKind } from '../../kernel/stream.ts';

/** What hangs on a person, so that he cannot simply be put aside: whether he is held by each of the ties. */
export type Ties = Readonly<Record<(typeof PERSON.ties)[number], boolean>>;

/** Where the ties of people are found, as far as a school has opened the streams. */
export interface TiesFrame {
  readonly reads: readonly StreamKind[];
  tiesOf(userId: number, look: DecisionContext['look']): Ties;
}

/** @throws StoreAway */
export async function tiesFrame(desk: Desk, schoolId: string): Promise<TiesFrame> {
  const users = await desk.usersOf(PERSON, schoolId);
  return {
    reads: users.reads,
    tiesOf(userId, look) {
      const held = users.tiesOf(userId, look);
      return Object.fromEntries(PERSON.ties.map((tie) => [tie, held.has(tie)])) as unknown as Ties;
    },
  };
}
