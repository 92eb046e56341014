import {
  defineEvent,
  defineKeyedStream,
  defineStream,
  type EventDefinition,
  isRefusal,
  listStreams,
  openedStreams,
  refuse,
  StreamOpened,
} from '@madrasah/events';
import { SetClock } from '@madrasah/service-kit/clock';
import { Codec, type DomainEvent, EMPTY_CHAIN } from '@madrasah/service-kit/codec';
import {
  type EventStore,
  inProcessEventStore,
  type NewEvent,
  type RecordedEvent,
} from '@madrasah/service-kit/event-store';
import type { NewTable, Table } from '@madrasah/service-kit/folding';
import { FileVault } from '@madrasah/service-kit/vault';
import * as z from 'zod';
import { Desk, type Done, type Errand, hashInput, type Step } from './desk.ts';
import type { StreamDefinition } from './stream.ts';

const ThingCounted = defineEvent('ThingCounted', z.object({ number: z.int(), name: z.string() }));
const definitions = [ThingCounted, StreamOpened] as unknown as readonly EventDefinition[];
const catalogue = new Map(definitions.map((definition) => [definition.type, definition]));
const boxesOf = defineKeyedStream<[box: number]>('boxes');
const categories = ['things', 'others', 'thirds'].map(defineStream);
const list = listStreams([...categories, boxesOf, openedStreams]);

/** A toy stream: things with different names, numbered without gaps. */
export interface Things {
  readonly names: Table<string, number>;
}
const thingsIn = (category: string): StreamDefinition<Things> => ({
  category,
  nameFor: defineStream(category),
  initial: (table: NewTable) => ({ names: table() }),
  evolve: (state, event) => {
    const { number, name } = event.data as { number: number; name: string };
    state.names.set(name, number);
  },
});
export const things = thingsIn('things');
export const others = thingsIn('others');
export const thirds = thingsIn('thirds');
/** Things in a stream that is opened. */
export const box = (number: number): StreamDefinition<Things> => ({
  ...others,
  category: boxesOf.category,
  nameFor: (school) => boxesOf(school, number),
});

export const counted = (state: Things, ...names: string[]) =>
  names.map((name, index) => ThingCounted({ number: state.names.size + 1 + index, name }));

/** Counts a thing; a name that is taken is refused. */
export const count = (name: string, stream = things): Step<Things> => ({
  stream,
  decide: (state) => (state.names.has(name) ? refuse('conflict.changed') : counted(state, name)),
});

export const clock = new SetClock('2026-04-14T04:05:00.000Z');
export const codec = new Codec(new FileVault(':memory:'), catalogue, list);
export const memory = () => inProcessEventStore(':memory:');
export const deskOn = (store: EventStore) => new Desk(store, codec, clock);

/** In whose name; with a key it is told apart from its repetition by `input`. */
export const errand = (key?: string, input: unknown = {}, schoolId = '1001', actorId = 4): Errand => ({
  schoolId,
  actor: { id: actorId, permissionType: 5 },
  requestId: 'r',
  correlationId: 'r',
  causationId: 'r',
  ...(key ? { idempotencyKey: key, inputHash: hashInput('Count', input) } : {}),
});

/** What was recorded; a refusal fails the test. */
export function recorded(outcome: Done | { refused: true }): readonly DomainEvent[] {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.code}`);
  return (outcome as Done).events;
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const item of items) read.push(item);
  return read;
}

export async function stored(store: EventStore, stream = 'things-1001'): Promise<RecordedEvent[]> {
  return all(store.readStream(stream));
}
export const numbersOf = (events: readonly { data: object }[]) =>
  events.map(({ data }) => (data as { number: number }).number);

/** What may be done to the calls of a store, and what they were. */
export interface Watch {
  /** Events of each append, by the stream's name. */
  readonly appends: [stream: string, events: number][];
  reads: number;
  before?: ((stream: string) => unknown) | undefined;
  after?: ((stream: string) => unknown) | undefined;
  onRead?: ((stream: string) => unknown) | undefined;
}

/** A store whose calls are counted and can be made to wait or fail. */
export function watched(inner: EventStore): { store: EventStore; watch: Watch } {
  const watch: Watch = { appends: [], reads: 0 };
  const store: EventStore = {
    ...inner,
    async append(stream, expected, events: readonly NewEvent[]) {
      watch.appends.push([stream, events.length]);
      await watch.before?.(stream);
      const appended = await inner.append(stream, expected, events);
      await watch.after?.(stream);
      return appended;
    },
    async *readStream(stream, options) {
      watch.reads += 1;
      await watch.onRead?.(stream);
      yield* inner.readStream(stream, options);
    },
  };
  return { store, watch };
}

/** Fails the next call with this error, the calls after it no more. */
export const once = (error: Error) => {
  let left = 1;
  return () => {
    if (left-- > 0) throw error;
  };
};

/** Lets everything that can go on without us go on. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** An event that another program wrote; with `hash` it claims to follow something else than it does. */
export async function foreign(store: EventStore, name: string, number: number, hash?: string): Promise<void> {
  const last = (await stored(store)).at(-1);
  const head = last
    ? { revision: last.revision, hash: last.metadata['hash'] as string, at: last.metadata['at'] as string }
    : EMPTY_CHAIN;
  const context = { ...errand(), at: clock.now() };
  const encoded = codec.encode(
    'things-1001',
    hash ? { ...head, hash } : head,
    ThingCounted({ number, name }),
    context,
  );
  await store.append('things-1001', head.revision, [encoded.event]);
}
