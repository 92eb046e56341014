import test from 'ava';
import { type FormErrors, submitting } from '../calls/workflow.ts';
import { type Answer, fakeBrowser, json, type Sent, settled } from '../fake-browser.ts';
import { draftOwner, keyAwaited } from '../form/drafts/sealed/owner.ts';
import { languageChosen } from '../language.ts';
import { createStore } from '../store.ts';
import { noticesRead, signIn, signOut, verify } from './state.ts';

const USER = { username: 'majid.hisab', permissionType: 6, schoolId: '10001', userId: 7 };
const CREDENTIALS = { name: 'majid.hisab', password: 'pass', school_id: '10001' };
const SIGNED_IN = { token: 'T1', user: JSON.stringify(USER) };
const WHOLE_FORM = 'FINAL_FORM/form-error';

const authenticated = (Action = 'Active') => json(200, { data: [], user: USER, institution: { Action } });
const welcome: Record<string, () => Answer> = {
  '/api/users/login': () => json(200, { success: true, token: 'T1', user: USER }),
  '/api/permission/menu': () => authenticated(),
  '/api/users/logout': () => json(200, { success: true }),
};

function page(
  server: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {},
  stored: Record<string, string> = {},
) {
  const answers: typeof server = { ...welcome, ...server };
  const browser = fakeBrowser((sent) => answers[sent.path]?.(sent) ?? 'away', stored);
  const store = createStore(browser.ports);
  const enter = (): Promise<FormErrors> => submitting(store.dispatch, signIn)(CREDENTIALS);
  return { ...browser, store, enter, session: () => store.getState().session };
}

test('signing in keeps token and user, and later calls carry the token', async (t) => {
  const { enter, session, kept, sent } = page();
  t.is(await enter(), undefined);
  await settled();
  t.deepEqual(session(), { phase: 'in', token: 'T1', user: USER });
  t.is(kept.get('token'), 'T1');
  t.deepEqual(JSON.parse(kept.get('user') ?? ''), USER);
  t.deepEqual(sent[0]?.body, CREDENTIALS);
  t.is(sent[0]?.headers['Accept-Language'], 'bn, en;q=0.5');
  t.false('Authorization' in (sent[0]?.headers ?? {}));
  t.is(sent[1]?.path, '/api/permission/menu');
  t.is(sent[1]?.headers['Authorization'], 'Bearer T1');
});

test('what others changed of his login stays until he has read it', async (t) => {
  const notices = [{ code: 'password.changed-by-other', at: '2026-04-14T04:05:00.000Z', by: 'nazim' }];
  const { enter, session, store } = page({
    '/api/users/login': () => json(200, { success: true, token: 'T1', user: USER, notices }),
  });
  await enter();
  await settled();
  t.like(session(), { phase: 'in', notices });
  store.dispatch(noticesRead());
  t.deepEqual(session(), { phase: 'in', token: 'T1', user: USER });
});

test('a refused attempt shows the sentence of the server and its fields, and keeps nothing', async (t) => {
  const message = 'নাম অথবা পাসওয়ার্ড মেলেনি।';
  const fields = [{ path: 'password', message: 'আবার লিখুন' }];
  const { enter, session, kept } = page({
    '/api/users/login': () =>
      json(401, { success: false, error: message, message, code: 'access.sign-in', fields }),
  });
  t.deepEqual(await enter(), { password: 'আবার লিখুন', [WHOLE_FORM]: message });
  t.deepEqual(session(), { phase: 'out', failure: { status: 401, code: 'access.sign-in', message, fields } });
  t.false(kept.has('token'));
});

test('too many attempts: the moment of the next one is known', async (t) => {
  const { enter, session } = page({
    '/api/users/login': () =>
      json(429, { message: 'অনেকবার চেষ্টা', code: 'limit.exceeded' }, { 'Retry-After': '90' }),
  });
  await enter();
  t.is(session().failure?.retryAt, 1_000_000 + 90_000);
});

test('with the network away the reason is told in the language of the page', async (t) => {
  const { enter, session, store } = page({ '/api/users/login': () => 'away' }, { lang: 'en' });
  await enter();
  t.is(
    session().failure?.message,
    'The server cannot be reached. Check the internet connection and try again.',
  );
  store.dispatch(languageChosen('bn'));
  await enter();
  t.regex(session().failure?.message ?? '', /সার্ভারের সঙ্গে যোগাযোগ/);
});

test('a page of a proxy in place of an answer is not shown as it is', async (t) => {
  const { enter, session } = page({
    '/api/users/login': () => new Response('<html>Bad Gateway</html>', { status: 502 }),
  });
  await enter();
  t.like(session().failure, { status: 502, code: 'answer.unreadable', message: 'অজানা একটি ত্রুটি ঘটেছে।' });
});

test('a second submit while one is running is refused, and the first goes on', async (t) => {
  const gate = Promise.withResolvers<Answer>();
  const { enter, sent, session } = page({ '/api/users/login': () => gate.promise }, { lang: 'en' });
  const first = enter();
  t.deepEqual(await enter(), { [WHOLE_FORM]: 'Request already in progress. Please wait...' });
  t.is(sent.length, 1);
  gate.resolve(welcome['/api/users/login']?.() ?? 'away');
  t.is(await first, undefined);
  t.is(session().phase, 'in');
});

test('a stored token is verified before any page is shown', async (t) => {
  const { session, sent } = page({}, SIGNED_IN);
  t.is(session().phase, 'verifying');
  await settled();
  t.deepEqual(session(), { phase: 'in', token: 'T1', user: USER });
  t.is(sent[0]?.headers['Authorization'], 'Bearer T1');
});

test('what the last visit knew is there at once, until the server tells it anew', async (t) => {
  const last = { data: [{ PowerName: 'class' }], user: USER, institution: { InstitutionName: 'নূর মাদরাসা' } };
  const { session, store, kept } = page({}, { ...SIGNED_IN, menu: JSON.stringify(last) });
  const known = () => store.getState().queries.entries['/api/permission/menu']?.data;
  t.like(session(), { phase: 'verifying', user: USER, institution: { name: 'নূর মাদরাসা' } });
  t.deepEqual(known(), last);
  await settled();
  t.is(session().phase, 'in');
  t.like(known(), { data: [] });
  t.like(JSON.parse(kept.get('menu') ?? ''), { data: [] });
});

test('who signs in is not shown what the one before him was allowed', async (t) => {
  const { enter, kept } = page({ '/api/permission/menu': () => 'away' }, { menu: '{"data":[]}' });
  await enter();
  await settled();
  t.is(kept.get('token'), 'T1');
  t.false(kept.has('menu'));
});

test('a token that has expired at start is cleared, with the reason', async (t) => {
  const { session, kept } = page(
    { '/api/permission/menu': () => json(401, { message: 'x', code: 'auth.invalid' }) },
    SIGNED_IN,
  );
  await settled();
  t.deepEqual(session(), { phase: 'out', ended: 'invalid' });
  t.deepEqual([...kept.keys()], []);
});

test('a server that is away at start costs nobody the session: it is asked again', async (t) => {
  const answers: Answer[] = [json(503, { message: 'এখন নয়', code: 'store.away' }), authenticated()];
  const { session, kept, store } = page(
    { '/api/permission/menu': () => answers.shift() ?? 'away' },
    SIGNED_IN,
  );
  await settled();
  t.like(session(), { phase: 'unverified', token: 'T1', failure: { message: 'এখন নয়' } });
  t.is(kept.get('token'), 'T1');
  store.dispatch(verify());
  await settled();
  t.is(session().phase, 'in');
});

test('an inactive institution ends the session of a user, not of an administrator', async (t) => {
  const inactive = { '/api/permission/menu': () => authenticated('Inactive') };
  const user = page(inactive, SIGNED_IN);
  await settled();
  t.deepEqual(user.session(), { phase: 'out', ended: 'inactive' });
  t.false(user.kept.has('token'));

  const boss = { ...USER, permissionType: 4 };
  const administrator = page(
    {
      '/api/permission/menu': () => json(200, { data: [], user: boss, institution: { Action: 'Inactive' } }),
    },
    SIGNED_IN,
  );
  await settled();
  t.is(administrator.session().phase, 'in');
});

test('another login in another tab ends the session here and is left alone', async (t) => {
  const { session, kept, otherTab } = page({}, SIGNED_IN);
  await settled();
  otherTab('lang', 'en');
  otherTab('token', 'T1');
  t.is(session().phase, 'in');
  otherTab('user', JSON.stringify({ ...USER, userId: 8 }));
  otherTab('token', 'T2');
  t.deepEqual(session(), { phase: 'out', ended: 'changed' });
  t.is(kept.get('token'), 'T2');
});

test('the same login signed in again in another tab goes on here', async (t) => {
  const { session, store, otherTab, sent } = page({}, SIGNED_IN);
  await settled();
  otherTab('token', 'T2');
  await settled();
  t.like(session(), { phase: 'in', token: 'T2', user: USER });
  t.is(sent.at(-1)?.headers['Authorization'], 'Bearer T2');
  t.is(store.getState().session.ended, undefined);
});

for (const [how, key] of [
  ['signing out', 'token'],
  ['clearing the storage', null],
] as const)
  test(`${how} in another tab ends the session here`, async (t) => {
    const { session, otherTab } = page({}, SIGNED_IN);
    await settled();
    otherTab(key, null);
    t.deepEqual(session(), { phase: 'out', ended: 'changed' });
  });

for (const [told, answer] of [
  ['the server knows', welcome['/api/users/logout']],
  ['the server is away', () => 'away'],
  ['the token was dead already', () => json(401, { message: 'x', code: 'auth.invalid' })],
] as const)
  test(`signing out clears the session and reloads: ${told}`, async (t) => {
    const { session, store, kept, sent, seen } = page(
      { '/api/users/logout': answer as () => Answer },
      SIGNED_IN,
    );
    await settled();
    store.dispatch(signOut());
    t.is(session().phase, 'leaving');
    await settled();
    t.deepEqual(session(), { phase: 'out' });
    t.deepEqual([...kept.keys()], []);
    t.like(sent.at(-1), { path: '/api/users/logout', method: 'POST' });
    await new Promise((done) => setTimeout(done, 600));
    t.is(seen.reloads, 1);
  });

test('signing out keeps drafts, and throws them away on one’s word; another’s stay', async (t) => {
  const drafts = JSON.stringify({
    '10001:7': { at: 999_999, sealed: 'x.y' },
    '10001:8': { at: 999_999, sealed: 'z.z' },
  });
  for (const [word, left] of [
    ['kept', ['10001:7', '10001:8']],
    ['thrown-away', ['10001:8']],
  ] as const) {
    const { store, kept } = page({}, { ...SIGNED_IN, drafts });
    await settled();
    store.dispatch(signOut(word));
    await settled();
    t.deepEqual(Object.keys(JSON.parse(kept.get('drafts') ?? '{}')), left);
  }
});

test.serial(
  'the key of his drafts comes with the menu, lies in no storage, and goes with the session',
  async (t) => {
    const keyed = { data: [], user: USER, institution: { Action: 'Active' }, draftKey: 'abc' };
    const answers = [json(200, keyed), 'away' as const, json(401, { code: 'auth.invalid' })];
    const { store, kept } = page({ '/api/permission/menu': () => answers.shift() ?? 'away' }, SIGNED_IN);
    const coming = keyAwaited(USER);
    t.truthy(coming);
    await coming;
    t.is(draftOwner(USER).key, 'abc');
    t.is(draftOwner({ ...USER, userId: 8 }).key, '');
    await settled();
    for (const [name, value] of kept) t.false(value.includes('abc'), name);
    store.dispatch(verify());
    await settled();
    t.is(draftOwner(USER).key, 'abc', 'an answer that does not come takes nothing away');
    store.dispatch(verify());
    await settled();
    t.is(draftOwner(USER).key, '');
  },
);

test.serial('whoever cannot be told his key waits for none', async (t) => {
  const other = { ...USER, userId: 9 };
  page({ '/api/permission/menu': () => 'away' }, { token: 'T1', user: JSON.stringify(other) });
  await keyAwaited(other);
  t.is(draftOwner(other).key, '');
});

test('the language is kept and told to the document; an unknown one is Bengali', (t) => {
  const { store, kept, seen } = page({}, { lang: 'xx' });
  t.is(store.getState().language, 'bn');
  store.dispatch(languageChosen('en'));
  t.is(kept.get('lang'), 'en');
  t.deepEqual(seen.spoken, ['bn', 'en']);
});
