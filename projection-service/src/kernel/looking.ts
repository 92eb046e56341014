import { AsyncLocalStorage } from 'node:async_hooks';
import { type Clock, today } from '@madrasah/service-kit/clock';
import type { EventStore, ReadOptions } from '@madrasah/service-kit/event-store';
import type { Context, Next } from 'koa';
import { collectionName, type Tenant } from './documents/index.ts';
import type { Source } from './query.ts';

/** The log itself: what is answered from it may change with any event. */
const LOG = '*';
/** The instant: what looks at more of the clock than the day is another answer a moment later. */
const INSTANT = '@';
/** Told by whatever reads persons: their collection. */
const PEOPLE = 'people';

const looks = new AsyncLocalStorage<Set<string>>();

/** Notes that what is being answered depends on a read model, by the name news of it are told under. */
export function lookAt(kind: string): void {
  looks.getStore()?.add(kind);
}

/** Notes that what is being answered may change with any event, or without one: nobody keeps it. */
export const lookAtAll = (): void => lookAt(LOG);

/**
 * What the answer that is being made has looked at so far.
 * @returns undefined when nothing tells until when it will hold: it looked at nothing, at the log or at the instant
 */
export function lookedAt(): ReadonlySet<string> | undefined {
  const looked = looks.getStore();
  return !looked || looked.size === 0 || looked.has(LOG) || looked.has(INSTANT) ? undefined : looked;
}

/** What a part of an answer comes to, and the read models that part alone depends on. */
export async function lookedAtBy<T>(part: () => Promise<T>): Promise<{ result: T; kinds: string[] }> {
  const looked = new Set<string>();
  const result = await looks.run(looked, part);
  for (const kind of looked) lookAt(kind);
  return { result, kinds: [...looked].sort() };
}

/**
 * Tells with each answer of a query on which read models it depends (`X-Kinds`, names with commas between): while
 * nothing else is projected it need not be asked for again. One that has read the log itself does not say so.
 */
export async function tellingKinds(context: Context, next: Next): Promise<void> {
  const looked = new Set<string>();
  await looks.run(looked, next);
  const told = [...looked].filter((kind) => kind !== INSTANT).sort();
  if (context.response.get('x-position') !== '' && !looked.has(LOG)) context.set('x-kinds', told.join(','));
}

/** The read models of a school, whose reading is noted. */
export const watchedTenant = (tenant: Tenant): Tenant => ({
  school: tenant.school,
  find(source, ...rest) {
    lookAt(collectionName(source));
    return tenant.find(source, ...rest);
  },
  findOne(source, key) {
    lookAt(collectionName(source));
    return tenant.findOne(source, key);
  },
  findByKeys(source, keys) {
    lookAt(collectionName(source));
    return tenant.findByKeys(source, keys);
  },
  count(source, ...rest) {
    lookAt(collectionName(source));
    return tenant.count(source, ...rest);
  },
  rows(columns) {
    lookAt(collectionName(columns.of));
    return tenant.rows(columns);
  },
});

/** One event that is pointed at never changes, but that a person it names may be erased. */
const kindRead = (options?: ReadOptions) =>
  options?.limit === 1 && typeof options.from === 'number' ? PEOPLE : LOG;

/** A store for whoever answers queries, whose reading is noted. */
export const watchedStore = (store: EventStore): EventStore => ({
  ...store,
  readStream(stream, options) {
    lookAt(kindRead(options));
    return store.readStream(stream, options);
  },
  readAll(...given) {
    lookAt(LOG);
    return store.readAll(...given);
  },
});

/** A clock for whoever answers queries: it is noted when more of it was looked at than the business day. */
export const watchedClock = (clock: Clock): Clock => ({
  now() {
    lookAt(INSTANT);
    return clock.now();
  },
  today: () => today(clock),
});

/** The read models an event of a type changes, of those that queries are answered from. */
export function kindsTouched(sources: readonly Source[]): (type: string) => readonly string[] {
  const handled = sources.map((source) =>
    'collection' in source
      ? { kind: source.collection, wants: (type: string) => Object.hasOwn(source.on, type) }
      : { kind: source.name, wants: (type: string) => source.types?.has(type) ?? true },
  );
  const known = new Map<string, readonly string[]>();
  return (type) => {
    const kinds = known.get(type) ?? handled.filter(({ wants }) => wants(type)).map(({ kind }) => kind);
    known.set(type, kinds);
    return kinds;
  };
}
