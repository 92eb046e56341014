import { academicLists, standingIn } from '../academics/index.ts';
import { feePricesProjector } from '../fees/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { monthCalendarsProjector } from '../plans/index.ts';
import { conditionsProjector } from '../results/index.ts';

/** Of so many classes of the session so many have it. */
export interface OfClasses {
  readonly done: number;
  readonly all: number;
}

/** The ids of classes that have something in a session. */
type Having = (tenant: Tenant, sessionId: number) => Promise<readonly number[]>;

/**
 * How many of the classes that are taught have something in the session that runs, of several the one added last;
 * undefined while no session runs or no class has a section.
 */
async function ofSession(tenant: Tenant, having: Having): Promise<OfClasses | undefined> {
  const { sessions, classes, sections } = await academicLists(tenant);
  const running = standingIn(sessions).filter(({ active }) => active);
  const taught = new Set(standingIn(sections).map(({ classId }) => classId));
  const all = standingIn(classes).filter(({ id }) => taught.has(id));
  if (running.length === 0 || all.length === 0) return undefined;
  const has = new Set(await having(tenant, Math.max(...running.map(({ id }) => id))));
  return { done: all.filter(({ id }) => has.has(id)).length, all: all.length };
}

/** Whose months have days. @throws DocumentsAway */
export const classesWithMonths = (tenant: Tenant) =>
  ofSession(tenant, async (_, sessionId) =>
    (await tenant.find(monthCalendarsProjector, { sessionId })).map(({ classId }) => classId),
  );

/** Whose papers are reckoned by conditions in some exam. */
export const classesWithConditions = (tenant: Tenant) =>
  ofSession(tenant, async (_, sessionId) => {
    const { sections } = await academicLists(tenant);
    const places = await tenant.find(
      conditionsProjector,
      { 'results.sessionId': sessionId },
      { projection: { 'results.sectionId': 1 } },
    );
    return places.flatMap(({ results }) => sections.get(results?.sectionId ?? 0)?.classId ?? []);
  });

/** Where something costs something, from whatever day on. @throws DocumentsAway */
export const classesWithPrices = (tenant: Tenant) =>
  ofSession(tenant, async (_, sessionId) =>
    (await tenant.find(feePricesProjector, { sessionId }))
      .filter(({ versions }) => versions.at(-1)?.amounts?.some((amount) => amount !== null))
      .map(({ classId }) => classId),
  );
