import { isRefusal, refuse } from '@madrasah/events';
import { AppendTooLarge } from '@madrasah/service-kit/event-store';
import test from 'ava';
import {
  count,
  counted,
  deskOn,
  errand,
  memory,
  numbersOf,
  recorded,
  settled,
  stored,
  type Things,
  things,
  watched,
} from '../test-support.ts';

const NAMES = Array.from({ length: 40 }, (_, index) => `thing ${index}`);

test('decisions that come together are written by one append, each on the state the one before left', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  const done = await Promise.all(NAMES.map((name) => desk.perform(count(name), errand())));
  t.deepEqual(watch.appends, [['things-1001', 40]]);
  t.deepEqual(
    done.flatMap((one) => numbersOf(recorded(one))),
    NAMES.map((_, index) => index + 1),
  );
  t.deepEqual(
    numbersOf(await stored(store)),
    NAMES.map((_, index) => index + 1),
  );
});

test('one append is in flight; what comes meanwhile goes with the next', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  let inFlight = 0;
  watch.before = async () => {
    inFlight += 1;
    await settled();
    t.is(inFlight, 1);
  };
  watch.after = () => {
    inFlight -= 1;
  };
  const first = desk.perform(count('a'), errand());
  await settled();
  await Promise.all([first, ...['b', 'c', 'd'].map((name) => desk.perform(count(name), errand()))]);
  t.deepEqual(
    watch.appends.map(([, events]) => events),
    [1, 3],
  );
});

test('a refusal is decided on what the decisions before it did, and records nothing', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  const done = await Promise.all(['a', 'a', 'b'].map((name) => desk.perform(count(name), errand())));
  t.deepEqual(done.map(isRefusal), [false, true, false]);
  t.like(done[1], { code: 'conflict.changed', status: 409 });
  t.is((await stored(store)).length, 2);
  t.deepEqual(
    watch.appends.map(([, events]) => events),
    [2],
  );
});

test('nothing to record is an answer without an append', async (t) => {
  const { store, watch } = watched(memory());
  const done = await deskOn(store).perform({ stream: things, decide: () => [] }, errand());
  t.deepEqual(done, { kind: 'recorded', events: [], position: 0 } as never);
  t.deepEqual(watch.appends, []);
});

test('every answer carries the position its events stand at', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  const done = await Promise.all(['a', 'b'].map((name) => desk.perform(count(name), errand())));
  const position = (await stored(store)).at(-1)?.position;
  for (const one of done) t.is((one as { position: number }).position, position as number);
});

test('a defect in one decision harms no other', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  const broken = {
    stream: things,
    decide: () => {
      throw new TypeError('a defect');
    },
  };
  const halfGood = {
    stream: things,
    decide: (state: Parameters<typeof counted>[0]) => [
      ...counted(state, 'half'),
      { type: 'ThingCounted', data: { number: 'x' } },
    ],
  };
  const done = await Promise.allSettled([
    desk.perform(count('a'), errand()),
    desk.perform(broken, errand()),
    desk.perform(halfGood, errand('key')),
    desk.perform(count('b'), errand()),
  ]);
  t.deepEqual(
    done.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
  );
  t.deepEqual(
    (await stored(store)).map(({ data }) => data),
    [
      { number: 1, name: 'a' },
      { number: 2, name: 'b' },
    ],
  );
  t.false(await desk.isRecorded(things, errand('key')));
});

const large = (kilobytes: number, name: string) => name.padEnd(kilobytes * 1024, 'x');

test('an append that is too large is split, in order', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  const names = [large(440, 'a'), large(700, 'b'), 'c'];
  const done = await Promise.all(names.map((name) => desk.perform(count(name), errand())));
  t.deepEqual(
    done.flatMap((one) => numbersOf(recorded(one))),
    [1, 2, 3],
  );
  t.deepEqual(watch.appends.map(([, events]) => events).slice(0, 2), [2, 1]);
  t.deepEqual(numbersOf(await stored(store)), [1, 2, 3]);
});

test('what is too large alone is refused alone', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  const done = await Promise.allSettled(
    ['a', large(1100, 'b'), 'c'].map((name) => desk.perform(count(name), errand())),
  );
  t.deepEqual(
    done.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  t.true((done[1] as PromiseRejectedResult).reason instanceof AppendTooLarge);
  t.deepEqual(numbersOf(await stored(store)), [1, 2]);
});

test('what a step would be refused for is told without recording anything', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  t.is(await desk.foresee(count('a'), errand()), undefined);
  t.deepEqual(watch.appends, []);
  await desk.perform(count('a'), errand());
  t.like(await desk.foresee(count('a'), errand()), { code: 'conflict.changed' });
  t.is((await desk.state(things, '1001')).names.size, 1);
  t.is((await stored(store)).length, 1);
});

test('schools do not see each other', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  await desk.perform(count('a'), errand());
  const other = await desk.perform(count('a'), errand(undefined, {}, '2002'));
  t.deepEqual(numbersOf(recorded(other)), [1]);
  t.is(recorded(other)[0]?.stream, 'things-2002');
});

test('a decision knows who asks, the instant and the day in Dhaka', async (t) => {
  const decide = (_: Things, context: object) => {
    t.like(context, { schoolId: '1001', actor: { id: 4, permissionType: 5 }, today: '2026-04-14' });
    return refuse('conflict.changed');
  };
  t.true(isRefusal(await deskOn(memory()).perform({ stream: things, decide }, errand())));
});
