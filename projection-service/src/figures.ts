import type { EventStore } from '@madrasah/service-kit/event-store';
import { eventsBehind, type Metrics } from '@madrasah/service-kit/metrics';
import type { Projections } from './kernel/projecting/index.ts';
import type { BooksShelf } from './ledger/books/index.ts';

const LIVE = { live: 1, rebuilding: 0, stopped: 0 };

/** What the read side tells whoever watches it. */
export function tellFigures(
  metrics: Metrics,
  store: EventStore,
  projections: Projections,
  shelf: BooksShelf,
): void {
  metrics.gauge('events_behind', 'Events of the log not folded yet, up to 1000.', 'reader', async () => ({
    projections: await eventsBehind(store, projections.head.position),
  }));
  metrics.gauge('reads_waiting', 'Reads that wait for what was just recorded.', 'state', () => ({
    waiting: projections.head.waiting,
  }));
  metrics.gauge(
    'projection_live',
    '1 while a fold is whole, 0 while it rebuilds or has stopped.',
    'fold',
    () =>
      Object.fromEntries(
        Object.entries(projections.statuses()).map(([name, { state }]) => [name, LIVE[state]]),
      ),
  );
  metrics.gauge('books_size', 'The books in memory: schools, and their entries.', 'of', () => shelf.sizes);
}
