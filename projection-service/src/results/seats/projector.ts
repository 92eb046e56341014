import { type SeatPlanFacts, SeatPlanMade, SeatPlanWithdrawn } from '@madrasah/events/results';
import type { Tenant } from '../../kernel/documents/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

const keyOf = ({ sessionId, planId }: Pick<SeatPlanFacts, 'sessionId' | 'planId'>) =>
  `${sessionId}-${planId}`;

/** The seat plans that stand. */
export const seatPlansProjector = defineProjector<SeatPlanFacts>({
  name: 'seat-plans',
  version: 1,
  collection: 'seat-plans',
  indexes: [{ sessionId: 1, examId: 1 }],
  on: {
    SeatPlanMade: when(SeatPlanMade, { keys: ({ data }) => [keyOf(data)], fold: (_, { data }) => data }),
    SeatPlanWithdrawn: when(SeatPlanWithdrawn, {
      keys: ({ data }) => [keyOf(data)],
      fold: () => undefined,
    }),
  },
});

/** Where somebody sits: the room, and the number of the seat in it, counted row by row from 1. */
export interface Seat {
  readonly roomId: number;
  readonly number: number;
  readonly userId: number;
}

/** The seats of an exam that somebody sits on, room by room. @throws DocumentsAway */
export async function seatsOf(
  tenant: Tenant,
  exam: Pick<SeatPlanFacts, 'sessionId' | 'examId'>,
): Promise<Seat[]> {
  const plans = await tenant.find(seatPlansProjector, { sessionId: exam.sessionId, examId: exam.examId });
  return plans.flatMap(({ rooms }) =>
    rooms.flatMap(({ roomId, seated }) =>
      seated.flatMap((userId, at) => (userId === null ? [] : [{ roomId, number: at + 1, userId }])),
    ),
  );
}

/**
 * The numbers of the seats of an exam: of somebody of a section that has a plan, empty where he was listed after it was
 * made; undefined in a section without one. @throws DocumentsAway
 */
export async function seatNumbers(tenant: Tenant, exam: Pick<SeatPlanFacts, 'sessionId' | 'examId'>) {
  const [plans, seats] = await Promise.all([
    tenant.find(seatPlansProjector, { sessionId: exam.sessionId, examId: exam.examId }),
    seatsOf(tenant, exam),
  ]);
  const planned = new Set(plans.flatMap(({ sectionIds }) => sectionIds));
  const numbers = new Map(seats.map(({ userId, number }) => [userId, String(number)]));
  return (userId: number, sectionId: number): string | undefined =>
    planned.has(sectionId) ? (numbers.get(userId) ?? '') : undefined;
}
