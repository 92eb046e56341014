import type Router from '@koa/router';
import type { EventStore } from '@madrasah/service-kit/event-store';
import type { Documents } from './documents/index.ts';
import type { Projections } from './projecting/index.ts';

export interface Health {
  readonly store: EventStore;
  readonly documents: Documents;
  readonly projections: Projections;
  /** Whether the school without which this installation is not ready is there. */
  isKnown(): Promise<boolean>;
}

const answers = (ping: Promise<unknown>) =>
  ping.then(
    () => true,
    () => false,
  );

const holds = (question: Promise<boolean>) => question.catch(() => false);

/**
 * `/healthz`: the process lives. `/readyz`: both stores answer, every fold is live, the school is known; `percent` tells
 * how far what is being made anew has come.
 */
export function mountHealth(router: Router, health: Health): void {
  router.get('/healthz', (context) => {
    context.body = { alive: true };
  });
  router.get('/readyz', async (context) => {
    const [eventStore, documentStore, known] = await Promise.all([
      answers(health.store.ping()),
      answers(health.documents.ping()),
      holds(health.isKnown()),
    ]);
    const statuses = health.projections.statuses();
    const live = Object.values(statuses).every(({ state }) => state === 'live');
    const ready = eventStore && documentStore && live && known;
    const projections = Object.fromEntries(
      Object.entries(statuses).map(([name, { state }]) => [name, state]),
    );
    const rebuilding = Object.entries(statuses).filter(([, { state }]) => state === 'rebuilding');
    const percent = Object.fromEntries(rebuilding.map(([name]) => [name, health.projections.progress(name)]));
    context.status = ready ? 200 : 503;
    context.body = { ready, eventStore, documentStore, known, projections, percent };
  });
}
