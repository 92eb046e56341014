import type Router from '@koa/router';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { reasonOf } from '@madrasah/service-kit/starting';
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

/** What is asked again and again: undefined when it answers, else since when it does not, and why. */
function awaySince() {
  let since: string | undefined;
  return (asked: Promise<unknown>) =>
    asked.then(
      () => {
        since = undefined;
        return undefined;
      },
      (error: unknown) => {
        since ??= new Date().toISOString();
        return `since ${since}: ${reasonOf(error)}`;
      },
    );
}

const holds = (question: Promise<boolean>) => question.catch(() => false);

/**
 * `/healthz`: the process lives. `/readyz`: both stores answer, every fold is live, the school is known; `percent` tells
 * how far what is being made anew has come.
 */
export function mountHealth(router: Router, health: Health): void {
  router.get('/healthz', (context) => {
    context.body = { alive: true };
  });
  const sinceWhen = awaySince();
  router.get('/readyz', async (context) => {
    const [away, documentStore, known] = await Promise.all([
      sinceWhen(health.store.ping()),
      answers(health.documents.ping()),
      holds(health.isKnown()),
    ]);
    const eventStore = away === undefined;
    const statuses = health.projections.statuses();
    const live = Object.values(statuses).every(({ state }) => state === 'live');
    const ready = eventStore && documentStore && live && known;
    const { reasons, percent } = reasonsOf(health.projections);
    const projections = Object.fromEntries(
      Object.entries(statuses).map(([name, { state }]) => [name, state]),
    );
    const reason = [
      ...(eventStore ? [] : [`the event store does not answer ${away}`]),
      ...(documentStore ? [] : ['the document store does not answer']),
      ...reasons,
      ...(known ? [] : ['the first institution is not known yet']),
    ].join('; ');
    context.status = ready ? 200 : 503;
    context.body = {
      ready,
      ...(reason && { reason }),
      eventStore,
      documentStore,
      known,
      projections,
      percent,
    };
  });
}

/** What keeps the folds from being relied on, in words, and how far each that is made anew has come. */
function reasonsOf(projections: Projections) {
  const percent: Record<string, number> = {};
  const reasons: string[] = [];
  for (const [name, { state }] of Object.entries(projections.statuses())) {
    if (state === 'stopped') reasons.push(`${name} has stopped`);
    if (state !== 'rebuilding') continue;
    percent[name] = projections.progress(name);
    reasons.push(`${name} is being made anew, ${percent[name]} %`);
  }
  return { reasons, percent };
}
