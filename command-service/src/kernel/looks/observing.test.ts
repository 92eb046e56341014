import test from 'ava';
import { BrokenChain } from '../folding/folded-stream.ts';
import {
  all,
  count,
  deskOn,
  errand,
  foreign,
  memory,
  numbersOf,
  others,
  recorded,
  stored,
  things,
  watched,
} from '../test-support.ts';

const log = (store: ReturnType<typeof memory>) => all(store.readAll());
const namesOf = (desk: ReturnType<typeof deskOn>) => [...desk.queue(things, '1001').state.names.keys()];

test('what other instances append reaches the state without being read', async (t) => {
  const { store, watch } = watched(memory());
  const [here, elsewhere] = [deskOn(store), deskOn(store)];
  await here.state(things, '1001');
  await elsewhere.perform(count('a'), errand());
  await elsewhere.perform(count('b', others), errand());
  const { reads } = watch;
  here.observe(await log(store));
  here.observe(await log(store));
  t.deepEqual(namesOf(here), ['a']);
  t.is(watch.reads, reads);
  t.deepEqual(numbersOf(recorded(await here.perform(count('c'), errand()))), [2]);
});

test('one’s own appends come back and change nothing', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  await desk.perform(count('a'), errand('key'));
  desk.observe(await log(store));
  t.deepEqual(numbersOf(recorded(await desk.perform(count('b'), errand()))), [2]);
  t.is(recorded(await desk.perform(count('a'), errand('key'))).length, 1);
});

test('after an event that was missed the state is read again', async (t) => {
  const store = memory();
  const [here, elsewhere] = [deskOn(store), deskOn(store)];
  await here.state(things, '1001');
  for (const name of ['a', 'b', 'c']) await elsewhere.perform(count(name), errand());
  here.observe((await log(store)).slice(1, 2));
  await here.state(things, '1001');
  t.deepEqual(namesOf(here), ['a', 'b', 'c']);
});

test('an event observed while the state is being read is not lost', async (t) => {
  const { store, watch } = watched(memory());
  const [here, elsewhere] = [deskOn(store), deskOn(store)];
  await elsewhere.perform(count('a'), errand());
  const readPastTheEnd = Promise.withResolvers<void>();
  const inner = store.readStream;
  let late = true;
  store.readStream = async function* (stream, options) {
    yield* inner(stream, options);
    if (!late) return;
    late = false;
    await readPastTheEnd.promise;
  };
  const loading = here.state(things, '1001');
  while (late) await new Promise((resolve) => setImmediate(resolve));
  await elsewhere.perform(count('b'), errand());
  here.observe(await log(store));
  readPastTheEnd.resolve();
  await loading;
  t.deepEqual(namesOf(here), ['a', 'b']);
  t.true(watch.reads > 0);
});

test('a broken stream keeps no other from being observed; who commands it is told', async (t) => {
  const store = memory();
  const [here, elsewhere] = [deskOn(store), deskOn(store)];
  await here.state(things, '1001');
  await here.state(others, '1001');
  await foreign(store, 'slipped in', 1, 'f'.repeat(64));
  await elsewhere.perform(count('a', others), errand());
  here.observe(await log(store));
  t.is(here.queue(others, '1001').state.names.size, 1);
  t.deepEqual(namesOf(here), []);
  await t.throwsAsync(here.perform(count('b'), errand()), { instanceOf: BrokenChain });
  t.is((await stored(store)).length, 1);
});
