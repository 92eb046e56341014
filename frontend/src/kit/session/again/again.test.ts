import test from 'ava';
import { commandFailed, commandStarted } from '../../calls/commands.ts';
import { queryAsked, queryWanted } from '../../calls/queries.ts';
import { submitting } from '../../calls/workflow.ts';
import { type Answer, fakeBrowser, json, type Sent, settled } from '../../fake-browser.ts';
import { filling } from '../../form/filling.ts';
import { valuesKept } from '../../form/kept.ts';
import { createStore } from '../../store.ts';
import { signIn } from '../state.ts';

const USER = { username: 'majid.hisab', permissionType: 6, schoolId: '10001', userId: 7 };
const OTHER = { ...USER, userId: 8 };
const STUDENTS = '/api/students';
const dead = () => json(401, { message: 'x', code: 'auth.invalid' });

/** Somebody is signed in and looks at students, by the answers of this server. */
async function page(server: Record<string, (sent: Sent) => Answer> = {}) {
  const answers: typeof server = {
    '/api/permission/menu': () => json(200, { data: [], user: USER }),
    '/api/users/login': () => json(200, { token: 'T2', user: USER }),
    [STUDENTS]: () => json(200, { data: ['ক'] }),
    ...server,
  };
  const stored = { token: 'T1', user: JSON.stringify(USER) };
  const browser = fakeBrowser((sent) => answers[sent.path]?.(sent) ?? 'away', stored);
  const store = createStore(browser.ports);
  store.dispatch(queryWanted(STUDENTS));
  await settled();
  const refuse = async () => {
    answers[STUDENTS] = dead;
    store.dispatch(queryAsked(STUDENTS));
    await settled();
  };
  const again = (user = USER) => {
    answers[STUDENTS] = () => json(200, { data: ['ক', 'খ'] });
    answers['/api/users/login'] = () => json(200, { token: 'T2', user });
    return submitting(
      store.dispatch,
      signIn,
    )({ name: USER.username, school_id: '10001', password: 'secret' });
  };
  const shown = () => store.getState().queries.entries[STUDENTS]?.data;
  return { ...browser, store, refuse, again, shown, session: () => store.getState().session };
}

test.serial('with nothing typed the session ends, and nothing of it is left on the page', async (t) => {
  const { refuse, session, shown } = await page();
  await refuse();
  t.deepEqual(session(), { phase: 'out', ended: 'invalid' });
  t.is(shown(), undefined);
});

test.serial('under something typed it is interrupted: the page stands, the dead token is gone', async (t) => {
  const done = filling();
  const { refuse, session, shown, kept, store } = await page();
  store.dispatch(valuesKept({ command: 'x', values: { a: 1 } }));
  await refuse();
  t.deepEqual(session(), { phase: 'interrupted', user: USER, ended: 'invalid' });
  t.deepEqual(shown(), { data: ['ক'] });
  t.deepEqual(store.getState().kept, { x: { a: 1 } });
  t.false(kept.has('token'));
  done();
});

test.serial(
  'the same login is back: what is shown is asked anew, and no password is in the state',
  async (t) => {
    const done = filling();
    const { refuse, again, session, shown, store, kept } = await page();
    await refuse();
    t.is(await again(), undefined);
    await settled();
    t.like(session(), { phase: 'in', token: 'T2', user: USER });
    t.deepEqual(shown(), { data: ['ক', 'খ'] });
    t.false(JSON.stringify(store.getState()).includes('secret'));
    t.false(JSON.stringify([...kept]).includes('secret'));
    done();
  },
);

test.serial('a wrong password leaves it interrupted', async (t) => {
  const done = filling();
  const { refuse, session, store } = await page({
    '/api/users/login': () => json(401, { message: 'মেলেনি', code: 'access.sign-in' }),
  });
  await refuse();
  await submitting(store.dispatch, signIn)({ name: 'x', school_id: '10001', password: 'y' });
  t.like(session(), { phase: 'interrupted', user: USER, failure: { message: 'মেলেনি' } });
  done();
});

test.serial('where the name is another login’s by now, the page begins anew', async (t) => {
  const done = filling();
  const { refuse, again, session, seen, shown } = await page();
  await refuse();
  void again(OTHER);
  await settled();
  t.is(seen.reloads, 1);
  t.is(session().phase, 'interrupted');
  t.deepEqual(shown(), { data: ['ক'] });
  done();
});

test.serial('signed out in another tab, and in again there as the same login, it goes on', async (t) => {
  const done = filling();
  const { session, otherTab } = await page();
  otherTab('token', null);
  t.like(session(), { phase: 'interrupted', ended: 'changed' });
  otherTab('token', 'T3');
  await settled();
  t.like(session(), { phase: 'in', token: 'T3' });
  done();
});

test.serial('another login in another tab takes the page away', async (t) => {
  const done = filling();
  const { session, otherTab, shown } = await page();
  otherTab('token', null);
  otherTab('user', JSON.stringify(OTHER));
  otherTab('token', 'T3');
  t.deepEqual(session(), { phase: 'out', ended: 'changed' });
  t.is(shown(), undefined);
  done();
});

test.serial(
  'a command that is not answered holds the page too; what 401 refused is no failure then',
  async (t) => {
    const { refuse, again, session, store } = await page();
    const failure = { status: 0, code: 'network.away', message: 'x', fields: [] };
    store.dispatch(commandFailed({ id: 'sent', failure }));
    store.dispatch(commandStarted('running'));
    store.dispatch(
      commandFailed({ id: 'refused', failure: { ...failure, status: 401, code: 'auth.invalid' } }),
    );
    await refuse();
    t.is(session().phase, 'interrupted');
    await again();
    await settled();
    t.deepEqual(Object.keys(store.getState().commands).sort(), ['running', 'sent']);
  },
);
