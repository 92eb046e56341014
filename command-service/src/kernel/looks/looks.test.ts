import { refuse } from '@madrasah/events';
import { StoreAway } from '@madrasah/service-kit/event-store';
import test from 'ava';
import type { Step } from '../desk.ts';
import {
  count,
  counted,
  deskOn,
  errand,
  memory,
  numbersOf,
  others,
  recorded,
  settled,
  stored,
  type Things,
  things,
  thirds,
  watched,
} from '../test-support.ts';

/** Records in `others` the name it is given when another stream holds it. */
const onlyIf = (name: string, looked = things): Step<Things> => ({
  stream: others,
  reads: [looked],
  decide: (state, { look }) =>
    look(looked).names.has(name) ? counted(state, name) : refuse('request.not-found'),
});

/** Holds the appends to some streams until they are let go, well or with an error. */
function held(...streams: string[]) {
  const gates = new Map(streams.map((stream) => [stream, Promise.withResolvers<void>()]));
  return {
    before: (stream: string) => gates.get(stream)?.promise,
    letGo: (stream: string) => gates.get(stream)?.resolve(),
    fail: (stream: string) => gates.get(stream)?.reject(new StoreAway('away')),
  };
}

test('a decision reads the other streams it has declared, and no others', async (t) => {
  const desk = deskOn(memory());
  await desk.perform(count('a'), errand());
  t.deepEqual(numbersOf(recorded(await desk.perform(onlyIf('a'), errand()))), [1]);
  t.like(await desk.perform(onlyIf('b'), errand()), { code: 'request.not-found' });
  const undeclared = { stream: others, decide: onlyIf('a').decide };
  await t.throwsAsync(desk.perform(undeclared, errand()), { message: /not declared/ });
});

test('a decision waits for what the stream it reads has in flight', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  const gate = held('things-1001');
  watch.before = gate.before;
  const first = desk.perform(count('a'), errand());
  await settled();
  const second = desk.perform(onlyIf('a'), errand());
  await settled();
  t.deepEqual(watch.appends, [['things-1001', 1]]);
  gate.letGo('things-1001');
  t.deepEqual(numbersOf(recorded(await first)), [1]);
  t.deepEqual(numbersOf(recorded(await second)), [1]);
});

test('what was in flight and failed was never there for another stream', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  const gate = held('things-1001');
  watch.before = gate.before;
  const first = desk.perform(count('a'), errand());
  await settled();
  const second = desk.perform(onlyIf('a'), errand());
  await settled();
  gate.fail('things-1001');
  await t.throwsAsync(first, { instanceOf: StoreAway });
  t.like(await second, { code: 'request.not-found' });
  t.is((await stored(store, 'others-1001')).length, 0);
});

test('a decision that joins while others wait has its own streams waited for, too', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  const gate = held('things-1001', 'thirds-1001');
  watch.before = gate.before;
  const first = [desk.perform(count('a'), errand()), desk.perform(count('b', thirds), errand())] as const;
  await settled();
  const waiting = desk.perform(onlyIf('a'), errand());
  await settled();
  const joined = desk.perform(onlyIf('b', thirds), errand());
  await settled();
  gate.letGo('things-1001');
  await settled();
  gate.fail('thirds-1001');
  await t.throwsAsync(first[1], { instanceOf: StoreAway });
  t.deepEqual(numbersOf(recorded(await waiting)), [1]);
  t.like(await joined, { code: 'request.not-found' });
  t.deepEqual(
    (await stored(store, 'others-1001')).map(({ data }) => data['name']),
    ['a'],
  );
});

test('what is not found is looked for in the store once more before it is refused', async (t) => {
  const store = memory();
  const [here, elsewhere] = [deskOn(store), deskOn(store)];
  await here.state(things, '1001');
  await elsewhere.perform(count('a'), errand());
  t.is(await here.foresee(onlyIf('a'), errand()), undefined);
  await elsewhere.perform(count('b'), errand());
  t.deepEqual(numbersOf(recorded(await here.perform(onlyIf('b'), errand()))), [1]);
});

test('a refusal on a state of its own stream that is behind is decided again', async (t) => {
  const store = memory();
  const [here, elsewhere] = [deskOn(store), deskOn(store)];
  await here.state(things, '1001');
  await elsewhere.perform(count('a'), errand());
  const afterA: Step<Things> = {
    stream: things,
    decide: (state) => (state.names.has('a') ? counted(state, 'b') : refuse('request.not-found')),
  };
  t.deepEqual(numbersOf(recorded(await here.perform(afterA, errand()))), [2]);
});
