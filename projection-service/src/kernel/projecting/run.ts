import { eventCatalogue } from '@madrasah/events';
import { beginningOf } from './members/checkpoints.ts';
import { type Listener, listenerMember, type ProjectorMember } from './members/member.ts';
import { projectorMember } from './members/projector-member.ts';
import type { ProjectionsOptions } from './options.ts';
import { Projections } from './running.ts';

/**
 * Starts one subscription to the log for all projectors and listeners. Projectors whose checkpoint does not hold
 * rebuild beside it; those that start from nothing share the one pass.
 * @throws StoreAway · DocumentsAway when the checkpoints cannot be read and compared
 */
export async function runProjections(given: ProjectionsOptions): Promise<Projections> {
  const options = { ...given, catalogue: given.catalogue ?? eventCatalogue };
  const { projections: store } = options.documents;
  const projectors = options.projectors.map((projector) => projectorMember(projector, store));
  const stale = await prepared(projectors, options);
  const settled = projectors.filter((member) => !stale.includes(member));
  const listeners = options.listeners ?? [];
  const after = beginning(settled, listeners);
  const members = listeners.map((listener) => ({
    ...listenerMember(listener),
    // Not ahead of the subscription, though another log may have taken the place of the one it stood in.
    position: Math.min(after, beginningOfListener(listener, after)),
  }));
  const running = new Projections(options, projectors, members);
  await running.begin(after, stale);
  return running;
}

/** Makes the collections and finds where each projector stands. @returns those that must rebuild */
async function prepared(
  members: readonly ProjectorMember[],
  { documents: { projections }, events }: ProjectionsOptions,
): Promise<ProjectorMember[]> {
  const stale: ProjectorMember[] = [];
  for (const member of members) {
    const start = await beginningOf(member, projections, events);
    if (start === 'fresh') member.known.reset('empty');
    if (start === 'rebuild') stale.push(member);
    else if (member.position > 0) member.status = { state: 'live' };
    await projections.prepare(member.projector.collection, member.projector.indexes);
    if (start === 'fresh') member.marker = await projections.mark(member.projector.collection);
  }
  return stale;
}

/** Where the subscription must begin so that nobody misses an event. */
function beginning(settled: readonly ProjectorMember[], listeners: readonly Listener[]): number {
  if (settled.length === 0) return 0;
  const present = Math.min(...settled.map(({ position }) => position));
  return Math.min(present, ...listeners.map((listener) => beginningOfListener(listener, present)));
}

function beginningOfListener({ from = 'start' }: Listener, present: number): number {
  if (typeof from === 'number') return from;
  return from === 'present' ? present : 0;
}
