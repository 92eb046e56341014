import { hashPassword } from '@madrasah/service-kit/access';
import { type EventStore, inProcessEventStore, StoreAway } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { TestApp } from '../test-support/app.ts';
import { Appends } from './appends.ts';

type Mode = 'well' | 'refusing' | 'mute';

/** A store that takes appends, refuses them, or does not answer them. Reads go on. */
function shaky() {
  const store = inProcessEventStore(':memory:');
  const state = { mode: 'well' as Mode };
  const append: EventStore['append'] = async (...appended) => {
    if (state.mode === 'refusing') throw new StoreAway('esdb://secret-host refuses');
    while (state.mode === 'mute') await new Promise((resolve) => setTimeout(resolve, 20));
    return store.append(...appended);
  };
  return { store: { ...store, append }, state };
}

async function opened(store: EventStore) {
  const app = new TestApp({ store });
  await app.school(undefined, await hashPassword('the right one'));
  return app.open();
}

const session = (app: TestApp, key: string) =>
  app.call('POST', '/api/academic/insert_session', {
    ...{ token: app.token(1), body: { SessionName: `১৪৪৮ ${key}` }, key },
  });

const readiness = (app: TestApp) => app.call('GET', '/readyz', {});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a store that takes no append makes the service not ready, and it mends by itself', async (t) => {
  t.timeout(60_000);
  const { store, state } = shaky();
  const app = await opened(store);
  t.teardown(() => app.close());
  t.is((await readiness(app)).status, 200);
  state.mode = 'refusing';
  t.is((await session(app, 'one')).status, 503);
  const { status, body } = await readiness(app);
  t.is(status, 503);
  t.deepEqual(body, { ready: false, reason: 'the event store takes no append' });
  state.mode = 'well';
  await until(async () => (await readiness(app)).status === 200);
  t.is((await session(app, 'one')).status, 201);
  t.deepEqual(await app.recorded('policy-readiness'), ['PolicyProgressed']);
});

test('appends that are not answered make it not ready within 5 s, and hold no sign-in longer than 3', async (t) => {
  t.timeout(60_000);
  const { store, state } = shaky();
  const app = await opened(store);
  t.teardown(() => app.close());
  state.mode = 'mute';
  const body = { school_id: '10001', name: 'type1', password: 'the right one' };
  const answer = await app.call('POST', '/api/users/login', { body });
  t.is(answer.status, 503);
  t.is(answer.body.code, 'store.away');
  await until(async () => (await readiness(app)).status === 503);
  t.is((await readiness(app)).body.reason, 'the event store does not answer appends');
  state.mode = 'well';
});

test('what a store answers by, a refusal of a revision too, is no absence', async (t) => {
  const store = inProcessEventStore(':memory:');
  const told: string[] = [];
  const appends = new Appends(store, () => told.push('failing'));
  const event = { id: '00000000-0000-4000-8000-000000000000', type: 'X', data: {}, metadata: {} };
  await t.throwsAsync(appends.store.append('people-1001', 5, [event]), { name: 'WrongExpectedRevision' });
  await t.throwsAsync(appends.store.append('people-1001', -1, []), { instanceOf: RangeError });
  t.is(appends.failing, undefined);
  t.false(appends.stalled(0));
  t.deepEqual(told, []);
});
