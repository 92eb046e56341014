import { randomUUID } from 'node:crypto';
import { until } from '../../conformance/samples.ts';
import type { AllSubscription, EventStore, RecordedEvent } from '../../port.ts';
import type { MisbehavingServer } from './server.ts';

/** Records events beside the adapter: one for each name, in the stream of this name. */
export function recordDirectly(server: MisbehavingServer, ...streams: string[]): void {
  for (const stream of streams) {
    const proposed = {
      id: { string: randomUUID() },
      metadata: { type: 'Recorded', 'content-type': 'application/json' },
      data: Buffer.from('{}'),
    };
    const expected = server.log.of(stream).length - 1;
    server.log.append({ stream, expected, events: [proposed] });
  }
}

export interface Following {
  readonly got: RecordedEvent[];
  readonly reasons: Error[];
  /** How many events had come when the end of the log was told, each time. */
  readonly caughtUp: number[];
  readonly subscription: AllSubscription;
  /** Waits until everything in the log has come. */
  upToDate(): Promise<void>;
}

export function follow(server: MisbehavingServer, store: EventStore, after?: number): Following {
  const got: RecordedEvent[] = [];
  const reasons: Error[] = [];
  const caughtUp: number[] = [];
  const subscription = store.subscribeAll(after, {
    onEvents: async (events) => void got.push(...events),
    onCaughtUp: () => void caughtUp.push(got.length),
    onInterrupted: (reason) => void reasons.push(reason),
  });
  const last = () => server.log.events.at(-1)?.position;
  return {
    got,
    reasons,
    caughtUp,
    subscription,
    upToDate: () => until(() => got.at(-1)?.position === last(), 'the end of the log'),
  };
}
