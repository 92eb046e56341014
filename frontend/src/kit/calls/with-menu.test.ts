import { classes, sessions } from '@madrasah/events/academics';
import { WITH_MENU } from '@madrasah/events/access';
import test from 'ava';
import { json, settled } from '../fake-browser.ts';
import { MENU } from '../session/menu.ts';
import { addressOf } from '../wire/definitions.ts';
import { newsHeard, queryAsked, queryWanted } from './queries.ts';
import { list, page } from './test-support.ts';

const CLASSES = addressOf(classes.queries.list);
const SESSIONS = addressOf(sessions.queries.list);

test('what the menu brings along is not asked for, until something of it changes', async (t) => {
  const along = [CLASSES, SESSIONS].map((path) => ({ path, kinds: [path], answer: { data: [path] } }));
  t.deepEqual([...WITH_MENU].sort(), [CLASSES, SESSIONS].sort());
  const { store, sent, entry } = page(() =>
    json(200, { data: [], user: { permissionType: 1 }, along }, { 'X-Position': '7', 'X-Kinds': 'logins' }),
  );
  const asked = () => sent.map(({ path }) => path);
  store.dispatch(queryAsked(MENU));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(queryWanted(SESSIONS));
  await settled();
  t.deepEqual(asked(), [MENU]);
  t.like(entry(CLASSES), { status: 'succeeded', data: { data: [CLASSES] }, position: '7' });
  t.like(entry(SESSIONS), { status: 'succeeded', data: { data: [SESSIONS] } });
  store.dispatch(newsHeard({ position: '9', kinds: [CLASSES] }));
  await settled();
  t.deepEqual(asked(), [MENU, CLASSES]);
});

test('a menu that fails leaves each to its own address', async (t) => {
  const { store, sent } = page(({ path }) =>
    path === MENU ? json(503, { success: false, code: 'store.away', message: '' }) : list(1),
  );
  store.dispatch(queryAsked(MENU));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  t.deepEqual(
    sent.map(({ path }) => path),
    [MENU, CLASSES],
  );
});
