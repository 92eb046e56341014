import { classes, sections } from '@madrasah/events/academics';
import { paperQueries } from '@madrasah/events/papers';
import test from 'ava';
import { type Answer, fakeBrowser, json, settled } from '../fake-browser.ts';
import { languageChosen } from '../language.ts';
import { sessionEnded } from '../session/state.ts';
import { createStore } from '../store.ts';
import { addressOf } from '../wire/definitions.ts';
import { queryAsked, queryReleased, queryWanted } from './queries.ts';
import { list, page } from './test-support.ts';

const CLASSES = addressOf(classes.queries.list);
const SECTIONS = addressOf(sections.queries.list, { ClassID: 5 });

test('an address has its places filled and only what is given', (t) => {
  t.is(CLASSES, '/api/academic/view_class');
  t.is(SECTIONS, '/api/academic/view_subclass?ClassID=5');
  t.is(
    addressOf({ path: '/api/x/:id.pdf', method: 'GET' }, { id: 7, b: '', a: 'ক', c: undefined }),
    '/api/x/7.pdf?a=%E0%A6%95',
  );
  t.is(addressOf({ path: '/api/x/:id', method: 'POST' }, { id: '7/8' }), '/api/x/7%2F8');
});

test('what two parts of a page want is asked once, and young answers are shown again', async (t) => {
  const { store, sent, entry } = page(() => list(1));
  store.dispatch(queryWanted(CLASSES));
  store.dispatch(queryWanted(CLASSES));
  t.is(entry(CLASSES)?.status, 'loading');
  await settled();
  t.like(entry(CLASSES), { status: 'succeeded', data: { data: [1] }, users: 2 });
  store.dispatch(queryReleased(CLASSES));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  t.is(sent.length, 1);
});

test('an answer that is as it was is not sent again: the page shows what it has', async (t) => {
  const answers = [
    json(200, { data: [1] }, { 'X-Position': '7', ETag: '"a"' }),
    new Response(null, { status: 304, headers: { 'X-Position': '8', ETag: '"a"' } }),
    json(200, { data: [2] }, { 'X-Position': '9', ETag: '"b"' }),
  ];
  const { store, sent, entry } = page(() => answers.shift() ?? 'away');
  store.dispatch(queryWanted(CLASSES));
  await settled();
  const shown = entry(CLASSES)?.data;
  store.dispatch(queryAsked(CLASSES));
  await settled();
  t.is(entry(CLASSES)?.data, shown);
  t.like(entry(CLASSES), { status: 'succeeded', position: '8' });
  store.dispatch(queryAsked(CLASSES));
  await settled();
  t.like(entry(CLASSES), { data: { data: [2] }, tag: '"b"' });
  t.deepEqual(
    sent.map(({ headers }) => headers['If-None-Match']),
    ['""', '"a"', '"a"'],
  );
});

test('what one user was shown is no answer for the next one', async (t) => {
  const { store, sent } = page(() => json(200, { data: [1] }, { 'X-Position': '7', ETag: '"a"' }));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(sessionEnded('changed'));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  t.is(sent.at(-1)?.headers['If-None-Match'], '""');
});

test('one slow answer does not hold back another', async (t) => {
  const gate = Promise.withResolvers<Answer>();
  const { store, entry } = page(({ path }) => (path === CLASSES ? gate.promise : list(2)));
  store.dispatch(queryWanted(CLASSES));
  store.dispatch(queryWanted(SECTIONS));
  await settled();
  t.is(entry(SECTIONS)?.status, 'succeeded');
  t.is(entry(CLASSES)?.status, 'loading');
  gate.resolve(list(1));
  await settled();
  t.is(entry(CLASSES)?.status, 'succeeded');
});

test('a page that is left cancels what it waited for', async (t) => {
  const gate = Promise.withResolvers<Answer>();
  const { store, entry } = page(() => gate.promise);
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(queryReleased(CLASSES));
  await settled();
  await settled();
  t.like(entry(CLASSES), { status: 'idle', users: 0 });
  gate.resolve(list(1));
  await settled();
  t.is(entry(CLASSES)?.data, undefined);
});

test('a failure has its sentence and its number, and another try can mend it', async (t) => {
  const answers: Answer[] = [
    json(503, { message: 'এখন নয়', code: 'store.away' }, { 'X-Request-Id': 'abcdef0123' }),
    list(1),
  ];
  const { store, entry } = page(() => answers.shift() ?? 'away');
  store.dispatch(queryWanted(CLASSES));
  await settled();
  t.like(entry(CLASSES), { status: 'failed', error: { message: 'এখন নয়', quote: 'abcdef01' } });
  store.dispatch(queryAsked(CLASSES));
  await settled();
  t.like(entry(CLASSES), { status: 'succeeded', error: undefined });
});

test('a reader that is behind is waited for', async (t) => {
  const answers: Answer[] = [
    json(503, { message: 'x', code: 'projection.behind' }, { 'Retry-After': '1' }),
    list(1),
  ];
  const { store, entry } = page(() => answers.shift() ?? 'away');
  store.dispatch(queryWanted(CLASSES));
  await settled();
  t.is(entry(CLASSES)?.status, 'loading');
  await new Promise((done) => setTimeout(done, 1100));
  t.is(entry(CLASSES)?.status, 'succeeded');
});

test('another language asks again what is shown', async (t) => {
  const { store, sent } = page(() => list(1));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(languageChosen('en'));
  await settled();
  t.is(sent[1]?.headers['Accept-Language'], 'en, bn;q=0.5');
});

test('what nobody shows when the language changes is asked again when somebody does', async (t) => {
  const { store, sent } = page(() => list(1));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(queryReleased(CLASSES));
  await settled();
  store.dispatch(languageChosen('en'));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  t.deepEqual(
    sent.map(({ headers }) => headers['Accept-Language']),
    ['bn, en;q=0.5', 'en, bn;q=0.5'],
  );
});

test('an answer that comes after the session’s end is nobody’s', async (t) => {
  const gate = Promise.withResolvers<Answer>();
  const { store, entry } = page(() => gate.promise);
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(sessionEnded('invalid'));
  gate.resolve(list('his'));
  await settled();
  await settled();
  t.is(entry(CLASSES), undefined);
});

test('what one user was shown is gone when his session ends', async (t) => {
  const { store } = page(() => list(1));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(sessionEnded('invalid'));
  t.deepEqual(store.getState().queries.entries, {});
});

const OPEN = addressOf(paperQueries.verifyDocument, { id: 10001, documentId: '12-BCDFG-HJKLM' });

test('what is open to everybody is asked without a token, and its refusal ends no session', async (t) => {
  const refused = json(401, { code: 'auth.invalid', message: 'x' });
  const browser = fakeBrowser(({ path }) => (path === OPEN ? refused : json(200, { user: {} })), {
    token: 'T1',
  });
  const store = createStore(browser.ports);
  store.dispatch(queryWanted(OPEN));
  await settled();
  const { headers } = browser.sent.find(({ path }) => path === OPEN) ?? {};
  t.false('Authorization' in (headers ?? {}));
  t.like(store.getState().queries.entries[OPEN], { status: 'failed', error: { status: 401 } });
  t.like(store.getState().session, { phase: 'in', token: 'T1' });
});

test('what is open to everybody is still shown, and still comes, when a session ends', async (t) => {
  const gate = Promise.withResolvers<Answer>();
  const { store, entry } = page(({ path }) => (path === OPEN ? gate.promise : list(1)));
  store.dispatch(queryWanted(OPEN));
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(sessionEnded('changed'));
  gate.resolve(json(200, { data: { status: 'genuine' } }));
  await settled();
  t.like(entry(OPEN), { status: 'succeeded', data: { data: { status: 'genuine' } }, users: 1 });
  t.is(entry(CLASSES), undefined);
});
