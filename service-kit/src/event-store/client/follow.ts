import { type EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';
import { StoreAway, UnreadableEvent } from '../errors.ts';
import type { RecordedEvent } from '../port.ts';
import { Misordered, type OpenRun, type Step } from '../subscription.ts';
import type { Limits } from './connection.ts';
import { Inbox } from './inbox.ts';
import { Gap, Order } from './order.ts';
import { lookBeyond, readStream } from './reads.ts';
import { clientPosition, type Wanted } from './record.ts';

const LINGER_MS = 5;
/** Told this seldom because nothing listens: every 32 × this many events. */
const CHECKPOINT_INTERVAL = 1000;

/** What a subscription is to bring: the server chooses by the beginnings of names, we by the whole of them. */
export interface Choice {
  /** Absent: all user events. */
  readonly beginnings: readonly string[] | undefined;
  readonly wanted: Wanted;
}

/** Runs of one subscription to the streams chosen, each from after a position until the connection breaks. */
export function follow(
  client: EventStoreDBClient,
  limits: Limits,
  { beginnings, wanted }: Choice,
  batch: number,
): OpenRun {
  const checkpointInterval = CHECKPOINT_INTERVAL;
  const filter = beginnings
    ? streamNameFilter({ prefixes: [...beginnings], checkpointInterval })
    : streamNameFilter({ regex: '^[^$]', checkpointInterval });
  const order = new Order();
  return async function* run(after, signal): AsyncGenerator<Step> {
    order.resume(after);
    const fromPosition = after === undefined ? START : clientPosition(after);
    const subscription = client.subscribeToAll({ fromPosition, filter });
    const inbox = new Inbox(subscription, batch, LINGER_MS, wanted);
    const stop = () => inbox.fail(new Error('stopped'));
    signal.addEventListener('abort', stop, { once: true });
    try {
      for await (const { events, caughtUp } of doubted(inbox, client, { limits, wanted }, after))
        yield { events: await admitted(order, events, client, limits), caughtUp };
    } catch (error) {
      if (error instanceof UnreadableEvent || error instanceof Misordered) throw error;
      throw new StoreAway('the subscription was interrupted', { cause: error });
    } finally {
      signal.removeEventListener('abort', stop);
      // Not awaited: before the store is found there is nothing yet to cancel, and it may never be found.
      subscription.unsubscribe().catch(() => undefined);
    }
  };
}

/** A gap is believed only when the stream itself, read beside the subscription, has it too. */
async function admitted(
  order: Order,
  events: readonly RecordedEvent[],
  client: EventStoreDBClient,
  limits: Limits,
): Promise<RecordedEvent[]> {
  for (;;)
    try {
      return order.admit(events);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      const { event, missing } = error;
      for await (const there of readStream(client, limits, event.stream, { from: missing, limit: 1 }))
        if (there.revision !== event.revision) throw error;
      order.believe(event);
    }
}

/**
 * The steps of a subscription, whose silence is doubted: the log is looked at beside it, and when it holds an event
 * that still does not come, the subscription is dead. A store that has told nothing because there is nothing, is
 * caught up with.
 */
async function* doubted(
  inbox: Inbox,
  client: EventStoreDBClient,
  { limits, wanted }: { readonly limits: Limits; readonly wanted: Wanted },
  after: number | undefined,
): AsyncGenerator<Step> {
  let looked = after;
  for (let missing = false; ; ) {
    const step = await inbox.next(limits.silentMs);
    if (step) {
      missing = false;
      looked = Math.max(looked ?? -1, step.events.at(-1)?.position ?? -1);
      yield step;
    } else if (missing) throw new Error('the log has grown and the subscription is silent');
    else {
      const beside = await lookBeyond(client, limits, wanted, looked);
      missing = beside.found;
      looked = beside.looked;
      if (!missing && inbox.settle()) yield { events: [], caughtUp: true };
    }
  }
}
