import { OutcomeUnknown, StoreAway } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { BrokenChain } from '../folding/folded-stream.ts';
import {
  count,
  deskOn,
  errand,
  foreign,
  memory,
  numbersOf,
  once,
  others,
  recorded,
  settled,
  stored,
  things,
  watched,
} from '../test-support.ts';

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

test('two instances on one store: numbers without gaps, every command once', async (t) => {
  const store = memory();
  const desks = [deskOn(store), deskOn(store)] as const;
  for (const desk of desks) await desk.state(things, '1001');
  const done = await Promise.all(
    range(30).map((n) => desks[n % 2 ? 1 : 0].perform(count(`thing ${n}`), errand())),
  );
  t.deepEqual(numbersOf(await stored(store)), range(30));
  t.deepEqual(
    done.flatMap((one) => numbersOf(recorded(one))).sort((left, right) => left - right),
    range(30),
  );
});

test('what another instance recorded meanwhile refuses what this one had decided', async (t) => {
  const store = memory();
  const [one, two] = [deskOn(store), deskOn(store)];
  await one.state(things, '1001');
  await two.perform(count('a'), errand());
  t.like(await one.perform(count('a'), errand()), { code: 'conflict.changed' });
  t.is((await stored(store)).length, 1);
});

test('an older store put back beneath a running instance: a command is told, not tried for ever', async (t) => {
  const beneath = { store: memory() };
  const { store, watch } = watched({
    ...beneath.store,
    append: (...given) => beneath.store.append(...given),
    readStream: (...given) => beneath.store.readStream(...given),
  });
  const desk = deskOn(store);
  await desk.perform(count('a'), errand());
  await desk.perform(count('b'), errand());
  beneath.store = memory();
  watch.appends.length = 0;
  await t.throwsAsync(desk.perform(count('c'), errand()), {
    instanceOf: BrokenChain,
    message: /shorter than 1/,
  });
  t.true(watch.appends.length < 10);
  t.deepEqual(await stored(beneath.store), []);
});

test('a store that is away takes nothing, and the state goes back', async (t) => {
  const { store, watch } = watched(memory());
  await deskOn(store).perform(count('kept'), errand());
  const desk = deskOn(store);
  watch.before = once(new StoreAway('away'));
  const done = await Promise.allSettled(['a', 'b'].map((name) => desk.perform(count(name), errand(name))));
  for (const one of done) t.true((one as PromiseRejectedResult).reason instanceof StoreAway);
  t.deepEqual([...(await desk.state(things, '1001')).names.entries()], [['kept', 1]]);
  t.deepEqual(numbersOf(recorded(await desk.perform(count('b'), errand('b')))), [2]);
  t.deepEqual(numbersOf(await stored(store)), [1, 2]);
});

test('a store that cannot be read refuses commands and states, until it can', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  watch.onRead = () => {
    throw new StoreAway('away');
  };
  await t.throwsAsync(desk.state(things, '1001'), { instanceOf: StoreAway });
  await t.throwsAsync(desk.perform(count('a'), errand()), { instanceOf: StoreAway });
  watch.onRead = undefined;
  t.deepEqual(numbersOf(recorded(await desk.perform(count('a'), errand()))), [1]);
});

test('an answer that was lost: the caller is told so, the state knows, a repetition records nothing', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  watch.after = once(new OutcomeUnknown('lost'));
  await t.throwsAsync(desk.perform(count('a'), errand('key')), { instanceOf: OutcomeUnknown });
  t.deepEqual([...(await desk.state(things, '1001')).names.entries()], [['a', 1]]);
  t.deepEqual(numbersOf(recorded(await desk.perform(count('a'), errand('key')))), [1]);
  t.deepEqual(numbersOf(recorded(await desk.perform(count('b'), errand()))), [2]);
  t.is((await stored(store)).length, 2);
});

test('an answer that was lost with the append: the repetition records it', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  watch.before = once(new OutcomeUnknown('lost'));
  await t.throwsAsync(desk.perform(count('a'), errand('key')), { instanceOf: OutcomeUnknown });
  t.is((await desk.state(things, '1001')).names.size, 0);
  t.deepEqual(numbersOf(recorded(await desk.perform(count('a'), errand('key')))), [1]);
  t.is((await stored(store)).length, 1);
});

test('a log that does not follow itself is neither folded nor written to', async (t) => {
  const store = memory();
  await deskOn(store).perform(count('a'), errand());
  await foreign(store, 'slipped in', 2, 'f'.repeat(64));
  const desk = deskOn(store);
  await t.throwsAsync(desk.state(things, '1001'), { instanceOf: BrokenChain, message: /things-1001@1/ });
  await t.throwsAsync(desk.perform(count('b'), errand()), { instanceOf: BrokenChain });
  t.is((await stored(store)).length, 2);
  t.deepEqual(numbersOf(recorded(await desk.perform(count('a', others), errand()))), [1]);
});

test('an event of a kind nobody here knows stops its stream', async (t) => {
  const store = memory();
  const first = (await deskOn(store).perform(count('a'), errand())) as {
    events: readonly { metadata: object }[];
  };
  const metadata = {
    ...first.events[0]?.metadata,
    prevHash: (await stored(store))[0]?.metadata['hash'] as string,
  };
  const id = '00000000-0000-4000-8000-000000000001';
  await store.append('things-1001', 0, [{ id, type: 'ThingPainted', data: {}, metadata: metadata as never }]);
  await t.throwsAsync(deskOn(store).state(things, '1001'), { message: 'ThingPainted' });
});

test('whoever waits for a fresh state does not wait for the whole queue', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  await desk.state(things, '1001');
  let next = 0;
  const more = () => void (next < 50 && desk.perform(count(`thing ${next++}`), errand()));
  watch.before = () => more();
  more();
  await desk.queue(things, '1001').catchUp();
  t.true(watch.appends.length < 50);
  while (next < 50) await settled();
  await desk.queue(things, '1001').catchUp();
  t.is((await stored(store)).length, 50);
});
