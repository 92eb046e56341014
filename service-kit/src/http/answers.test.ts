import { Readable } from 'node:stream';
import { Problem, refuse } from '@madrasah/events';
import test from 'ava';
import { AppendTooLarge, OutcomeUnknown, StoreAway } from '../event-store/index.ts';
import type { Logger } from '../logging/index.ts';
import { KeyDestroyed, VaultAway } from '../vault/index.ts';
import { FileAnswer } from './index.ts';
import { call, goodThing, type Handlers, startThings, tokenOf } from './test-support.ts';

/** One call to a service with these handlers. */
async function once(handlers: Handlers, path: string, request: Parameters<typeof call>[2] = {}) {
  const service = await startThings(handlers);
  try {
    return await call(service.url, path, request);
  } finally {
    await service.close();
  }
}

const DENIED: [string, number, string, string][] = [
  ['nobody', 401, 'auth.missing', ''],
  ['a forger', 401, 'auth.invalid', `${tokenOf(1)}x`],
  ['a login that is not there', 401, 'auth.invalid', tokenOf(3)],
  ['a school that is not there', 401, 'auth.invalid', tokenOf(1, '3003')],
  ['a user of an inactive school', 401, 'auth.invalid', tokenOf(5, '2002')],
  ['a user without the power', 403, 'access.denied', tokenOf(5)],
];
for (const [who, status, code, token] of DENIED)
  test(`${who} gets ${status} ${code}, and nothing is done`, async (t) => {
    let done = false;
    const save = async () => {
      done = true;
      return {};
    };
    const answer = await once({ save }, '/things/7', { token, body: goodThing });
    t.is(answer.status, status);
    t.is(answer.body.code, code);
    t.is(answer.body.error, answer.body.message);
    t.deepEqual(Object.keys(answer.body), ['success', 'error', 'message', 'code']);
    t.false(done);
  });

test('an administrator of an inactive school still gets in', async (t) => {
  t.is((await once({}, '/things/7', { token: tokenOf(1, '2002') })).status, 200);
});

test('a token is asked for before the body is looked at', async (t) => {
  t.is((await once({}, '/things/x', { token: '', body: {} })).status, 401);
  t.is((await once({}, '/things/7?a[$gt]=1', { token: '' })).status, 401);
});

test('a refusal of the domain is one sentence with its values, a code and its fields', async (t) => {
  const refusal = refuse('conflict.changed', {}, [
    { path: 'rows.0', problem: new Problem('request.max', { max: 12 }) },
  ]);
  const answer = await once({ save: async () => refusal }, '/things/7', { body: goodThing });
  t.is(answer.status, 409);
  t.like(answer.body, {
    success: false,
    code: 'conflict.changed',
    fields: [{ path: 'rows.0', message: 'সর্বোচ্চ মান ১২' }],
  });
});

test('who reads both languages is told a refusal in either, and in the first of them', async (t) => {
  const refusal = refuse('conflict.changed', {}, [
    { path: 'rows.0', problem: new Problem('request.max', { max: 12 }) },
  ]);
  const asked = (language: string) =>
    once({ save: async () => refusal }, '/things/7', {
      body: goodThing,
      headers: { 'accept-language': language },
    });
  const { body } = await asked('en, bn;q=0.5');
  t.is(body.message, body.messages.en);
  t.not(body.messages.bn, body.messages.en);
  t.is(body.fields[0].messages.bn, 'সর্বোচ্চ মান ১২');
  t.is((await asked('bn, en;q=0.5')).body.message, body.messages.bn);
  for (const one of ['en', 'bn', 'en, en-GB;q=0.5', 'en, fr'])
    t.is((await asked(one)).body.messages, undefined);
});

const FAULTS: [Error, number, string][] = [
  [new StoreAway('esdb://secret-host'), 503, 'store.away'],
  [new OutcomeUnknown('secret'), 504, 'outcome.unknown'],
  [new AppendTooLarge('journal-1001_1', 1), 413, 'request.too-large'],
  [new KeyDestroyed('1001/person:secret'), 409, 'conflict.changed'],
  [new VaultAway('the disk is full'), 503, 'store.away'],
  [new Error('secret at /home/x'), 500, 'server.fault'],
  [new TypeError('secret of undefined'), 500, 'server.fault'],
];
for (const [error, status, code] of FAULTS)
  test(`${error.name} (${error.message}) is ${status} ${code} and tells nothing more`, async (t) => {
    const thrown = async () => {
      throw error;
    };
    for (const request of [{ body: goodThing }, {}]) {
      const answer = await once({ save: thrown, find: thrown }, '/things/7', request);
      t.is(answer.status, status);
      t.is(answer.body.code, code);
      t.notRegex(answer.text, /secret|stack|node:|journal-/);
      t.is(answer.headers.get('retry-after') !== null, status === 503);
      t.regex(answer.headers.get('x-request-id') ?? '', /./);
    }
  });

test('what waits for a second person is answered 202, with its own sentence and its state', async (t) => {
  const save = async () => ({ id: 7, position: 12, waiting: true, data: { sum: 5 } });
  const answer = await once({ save }, '/things/7', { body: goodThing });
  t.is(answer.status, 202);
  t.deepEqual(answer.body, {
    success: true,
    message: 'সংরক্ষণ করা হয়েছে',
    id: 7,
    data: { sum: 5, state: 'waiting' },
    position: '12',
  });
});

test('a command that was not defined to wait cannot', async (t) => {
  const touch = async () => ({ waiting: true });
  t.is((await once({ touch }, '/touch', { body: {} })).status, 500);
});

test('a defect is logged with its request, a refusal is not', async (t) => {
  const logged: { requestId?: string }[] = [];
  const log = { error: (detail: object) => logged.push(detail) } as unknown as Logger;
  const failing = (error: unknown) => ({ log, save: () => Promise.reject(error) });
  await once(failing(new StoreAway('away')), '/things/7', { body: goodThing });
  await once(failing(refuse('access.denied')), '/things/7', { body: goodThing });
  await once(failing(new Error('a defect')), '/things/7', {
    body: goodThing,
    headers: { 'x-request-id': 'the-one' },
  });
  t.deepEqual(
    logged.map(({ requestId }) => requestId),
    ['the-one'],
  );
});

test('a file is answered as what it is', async (t) => {
  const file = new FileAnswer(Buffer.from('%PDF-1.7'), 'application/pdf', 'receipt-7.pdf');
  const answer = await once({ find: async () => file }, '/things/7');
  t.is(answer.headers.get('content-type'), 'application/pdf');
  t.is(answer.headers.get('content-disposition'), 'inline; filename="receipt-7.pdf"');
  t.is(answer.text, '%PDF-1.7');
});

test('a file that is still being made is answered as it comes; one that breaks off is no whole file', async (t) => {
  async function* pieces(breaks: boolean) {
    yield Buffer.from('%PDF');
    if (breaks) throw new Error('the thread died');
    yield Buffer.from('-1.7');
  }
  const file = (breaks: boolean) =>
    new FileAnswer(Readable.from(pieces(breaks)), 'application/pdf', 'list.pdf');
  const whole = await once({ find: async () => file(false) }, '/things/7');
  t.is(whole.text, '%PDF-1.7');
  await t.throwsAsync(once({ find: async () => file(true) }, '/things/7'));
});

test('nothing that is answered is kept by anybody on the way', async (t) => {
  for (const [path, request] of [
    ['/things/7', {}],
    ['/things/7', { body: goodThing }],
    ['/things/7', { token: '' }],
    ['/nothing-here', {}],
  ] as const)
    t.is((await once({}, path, request)).headers.get('cache-control'), 'no-store', path);
});

test('a query waits for the position it is asked to have seen, from either place', async (t) => {
  const asked: number[] = [];
  const waitFor = async (position: number) => asked.push(position) > 0;
  await once({ waitFor }, '/things/7?after=1234');
  await once({ waitFor }, '/things/7', { headers: { 'x-after-position': '5678' } });
  const answer = await once({ waitFor }, '/things/7');
  t.deepEqual(asked, [1234, 5678]);
  t.is(answer.headers.get('x-position'), '1000', 'how far the reader was when it was asked');
});

test('a query whose projection stays behind is told to come again', async (t) => {
  const answer = await once({ waitFor: async () => false }, '/things/7?after=1234');
  t.is(answer.status, 503);
  t.is(answer.body.code, 'projection.behind');
  t.truthy(answer.headers.get('retry-after'));
});

for (const after of ['-1', 'x', '1.5', '99999999999999999', '9007199254740993'])
  test(`a position of ${after} is refused`, async (t) => {
    const answer = await once({}, `/things/7?after=${after}`);
    t.is(answer.status, 400);
    t.is(answer.body.fields[0].path, 'after');
  });

test('a question by POST is read from path and body, waits, and tells how far the reader was', async (t) => {
  const asked: number[] = [];
  const waitFor = async (position: number) => asked.push(position) > 0;
  const headers = { 'x-after-position': '1234' };
  const answer = await once({ waitFor }, '/things/৭/weigh', { body: { On: '2026-04-14' }, headers });
  t.is(answer.status, 200);
  t.deepEqual(answer.body, { data: { id: 7, on: '2026-04-14' } });
  t.deepEqual(asked, [1234]);
  t.is(answer.headers.get('x-position'), '1000');
});

test('a question by POST tells what is wrong with it, and asks who asks', async (t) => {
  const wrong = await once({}, '/things/x/weigh', { body: {} });
  t.is(wrong.status, 400);
  t.deepEqual(
    wrong.body.fields.map(({ path }: { path: string }) => path),
    ['id', 'On'],
  );
  t.is((await once({}, '/things/7/weigh', { body: {}, token: '' })).status, 401);
  t.is((await once({}, '/things/7/weigh', { body: {}, token: tokenOf(5) })).status, 403);
  t.is((await once({}, '/things/7/weigh')).status, 404, 'it is not asked by GET');
});

test('a path that cannot be decoded is the caller’s mistake', async (t) => {
  const answer = await once({}, '/things/%E0%A4%A');
  t.true(answer.status === 400 || answer.status === 404);
});
