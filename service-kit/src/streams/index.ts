import { keyedName, StreamOpened, streamList, streams } from '@madrasah/events';
import { type EventStore, UnreadableEvent } from '../event-store/index.ts';

export { logToRead, logToWrite } from './at-start.ts';
export { ownStreams } from './own.ts';

/** The id of the first event of `platform`: no two logs have the same; undefined until there is one. @throws StoreAway */
export async function logIdentity(store: Pick<EventStore, 'readStream'>): Promise<string | undefined> {
  for await (const { id } of store.readStream(streams.platform(), { limit: 1 })) return id;
  return undefined;
}

/**
 * The names of the keyed streams that a school has opened, in the order of their opening. Categories are not looked
 * up: one that a newer program declares is counted in, too.
 * @throws StoreAway · UnreadableEvent unless `unreadable` is given, which is told of it: the list then ends there
 */
export async function openedStreamsOf(
  store: EventStore,
  school: string,
  unreadable?: (event: UnreadableEvent) => void,
): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { type, data } of store.readStream(streams.opened(school))) {
      const { success, data: opened } = StreamOpened.schema.safeParse(data);
      if (type === StreamOpened.type && success) names.push(keyedName(opened.category, school, opened.key));
    }
  } catch (error) {
    if (!unreadable || !(error instanceof UnreadableEvent)) throw error;
    unreadable(error);
  }
  return [...new Set(names)];
}

/**
 * Every stream of a school: those that all schools have, with the platform's, then the opened ones. What is opened
 * afterwards is missing: who reads the streams' ends asks again whether the list still holds.
 * @throws as `openedStreamsOf`
 */
export const streamsOfSchool = async (
  store: EventStore,
  school: string,
  unreadable?: (event: UnreadableEvent) => void,
): Promise<string[]> => [
  ...new Set([...streamList.standingOf(school), ...(await openedStreamsOf(store, school, unreadable))]),
];

/**
 * What is read off all streams of a school, made again when one was opened meanwhile: nothing of a stream that is
 * not among them can then stand in front of what was read.
 * @throws as `openedStreamsOf`, and what `read` throws
 */
export async function overStreamsOf<T>(
  store: EventStore,
  school: string,
  read: (streams: readonly string[]) => Promise<T>,
  unreadable?: (event: UnreadableEvent) => void,
): Promise<T> {
  let names = await streamsOfSchool(store, school, unreadable);
  for (;;) {
    const found = await read(names);
    const now = await streamsOfSchool(store, school, unreadable);
    if (now.length === names.length) return found;
    names = now;
  }
}
