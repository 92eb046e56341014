import { SettledAppends } from './client/append.ts';
import { connect, DEFAULT_LIMITS, type Limits } from './client/connection.ts';
import { follow } from './client/follow.ts';
import { ping, readAll, readStream } from './client/reads.ts';
import { isUserStream } from './client/record.ts';
import { told } from './interruptions.ts';
import { type StreamNames, underPrefix } from './names.ts';
import type { AllSubscription, EventStore } from './port.ts';
import { keepSubscribed } from './subscription.ts';

const BATCH = 500;

export interface ClientEventStoreOptions extends Partial<Limits> {
  /** `esdb://…`, of EventStoreDB or of the embedded store; `unix:/…` of the embedded store on this machine. */
  readonly connectionString: string;
  /** The streams that are ours; all user streams when absent. */
  readonly own?: StreamNames;
  /** Told when an append must be asked about again and when a subscription is interrupted; a pino logger fits. */
  readonly log?: { warn(detail: object, message: string): void };
}

/** The event store behind the wire: the one adapter for production, over the real EventStoreDB client. */
export function clientEventStore({
  connectionString,
  own,
  log,
  ...limits
}: ClientEventStoreOptions): EventStore {
  const { client, close } = connect(connectionString);
  const settings = { ...DEFAULT_LIMITS, ...limits };
  const appends = new SettledAppends(client, settings, (stream, error) =>
    log?.warn({ stream, err: error }, 'an append was not answered; asking again'),
  );
  const wanted = own ? (stream: string) => own.has(stream) : isUserStream;
  const choice = { beginnings: own?.beginnings, wanted };
  const subscriptions = new Set<AllSubscription>();
  const store: EventStore = {
    append: (stream, expected, events) => appends.append(stream, expected, events),
    readStream: (stream, options) => readStream(client, settings, stream, options ?? {}),
    readAll: (after) => readAll(client, settings, wanted, after),
    subscribeAll(after, handlers, batch) {
      const run = follow(client, settings, choice, batch ?? BATCH);
      const backoff = { firstMs: settings.firstPauseMs, maxMs: 2 * settings.longestPauseMs };
      const subscription = keepSubscribed(run, after, told(handlers, log), backoff);
      subscriptions.add(subscription);
      return {
        async stop() {
          await subscription.stop();
          subscriptions.delete(subscription);
        },
      };
    },
    ping: () => ping(client, settings),
    async close() {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await close();
    },
  };
  return underPrefix(store, own?.prefix ?? '');
}
