import { setTimeout as after } from 'node:timers/promises';
import test from 'ava';
import type { News } from '../kit/calls/news.ts';
import { fakeBrowser, json } from '../kit/fake-browser.ts';
import { filling } from '../kit/form/filling.ts';
import { signOut } from '../kit/session/state.ts';
import { createStore } from '../kit/store.ts';
import { liveSaga, type Open } from './saga.ts';

const USER = { username: 'majid.hisab', permissionType: 6, schoolId: '10001', userId: 7 };

function page() {
  const { ports } = fakeBrowser(
    ({ path }) =>
      path === '/api/users/authenticate'
        ? json(200, { success: true, user: USER, institution: { Action: 'Active' } })
        : json(200, {}),
    { token: 'T1', user: JSON.stringify(USER) },
  );
  const seen = { opened: [] as string[], closed: 0, tell: (_: News) => {} };
  const open: Open = (token, tell) => {
    seen.opened.push(token);
    seen.tell = tell;
    return () => {
      seen.closed += 1;
    };
  };
  const store = createStore(ports, [() => liveSaga(async () => ({ open }))]);
  return { store, seen, position: () => store.getState().queries.position };
}

test.serial('it is opened with the session and closed with it; many news are one', async (t) => {
  const { store, seen, position } = page();
  await after(20);
  t.deepEqual(seen.opened, ['T1']);
  const positions: (string | undefined)[] = [];
  store.subscribe(() => positions.at(-1) !== position() && positions.push(position()));
  seen.tell({ position: '7' });
  seen.tell({ position: '12' });
  seen.tell({ position: '9' });
  t.is(position(), undefined);
  await after(600);
  t.deepEqual(positions.filter(Boolean), ['12']);
  store.dispatch(signOut());
  await after(20);
  t.is(seen.closed, 1);
});

test.serial(
  'of many news all that was touched is told; one that does not say stands for anything',
  async (t) => {
    const { store, seen } = page();
    await after(20);
    seen.tell({ position: '7', kinds: ['books', 'people'] });
    seen.tell({ position: '9', kinds: ['funds', 'books'] });
    await after(600);
    t.like(store.getState().queries, { position: '9', anything: undefined });
    t.deepEqual(store.getState().queries.news, { books: '9', people: '9', funds: '9' });
    seen.tell({ position: '11', kinds: ['books'] });
    seen.tell({ position: '10' });
    await after(600);
    t.like(store.getState().queries, { position: '11', anything: '11' });
  },
);

test.serial('while a form is being filled nothing is asked again', async (t) => {
  const { seen, position } = page();
  await after(20);
  const done = filling();
  seen.tell({ position: '7' });
  await after(700);
  t.is(position(), undefined);
  done();
  await after(1_200);
  t.is(position(), '7');
});
