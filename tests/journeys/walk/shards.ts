import { contextIn, DOOR, registeredContexts } from './routes.ts';
import { walkThrough } from './walk.ts';

/** Which contexts are walked together: each shard is a test file of its name. */
const SHARDS = {
  counter: ['fees'],
  books: ['ledger', 'audit'],
  school: ['academics', 'admissions', 'people'],
} as const;

/** Walks the contexts of a shard. */
export async function walkShard(name: keyof typeof SHARDS): Promise<void> {
  const contexts = await Promise.all(SHARDS[name].map(contextIn));
  walkThrough(
    contexts.flatMap(({ screens }) => screens),
    contexts.flatMap(({ open = [] }) => open),
  );
}

/** Walks whatever stands in no shard, and the door: so that no context is left out. */
export async function walkTheRest(): Promise<void> {
  const elsewhere = await Promise.all(Object.values(SHARDS).flat().map(contextIn));
  const rest = (await registeredContexts()).filter((context) => !elsewhere.includes(context));
  walkThrough(
    rest.flatMap(({ screens }) => screens),
    [DOOR, ...rest.flatMap(({ open = [] }) => open)],
  );
}
