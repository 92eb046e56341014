import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { errandOf, hashInput } from '../desk.ts';
import {
  count,
  counted,
  deskOn,
  errand,
  memory,
  recorded,
  stored,
  type Things,
  things,
  watched,
} from '../test-support.ts';

const two = {
  stream: things,
  decide: (state: Things) => counted(state, `n${state.names.size}`, `m${state.names.size}`),
};

test('the same key and input later give the same answer and record nothing', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  const first = await desk.perform(two, errand('key'));
  await desk.perform(count('between'), errand());
  const again = await desk.perform(two, errand('key'));
  t.is(recorded(first).length, 2);
  t.deepEqual(
    recorded(again).map(({ id }) => id),
    recorded(first).map(({ id }) => id),
  );
  t.deepEqual(
    recorded(again),
    recorded(first).map((event, index) => ({ ...event, position: recorded(again)[index]?.position ?? 0 })),
  );
  t.is((again as { position: number }).position, (first as { position: number }).position);
  t.is((await stored(store)).length, 3);
});

test('the same key twice at once is recorded once', async (t) => {
  const { store, watch } = watched(memory());
  const desk = deskOn(store);
  const done = await Promise.all([1, 2, 3].map(() => desk.perform(two, errand('key'))));
  const ids = done.map((one) => recorded(one).map(({ id }) => id));
  t.deepEqual(ids[1], ids[0] as string[]);
  t.deepEqual(ids[2], ids[0] as string[]);
  t.deepEqual(
    watch.appends.map(([, events]) => events),
    [2],
  );
});

test('a key outlives the process', async (t) => {
  const store = memory();
  const first = await deskOn(store).perform(two, errand('key'));
  const restarted = deskOn(store);
  t.true(await restarted.isRecorded(things, errand('key')));
  t.false(await restarted.isRecorded(things, errand('another')));
  const again = await restarted.perform(two, errand('key'));
  t.deepEqual(
    recorded(again).map(({ id }) => id),
    recorded(first).map(({ id }) => id),
  );
  t.is((await stored(store)).length, 2);
});

test('a key used again for another input is refused, at once and later', async (t) => {
  const store = memory();
  const desk = deskOn(store);
  const done = await Promise.all([1, 2].map((input) => desk.perform(two, errand('key', { input }))));
  t.deepEqual(done.map(isRefusal), [false, true]);
  t.like(done[1], { code: 'key.reused', status: 409 });
  t.like(await deskOn(store).perform(two, errand('key', { input: 3 })), { code: 'key.reused' });
  t.is((await stored(store)).length, 2);
});

test('another actor may use the same key', async (t) => {
  const desk = deskOn(memory());
  await desk.perform(two, errand('key'));
  t.is(recorded(await desk.perform(two, errand('key', { other: 1 }, '1001', 5))).length, 2);
});

test('a refusal is not remembered: the key is good when the reason is gone', async (t) => {
  const desk = deskOn(memory());
  const picky = {
    stream: things,
    decide: (state: Things, context: Parameters<typeof two.decide>[0] | unknown) =>
      state.names.has('opened') ? counted(state, 'x') : count('opened').decide(state, context as never),
  };
  await desk.perform(count('a'), errand());
  t.like(await desk.perform(count('a'), errand('key')), { code: 'conflict.changed' });
  t.is(recorded(await desk.perform(picky, errand('key'))).length, 1);
});

test('a key that another instance recorded is known when this one would refuse', async (t) => {
  const store = memory();
  const [one, two] = [deskOn(store), deskOn(store)];
  await two.state(things, '1001');
  await one.perform(count('first'), errand());
  const done = await one.perform(count('a'), errand('key'));
  const onlyAfterFirst = {
    stream: things,
    decide: (state: Things) =>
      state.names.has('first')
        ? counted(state, 'a')
        : count('a').decide({ names: new Map([['a', 1]]) }, {} as never),
  };
  const again = await two.perform(onlyAfterFirst, errand('key'));
  t.deepEqual(
    recorded(again).map(({ id }) => id),
    recorded(done).map(({ id }) => id),
  );
});

test('an input is the same whatever the order of its members, and no other command’s', (t) => {
  t.is(hashInput('Count', { a: 1, b: { c: 2, d: undefined } }), hashInput('Count', { b: { c: 2 }, a: 1 }));
  t.not(hashInput('Count', { a: 1 }), hashInput('Count', { a: 2 }));
  t.not(hashInput('Count', { a: 1 }), hashInput('Discount', { a: 1 }));
});

test('an errand is its caller’s, and there is none without a caller', (t) => {
  const call = {
    language: 'bn',
    requestId: 'r7',
    address: '',
    idempotencyKey: 'k',
    after: undefined,
  } as const;
  const caller = { schoolId: '1001', loginId: 4, permissionType: 5, jti: 'j', expiresAt: 0 };
  t.like(errandOf({ ...call, caller }, 'Count', {}), {
    schoolId: '1001',
    actor: { id: 4, permissionType: 5 },
    requestId: 'r7',
    idempotencyKey: 'k',
  });
  t.false('inputHash' in errandOf({ ...call, idempotencyKey: undefined, caller }, 'Count', {}));
  t.throws(() => errandOf({ ...call, caller: undefined }, 'Count', {}), { message: /caller/ });
});
