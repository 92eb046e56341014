import { CHECKPOINTS, type ProjectionStore } from '../documents/index.ts';
import type { Projector } from '../projecting/index.ts';

const BUILDING = /__v\d+_building_[0-9a-f]+$/;

/**
 * Drops what projectors of another program have left in a loaded snapshot: no event reaches it any more, not even
 * one that erases a person. Checkpoints go first, so that a projector that comes back begins anew.
 * Only for a store that is this process's own. @throws DocumentsAway
 */
export async function dropOrphans(
  store: ProjectionStore,
  projectors: readonly Projector[],
): Promise<string[]> {
  await store.keepCheckpoints(projectors.map(({ name }) => name));
  const known = new Set([CHECKPOINTS, ...projectors.map(({ collection }) => collection)]);
  const orphans = (await store.collections()).filter((name) => !known.has(name) && !BUILDING.test(name));
  for (const name of orphans) await store.drop(name);
  return orphans;
}
