import type { Language } from '@madrasah/events';
import {
  type CrowdedIn,
  type CrowdedOnWire,
  crowdedOnWire,
  crowdedRows,
  examRooms,
  examRoutine,
  takersIn,
} from '@madrasah/events/exams';
import { nameIn } from '../../academics/index.ts';
import { examRoomsProjector, examRoutineProjector } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { registerRows } from '../../kernel/register.ts';
import { candidatesProjector } from '../candidates/projector.ts';
import { placeKey } from '../conditions.ts';
import { seatPlansProjector } from './projector.ts';

export const crowdedNeed = [
  examRoutineProjector,
  examRoomsProjector,
  candidatesProjector,
  seatPlansProjector,
];

/** The rows of the routine at which candidates find fewer seats in the room than they are. @throws DocumentsAway */
export async function crowdedRooms(
  tenant: Tenant,
  asked: CrowdedIn,
  language: Language,
): Promise<readonly CrowdedOnWire[]> {
  const [routine, rooms] = await Promise.all([
    registerRows(tenant, examRoutine, examRoutineProjector),
    registerRows(tenant, examRooms, examRoomsProjector),
  ]);
  const rows = [...routine.values()].filter(({ retired }) => !retired);
  if (!rows.some(({ examId, sessionId }) => examId === asked.examId && sessionId === asked.sessionId))
    return [];
  const [lists, plans] = await Promise.all([
    tenant.find(candidatesProjector, {}),
    tenant.find(seatPlansProjector, {}),
  ]);
  const listed = new Map(lists.map((list) => [placeKey(list), list.candidates]));
  const crowded = crowdedRows(
    rows,
    (roomId) => rooms.get(roomId)?.seats ?? 0,
    (row) => {
      const own = plans.filter((one) => one.sessionId === row.sessionId && one.examId === row.examId);
      const taking = (listed.get(placeKey(row)) ?? []).map(({ userId }) => userId);
      return takersIn(
        taking,
        own.flatMap((plan) => plan.rooms),
      );
    },
    asked,
  );
  return crowdedOnWire(crowded, (roomId) => nameIn(rooms.get(roomId), language));
}
