import { streams } from '@madrasah/events';
import { eventHash, GENESIS_HASH } from '@madrasah/service-kit/codec';
import type { JsonObject, RecordedEvent } from '@madrasah/service-kit/event-store';
import type { Ground } from './small-school.ts';

/** The journal of a school as it is stored. */
export async function journalOf(ground: Ground, schoolId: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of ground.store.readStream(streams.journal(schoolId))) events.push(event);
  return events;
}

type Changes = { readonly data?: JsonObject; readonly metadata?: JsonObject };

/** A history in which one event says something else; its bytes are no longer those that were chained. */
export const withChanged = (
  events: readonly RecordedEvent[],
  index: number,
  change: (event: RecordedEvent) => Changes,
): RecordedEvent[] => {
  const event = events[index];
  if (!event) throw new Error(`no event ${index}`);
  const { data = {}, metadata = {} } = change(structuredClone(event));
  const changed = {
    ...event,
    data: { ...event.data, ...data },
    metadata: { ...event.metadata, ...metadata },
  };
  return events.with(index, changed);
};

/** The same events as a forger would leave them: numbered and chained anew, so that the chain says nothing. */
export function resealed(events: readonly RecordedEvent[]): RecordedEvent[] {
  let prevHash: string = GENESIS_HASH;
  return events.map((event, revision) => {
    const unsealed = { ...event, revision, metadata: { ...event.metadata, prevHash } };
    const hash = eventHash(unsealed);
    prevHash = hash;
    return { ...unsealed, metadata: { ...unsealed.metadata, hash } };
  });
}
