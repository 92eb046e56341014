import type { EventStore } from '@madrasah/service-kit/event-store';
import { eventsBehind, type Metrics } from '@madrasah/service-kit/metrics';
import type { Desk } from './kernel/desk.ts';
import type { Observer } from './observer.ts';

/** What the write side tells whoever watches it. */
export function tellFigures(metrics: Metrics, store: EventStore, desk: Desk, observer: Observer): void {
  metrics.gauge('queue_decisions', 'Decisions waiting in the queues of the streams.', 'state', () => ({
    waiting: desk.sizes.waiting,
  }));
  metrics.gauge('fold_size', 'What is folded in memory: streams, and their records.', 'of', () => {
    const { streams, rows } = desk.sizes;
    return { streams, rows };
  });
  metrics.gauge('events_behind', 'Events of the log not seen yet, up to 1000.', 'reader', async () => ({
    observer: await eventsBehind(store, observer.position),
  }));
}
