import { refuse } from '@madrasah/events';
import { StoreAway } from '@madrasah/service-kit/event-store';
import { openedStreamsOf, streamsOfSchool } from '@madrasah/service-kit/streams';
import test from 'ava';
import { stepOn } from './desk.ts';
import { openedStream } from './opening.ts';
import {
  all,
  box,
  count,
  counted,
  deskOn,
  errand,
  memory,
  once,
  others,
  recorded,
  stored,
  things,
  watched,
} from './test-support.ts';

const logOf = async (store: ReturnType<typeof memory>) =>
  (await all(store.readAll())).map(({ stream, type, data }) => ({ stream, type, data }));

test('a keyed stream is listed before its first event, in the name of whoever writes it, and once', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  const by = errand('key', {}, '1001', 9);
  recorded(await desk.perform(count('a', box(3)), by));
  recorded(await desk.perform(count('b', box(3)), errand()));
  const [opening, ...rest] = await all(store.readAll());
  t.like(opening, { stream: 'streams-1001', type: 'StreamOpened', data: { category: 'boxes', key: '3' } });
  t.like(opening?.metadata, { schoolId: '1001', actor: { id: 9 }, requestId: 'r' });
  t.false('idempotencyKey' in (opening?.metadata ?? {}));
  t.deepEqual(
    rest.map(({ stream }) => stream),
    ['boxes-1001_3', 'boxes-1001_3'],
  );
});

test('the streams of a school are those that all have and those that were opened, each once', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  for (const [at, number] of [7, 2, 7].entries())
    recorded(await desk.perform(count(`thing ${at}`, box(number)), errand()));
  await deskOn(store).perform(count('again', box(2)), errand());
  t.deepEqual(await openedStreamsOf(store, '1001'), ['boxes-1001_7', 'boxes-1001_2']);
  const every = await streamsOfSchool(store, '1001');
  t.is(new Set(every).size, every.length);
  for (const stream of ['platform', 'streams-1001', 'journal-1001_1', 'boxes-1001_7', 'boxes-1001_2'])
    t.true(every.includes(stream), stream);
  t.deepEqual(await openedStreamsOf(store, '1002'), []);
});

test('what is refused, and what has nothing to record, opens nothing', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  const again = stepOn(box(1), () => []);
  recorded(await desk.perform(again, errand()));
  t.is(await desk.foresee(count('a', box(1)), errand()), undefined);
  const refusing = stepOn(
    box(1),
    (_, { look }) => {
      return look(things).names.size === 0 ? refuse('conflict.changed') : [];
    },
    [things],
  );
  t.like(await desk.perform(refusing, errand()), { code: 'conflict.changed' });
  t.deepEqual(await logOf(store), []);
});

test('two instances that begin one stream at once open it once', async (t) => {
  const store = memory();
  const [one, two] = [deskOn(store), deskOn(store)];
  await Promise.all([
    one.perform(count('a', box(1)), errand()),
    two.perform(count('b', box(1)), errand()),
    two.perform(count('c', box(1)), errand()),
  ]);
  t.is((await stored(store, 'streams-1001')).length, 1);
  t.is((await stored(store, 'boxes-1001_1')).length, 3);
});

test('after a fault between the two the stream is open and empty; the next attempt begins it', async (t) => {
  const inner = memory();
  const { store, watch } = watched(inner);
  const away = once(new StoreAway('away'));
  watch.before = (stream) => stream.startsWith('boxes') && away();
  const desk = deskOn(store);
  await t.throwsAsync(desk.perform(count('a', box(1)), errand('k')), { instanceOf: StoreAway });
  t.deepEqual(
    (await logOf(inner)).map(({ type }) => type),
    ['StreamOpened'],
  );
  recorded(await desk.perform(count('a', box(1)), errand('k')));
  t.deepEqual(
    (await logOf(inner)).map(({ stream }) => stream),
    ['streams-1001', 'boxes-1001_1'],
  );
});

test('a store that is away when the stream is opened records nothing, and the command is told', async (t) => {
  const inner = memory();
  const { store, watch } = watched(inner);
  watch.before = once(new StoreAway('away'));
  const desk = deskOn(store);
  await t.throwsAsync(desk.perform(count('a', box(1)), errand()), { instanceOf: StoreAway });
  t.deepEqual(await logOf(inner), []);
  recorded(await desk.perform(count('a', box(1)), errand()));
  t.is((await desk.state(openedStream, '1001')).opened.size, 1);
});

test('a decision looks at the keyed stream that it has declared, and at no other of the category', async (t) => {
  const desk = deskOn(memory());
  await desk.perform(count('a', box(1)), errand());
  const looking = (number: number) =>
    stepOn(things, (state, { look }) => counted(state, ...look(box(number)).names.keys()), [box(1)]);
  t.like(recorded(await desk.perform(looking(1), errand())), [{ data: { name: 'a' } }]);
  await t.throwsAsync(desk.perform(looking(2), errand()), {
    message: /boxes-1001_2 is not declared in reads/,
  });
});

test('a stream that nobody has listed is not written', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  const strange = { ...others, category: 'strays', nameFor: (school: string) => `strays-${school}` };
  await t.throwsAsync(desk.perform(count('a', strange), errand()), {
    name: 'UnlistedStream',
    message: 'strays-1001',
  });
  const foreignSchool = { ...things, nameFor: () => 'things-1002' };
  await t.throwsAsync(desk.perform(count('a', foreignSchool), errand()), { name: 'UnlistedStream' });
  t.deepEqual(await logOf(store), []);
  recorded(await desk.perform(count('a'), errand()));
});
