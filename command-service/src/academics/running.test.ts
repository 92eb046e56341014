import test from 'ava';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { settleSession } from './running.ts';
import { academicsStream } from './state.ts';

const ADD = '/api/academic/insert_session';
const CHANGE = '/api/academic/update_session';

test('a new session is pending until it is made running; the first of a school runs, and so does one while none runs', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  const add = async (SessionName: string, more: object = {}) =>
    (await app.done('POST', ADD, { SessionName, ...more })).data;
  const running = async () =>
    [...(await app.desk.state(academicsStream, SCHOOL)).session.values()].map(({ active }) => active);
  t.deepEqual(await add('১৪৪৭'), { SessionAction: 1 });
  t.deepEqual(await add('১৪৪৮'), { SessionAction: 0 });
  t.deepEqual(await add('১৪৪৯', { SessionAction: 1 }), { SessionAction: 1 }, 'who says so is heard');
  const change = (SessionID: number, more: object) =>
    app.call('PUT', CHANGE, { token: app.token(1), body: { SessionID, ...more } });
  t.is((await change(2, { SessionName: '১৪৪৮ হিজরি' })).status, 200);
  t.deepEqual(await running(), [true, false, true], 'a change that says nothing of it leaves it');
  for (const id of [1, 3]) t.is((await change(id, { SessionName: `${id}`, SessionAction: 0 })).status, 200);
  t.deepEqual(await running(), [false, false, false]);
  t.deepEqual(await add('১৪৫০', { SessionAction: 0 }), { SessionAction: 0 });
  t.deepEqual(await add('১৪৫১'), { SessionAction: 1 }, 'none was running');
});

test('a session that was taken off the list does not run', (t) => {
  const session = new Map([[1, { active: true, retired: true }]]);
  const settled = settleSession({ name: {} }, { state: { session } } as never);
  t.like(settled, { active: true });
});
