import { isRefusal } from '@madrasah/events';
import { StoreAway, WrongExpectedRevision } from '@madrasah/service-kit/event-store';
import test from 'ava';
import type { Step } from '../desk.ts';
import {
  count,
  counted,
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
  type Things,
  things,
  watched,
} from '../test-support.ts';

/** A desk whose appends wait, each until it is let go, well or with an error. */
async function oneByOne() {
  const inner = memory();
  const { store, watch } = watched(inner);
  const desk = deskOn(store);
  await desk.state(things, '1001');
  const doors: PromiseWithResolvers<void>[] = [];
  watch.before = () => {
    const door = Promise.withResolvers<void>();
    doors.push(door);
    return door.promise;
  };
  const submit = (name: string, key?: string) => desk.perform(count(name), errand(key));
  const next = async (error?: Error) => {
    const door = doors.shift();
    if (error) door?.reject(error);
    else door?.resolve();
    await settled();
  };
  return { store: inner, watch, desk, submit, next };
}

const sizesOf = ({ appends }: { readonly appends: readonly (readonly [string, number])[] }) =>
  appends.map(([, events]) => events);

test('what comes while an append is in flight is decided on what that is about to record', async (t) => {
  const { watch, store, desk, submit, next } = await oneByOne();
  const first = submit('a');
  await settled();
  const decided: number[] = [];
  const looking: Step<Things> = {
    stream: things,
    decide: (state) => {
      decided.push(state.names.size);
      return counted(state, 'b');
    },
  };
  const second = desk.perform(looking, errand());
  await settled();
  t.deepEqual(decided, [1]);
  t.deepEqual(sizesOf(watch), [1]);
  await next();
  t.deepEqual(numbersOf(recorded(await first)), [1]);
  t.deepEqual(decided, [1]);
  t.deepEqual(sizesOf(watch), [1, 1]);
  await next();
  t.deepEqual(numbersOf(recorded(await second)), [2]);
  t.deepEqual(numbersOf(await stored(store)), [1, 2]);
});

test('nobody is answered before what his answer rests on stands: neither a fact, nor a refusal, nor a repetition', async (t) => {
  const { desk, submit, next } = await oneByOne();
  const answered: string[] = [];
  const told = (name: string, answer: Promise<unknown>) => answer.then(() => answered.push(name));
  const first = told('first', submit('a', 'key'));
  await settled();
  const then = [
    told('refused', submit('a')),
    told('repeated', submit('a', 'key')),
    told('second', submit('b')),
    told('known', desk.isRecorded(things, errand('key'))),
  ];
  await settled();
  t.deepEqual(answered, []);
  await next();
  await first;
  t.false(answered.includes('second'));
  await next();
  await Promise.all(then);
  t.is(answered.length, 5);
});

test('an append that fails takes back what was decided on it, and that is decided anew', async (t) => {
  const { store, submit, next } = await oneByOne();
  const first = submit('a');
  await settled();
  const [again, second] = [submit('a'), submit('b')];
  await settled();
  await next(new StoreAway('away'));
  await t.throwsAsync(first, { instanceOf: StoreAway });
  await next();
  t.deepEqual(numbersOf(recorded(await again)), [1]);
  t.deepEqual(numbersOf(recorded(await second)), [2]);
  t.deepEqual(
    (await stored(store)).map(({ data }) => data['name']),
    ['a', 'b'],
  );
});

test('a store that stays away takes neither, and the state goes back', async (t) => {
  const { store, watch, desk, submit, next } = await oneByOne();
  const first = submit('a');
  await settled();
  const second = submit('b');
  watch.onRead = once(new StoreAway('away'));
  await next(new StoreAway('away'));
  await t.throwsAsync(first, { instanceOf: StoreAway });
  await t.throwsAsync(second, { instanceOf: StoreAway });
  watch.before = undefined;
  t.is((await desk.state(things, '1001')).names.size, 0);
  t.deepEqual(numbersOf(recorded(await submit('c'))), [1]);
  t.is((await stored(store)).length, 1);
});

test('another instance writes between: both batches are decided anew behind it, in their order', async (t) => {
  const { store, submit, next } = await oneByOne();
  const first = submit('a');
  await settled();
  const [second, taken] = [submit('b'), submit('theirs')];
  await settled();
  await foreign(store, 'theirs', 1);
  await next(); // the store refuses the first: its place is taken
  await next();
  t.deepEqual(numbersOf(recorded(await first)), [2]);
  t.deepEqual(numbersOf(recorded(await second)), [3]);
  t.true(isRefusal(await taken));
  t.deepEqual(
    (await stored(store)).map(({ data }) => data['name']),
    ['theirs', 'a', 'b'],
  );
});

test('the second batch alone is refused by the store: the first stands', async (t) => {
  const { store, submit, next } = await oneByOne();
  const first = submit('a');
  await settled();
  const second = submit('b');
  await settled();
  await next();
  t.deepEqual(numbersOf(recorded(await first)), [1]);
  await next(new WrongExpectedRevision('things-1001', 0, 0));
  await next();
  t.deepEqual(numbersOf(recorded(await second)), [2]);
  t.deepEqual(numbersOf(await stored(store)), [1, 2]);
});

test('who reads the stream from another goes first when it rests, however many write it', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  await desk.state(things, '1001');
  let next = 0;
  const more = () => void (next < 60 && desk.perform(count(`thing ${next++}`), errand()));
  watch.before = (stream) => stream === 'things-1001' && more();
  more();
  const seen: number[] = [];
  const onThings: Step<Things> = {
    stream: others,
    reads: [things],
    decide: (state, { look }) => {
      seen.push(look(things).names.size);
      return counted(state, 'read');
    },
  };
  recorded(await desk.perform(onThings, errand()));
  const before = watch.appends.findIndex(([stream]) => stream === 'others-1001');
  t.deepEqual(
    seen,
    [watch.appends.slice(0, before).length],
    'what it saw was recorded, each by an append of its own',
  );
  t.true(next < 60);
  while (next < 60) await settled();
  await desk.queue(things, '1001').catchUp();
  t.is((await stored(store)).length, 60);
});
