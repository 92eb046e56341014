import test from 'ava';
import { type Answer, fakeBrowser, json, type Sent, settled } from '../fake-browser.ts';
import { createStore } from '../store.ts';
import { failureKind } from '../wire/failure.ts';
import { newKey } from '../wire/key.ts';
import { commandSent, type Outcome, questionAnswered } from './commands.ts';

function page(server: (sent: Sent) => Answer | Promise<Answer>, stored = {}) {
  const browser = fakeBrowser(server, stored);
  const store = createStore(browser.ports);
  const send = (key = 'K1', id = 'form') =>
    new Promise<Outcome>((settle) => {
      const call = {
        id,
        method: 'POST',
        path: '/api/academic/insert_class',
        body: { ClassName: 'ক' },
        key,
      } as const;
      store.dispatch(commandSent(call, { settle }));
    });
  return { ...browser, store, send };
}
const accepted = () => json(201, { success: true, message: 'হয়েছে', id: 7, position: '41' });

test('a command carries its key, and its position holds back what is read next', async (t) => {
  const { send, sent, store } = page(accepted);
  const outcome = await send();
  t.like(outcome, { ok: true, answer: { id: 7, message: 'হয়েছে' } });
  t.like(sent[0], { method: 'POST', body: { ClassName: 'ক' } });
  t.is(sent[0]?.headers['Idempotency-Key'], 'K1');
  t.is(store.getState().queries.position, '41');
  t.deepEqual(store.getState().commands, {});
});

test('of a form with files it is told how much has gone up', async (t) => {
  const { sent, store } = page(accepted);
  const shares: number[] = [];
  const outcome = await new Promise<Outcome>((settle) => {
    const call = {
      id: 'form',
      method: 'POST',
      path: '/api/students/import',
      body: new FormData(),
      key: 'K2',
    } as const;
    store.dispatch(commandSent(call, { settle, gone: (share) => shares.push(share) }));
  });
  t.true(outcome.ok);
  t.deepEqual(shares, [0.5, 1]);
  t.is(sent[0]?.headers['Idempotency-Key'], 'K2');
});

test('a refusal brings the server’s sentence and its fields', async (t) => {
  const fields = [{ path: 'ClassName', message: 'আছে' }];
  const { send, store } = page(() => json(409, { message: 'না', code: 'academics.class.duplicate', fields }));
  const outcome = await send();
  t.like(outcome, { ok: false });
  t.like(store.getState().commands['form'], { running: false, failure: { message: 'না', fields } });
});

test('a second submit while one is running is refused in the specification’s words, the first goes on', async (t) => {
  const gate = Promise.withResolvers<Answer>();
  const { send, sent } = page(() => gate.promise, { lang: 'en' });
  const first = send();
  const second = await send();
  t.is(second.ok ? '' : second.failure.message, 'Request already in progress. Please wait...');
  gate.resolve(accepted());
  t.true((await first).ok);
  t.is(sent.length, 1);
});

test('two forms do not wait for each other', async (t) => {
  const gate = Promise.withResolvers<Answer>();
  const { send, sent } = page(({ headers }) =>
    headers['Idempotency-Key'] === 'A' ? gate.promise : accepted(),
  );
  const slow = send('A', 'one');
  t.true((await send('B', 'two')).ok);
  gate.resolve(accepted());
  t.true((await slow).ok);
  t.is(sent.length, 2);
});

test('what is known of what was sent', (t) => {
  t.is(failureKind({ status: 409, code: 'x' }), 'refused');
  t.is(failureKind({ status: 503, code: 'store.away' }), 'away');
  t.is(failureKind({ status: 504, code: 'outcome.unknown' }), 'unknown');
  t.is(failureKind({ status: 0, code: 'network.away' }), 'unknown');
  t.is(failureKind({ status: 502, code: 'answer.unreadable' }), 'unknown');
});

test('a lost answer is told as unknown, and the repeat goes with the same key', async (t) => {
  const answers: Answer[] = ['away', accepted()];
  const { send, sent } = page(() => answers.shift() ?? 'away');
  const lost = await send();
  t.is(lost.ok ? '' : failureKind(lost.failure), 'unknown');
  t.true((await send()).ok);
  t.deepEqual(
    sent.map(({ headers }) => headers['Idempotency-Key']),
    ['K1', 'K1'],
  );
  await settled();
});

test('a key is a UUID of version 4, even where randomUUID is missing', (t) => {
  t.regex(newKey(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  t.not(newKey(), newKey());
});

const DOUBT = 'conflict.likely-double';
/** A server that asks whoever can be asked, and has recorded nothing until he is sure. */
const asking = ({ body }: Sent) =>
  (body as { sure?: boolean }).sure === false
    ? json(409, { message: 'একই রকম একটি', code: DOUBT, fields: [] })
    : accepted();

function sendAsking(store: ReturnType<typeof page>['store']) {
  return new Promise<Outcome>((settle) => {
    const call = {
      id: 'form',
      method: 'POST',
      path: '/api/x',
      body: { A: 1 },
      key: 'K1',
      asks: true,
    } as const;
    store.dispatch(commandSent(call, { settle }));
  });
}

test('a question of the server is asked, and the command goes again with the same key when the answer is yes', async (t) => {
  const { sent, store } = page(asking);
  const outcome = sendAsking(store);
  await settled();
  t.like(store.getState().commands['form'], { running: true, question: { code: DOUBT } });
  store.dispatch(questionAnswered({ id: 'form', sure: true }));
  t.true((await outcome).ok);
  t.deepEqual(
    sent.map(({ body, headers }) => [body, headers['Idempotency-Key']]),
    [
      [{ A: 1, sure: false }, 'K1'],
      [{ A: 1, sure: true }, 'K1'],
    ],
  );
});

test('when the answer is no nothing more is sent, and nothing is shown as failed', async (t) => {
  const { sent, store } = page(asking);
  const outcome = sendAsking(store);
  await settled();
  store.dispatch(questionAnswered({ id: 'form', sure: false }));
  t.false((await outcome).ok);
  t.is(sent.length, 1);
  t.deepEqual(store.getState().commands, {});
});

test('any other refusal of a command that asks stays a failure', async (t) => {
  const { store } = page(() => json(409, { message: 'না', code: 'ledger.amount-zero', fields: [] }));
  t.like(await sendAsking(store), { ok: false, failure: { code: 'ledger.amount-zero' } });
});
