import { type EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';
import { StoreAway, UnreadableEvent } from '../errors.ts';
import type { OpenRun, Step } from '../subscription.ts';
import { Inbox } from './inbox.ts';
import { clientPosition } from './record.ts';

const LINGER_MS = 5;
/** Told this seldom because nothing listens: every 32 × this many events. */
const CHECKPOINT_INTERVAL = 1000;

/** One run of a subscription to all user events, from after a position until the connection breaks. */
export function follow(client: EventStoreDBClient, batch: number): OpenRun {
  return async function* run(after, signal): AsyncGenerator<Step> {
    const fromPosition = after === undefined ? START : clientPosition(after);
    const filter = streamNameFilter({ regex: '^[^$]', checkpointInterval: CHECKPOINT_INTERVAL });
    const subscription = client.subscribeToAll({ fromPosition, filter });
    const inbox = new Inbox(subscription, batch, LINGER_MS);
    const stop = () => inbox.fail(new Error('stopped'));
    signal.addEventListener('abort', stop, { once: true });
    try {
      while (!signal.aborted) yield await inbox.next();
    } catch (error) {
      if (error instanceof UnreadableEvent) throw error;
      throw new StoreAway('the subscription was interrupted', { cause: error });
    } finally {
      signal.removeEventListener('abort', stop);
      await subscription.unsubscribe().catch(() => undefined);
    }
  };
}
