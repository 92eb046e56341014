import {
  type CrowdedIn,
  type CrowdedOnWire,
  crowdedOnWire,
  crowdedRows,
  NOBODY,
} from '@madrasah/events/exams';
import { examsStream } from '../../exams/state.ts';
import type { Desk } from '../../kernel/desk.ts';
import { resultsStream, takersAt } from '../state.ts';

/**
 * The rows of the routine at which candidates find fewer seats in the room than they are: told with the answer of what
 * brings them there, a warning, no refusal. @throws StoreAway
 */
export async function crowdedAfter(
  desk: Desk,
  schoolId: string,
  asked: CrowdedIn,
): Promise<readonly CrowdedOnWire[]> {
  const { routineRow, examRoom } = await desk.state(examsStream, schoolId);
  const rows = [...routineRow.values()].filter(({ retired }) => !retired);
  const sessions = [...new Set(rows.map(({ sessionId }) => sessionId))];
  const states = new Map(
    await Promise.all(
      sessions.map(async (id) => [id, await desk.state(resultsStream(id), schoolId)] as const),
    ),
  );
  const crowded = crowdedRows(
    rows,
    (roomId) => examRoom.get(roomId)?.seats ?? 0,
    (row) => {
      const state = states.get(row.sessionId);
      return state ? takersAt(state, row) : NOBODY;
    },
    asked,
  );
  return crowdedOnWire(crowded, (roomId) => examRoom.get(roomId)?.name.bn ?? '');
}
