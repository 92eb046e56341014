import { dhakaDay, isRefusal, type Refusal, streams } from '@madrasah/events';
import { presentHeadsOf } from '@madrasah/service-kit/daily-root';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { streamsOfSchool } from '@madrasah/service-kit/streams';
import { type Desk, type Done, type Errand, stepOn } from '../kernel/desk.ts';
import { dueDay, takeRoot } from './decide.ts';
import { type AuditState, auditStream, knownHeads, type LastRoot } from './state.ts';

/** Closes a day over the heads as the log has them, not as this instance believes they are. @throws StoreAway */
export async function closeDay(desk: Desk, day: string, errand: Errand): Promise<Done | Refusal> {
  const { schoolId } = errand;
  const present = await presentHeadsOf(desk.store, schoolId);
  return desk.perform(
    stepOn(auditStream, (state) => takeRoot(state, { schoolId, ...present }, day)),
    errand,
  );
}

/**
 * Takes the root of the last finished day, when it is due and something was recorded on a finished day since the
 * last root. Were the product off for days, one root closes them all.
 * @returns whether one was taken
 * @throws StoreAway
 */
export async function closeFinishedDay(desk: Desk, errand: Errand): Promise<boolean> {
  const { schoolId } = errand;
  const state = await desk.state(auditStream, schoolId);
  const day = dueDay(state, desk.clock.now());
  if (day === undefined || !(await hasEventsUpTo(desk.store, schoolId, state, day))) return false;
  const present = await presentHeadsOf(desk.store, schoolId);
  const taken = await desk.perform(
    stepOn(auditStream, (now, { now: instant }) =>
      // Another instance may have been first.
      dueDay(now, instant) === day ? takeRoot(now, { schoolId, ...present }, day) : [],
    ),
    errand,
  );
  return !isRefusal(taken) && taken.events.length > 0;
}

/** Whether something was recorded after the last root and not after the day. */
async function hasEventsUpTo(
  store: EventStore,
  schoolId: string,
  state: AuditState,
  day: string,
): Promise<boolean> {
  const known = knownHeads(state);
  const own = (await streamsOfSchool(store, schoolId)).filter(
    (stream) => stream !== streams.platform() && stream !== streams.audit(schoolId),
  );
  for (const stream of own)
    for await (const { metadata } of store.readStream(stream, {
      from: 1 + (known.get(stream)?.[1] ?? -1),
      limit: 1,
    }))
      if (dhakaDay(new Date(String(metadata['at']))) <= day) return true;
  return false;
}

export const lastOf = (state: AuditState): LastRoot | undefined => state.last.get('root');
