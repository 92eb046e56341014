import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { openSchool } from './test-support/app.ts';

/** A store whose appends stand still while it is held. */
function holding() {
  const store = inProcessEventStore(':memory:');
  let held = Promise.withResolvers<void>();
  held.resolve();
  const append: EventStore['append'] = async (...appended) => {
    await held.promise;
    return store.append(...appended);
  };
  return {
    store: { ...store, append },
    hold() {
      held = Promise.withResolvers();
    },
    release: () => held.resolve(),
  };
}

test('a command is answered in time though the store hangs, and once when it is repeated', async (t) => {
  const { store, hold, release } = holding();
  const app = await openSchool({ store, withinMs: 100 });
  t.teardown(() => app.close());
  const add = () =>
    app.call('POST', '/api/academic/insert_session', {
      ...{ token: app.token(1), body: { SessionName: '১৪৪৮' }, key: 'one' },
    });
  hold();
  t.like(await add(), { status: 504, body: { code: 'outcome.unknown' } });
  release();
  const again = await add();
  t.is(again.status, 201);
  t.deepEqual(await add(), again);
  t.deepEqual(await app.recorded('academics-'), ['SessionAdded']);
});
