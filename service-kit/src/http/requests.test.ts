import { once } from 'node:events';
import { connect } from 'node:net';
import anyTest, { type TestFn } from 'ava';
import type { Call } from './index.ts';
import { call, goodThing, startThings, type Thing } from './test-support.ts';

const test = anyTest as TestFn<{ url: string }>;
const seen: { command: Thing; call: Call }[] = [];
const service = await startThings({
  save: async (command, given) => {
    seen.push({ command, call: given });
    return { id: command.id, position: 1234, data: { on: command.rows[0]?.on }, also: { extra: true } };
  },
});
test.beforeEach((t) => {
  t.context.url = service.url;
});
test.after.always(() => service.close());

test('a good command is read into the domain’s words and answered with its position', async (t) => {
  const answer = await call(t.context.url, '/things/৭', {
    body: goodThing,
    headers: { 'x-request-id': 'good-1' },
  });
  t.is(answer.status, 201);
  t.deepEqual(answer.body, {
    success: true,
    message: 'ফি জমা হয়েছে',
    id: 7,
    data: { on: '2026-04-14' },
    position: '1234',
    extra: true,
  });
  const { command, call: given } = seen.find((one) => one.call.requestId === 'good-1') ?? (t.fail() as never);
  t.deepEqual(command, { id: 7, name: 'কলম', amount: 1250, rows: [{ on: '2026-04-14' }] });
  t.like(given.caller, { schoolId: '1001', loginId: 1, permissionType: 1 });
});

test('every problem of a body is told at once, by the form’s own names', async (t) => {
  const answer = await call(t.context.url, '/things/x', {
    body: { data: { ThingName: 'a'.repeat(11), amount: '1.234', rows: [{}] } },
  });
  t.is(answer.status, 400);
  t.deepEqual(answer.body, {
    success: false,
    error: 'অনুপস্থিত বা ভুল তথ্য দেওয়া হয়েছে',
    message: 'অনুপস্থিত বা ভুল তথ্য দেওয়া হয়েছে',
    code: 'request.invalid',
    fields: [
      { path: 'id', message: 'দয়া করে একটি বৈধ সংখ্যা লিখুন' },
      { path: 'ThingName', message: 'সর্বোচ্চ ১০ অক্ষর লেখা যায়' },
      { path: 'amount', message: 'টাকার পরিমাণ দশমিকের পর সর্বোচ্চ দুই ঘর লিখুন' },
      { path: 'rows.0.on', message: 'এই ফিল্ডটি প্রয়োজনীয়' },
    ],
  });
});

test('a list that is no list is not valid, a missing one is required, an empty one too short', async (t) => {
  const messageFor = async (rows: unknown) =>
    (
      await call(t.context.url, '/things/7', {
        body: { ...goodThing, rows },
        headers: { 'accept-language': 'en' },
      })
    ).body.fields;
  t.deepEqual(await messageFor(5), [{ path: 'rows', message: 'This value is not valid' }]);
  t.deepEqual(await messageFor(undefined), [{ path: 'rows', message: 'This field is required' }]);
  t.deepEqual(await messageFor([]), [{ path: 'rows', message: 'Give at least one row' }]);
});

const LANGUAGES: [string | undefined, string][] = [
  [undefined, 'পাওয়া যায়নি'],
  ['bn', 'পাওয়া যায়নি'],
  ['fr', 'পাওয়া যায়নি'],
  ['en', 'Not found'],
  ['EN-gb,bn;q=0.5', 'Not found'],
  ['bn,en;q=0.9', 'পাওয়া যায়নি'],
];
for (const [asked, sentence] of LANGUAGES)
  test(`asked for ${asked ?? 'no language'}, it says “${sentence}”`, async (t) => {
    const answer = await call(t.context.url, '/nothing-here', {
      headers: asked ? { 'accept-language': asked } : {},
    });
    t.is(answer.status, 404);
    t.like(answer.body, { success: false, error: sentence, message: sentence, code: 'request.not-found' });
  });

for (const body of ['{"a":', '"text"', '5', 'null', '{"a":1}}'])
  test(`a body of ${body} is malformed`, async (t) => {
    const answer = await call(t.context.url, '/things/7', { body });
    t.is(answer.status, 400);
    t.is(answer.body.code, 'request.malformed');
  });

test('a body that is not JSON is turned away before anything else', async (t) => {
  for (const type of [
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
  ]) {
    const answer = await call(t.context.url, '/things/7', {
      token: '',
      body: 'ThingName=x',
      headers: { 'content-type': type },
    });
    t.is(answer.status, 415, type);
    t.is(answer.body.code, 'request.media-type', type);
  }
});

test('a charset or an encoding that cannot be read is a media type', async (t) => {
  const charset = await call(t.context.url, '/things/7', {
    body: goodThing,
    headers: { 'content-encoding': 'snappy' },
  });
  t.is(charset.status, 415);
  const broken = await call(t.context.url, '/things/7', {
    body: goodThing,
    headers: { 'content-encoding': 'gzip' },
  });
  t.is(broken.status, 400);
});

test('JSON in another charset than UTF-8 is turned away, not misread', async (t) => {
  const sent = (charset: string) =>
    call(t.context.url, '/things/7', {
      body: goodThing,
      headers: { 'content-type': `application/json; charset=${charset}` },
    });
  for (const charset of ['utf-16', 'UTF-16LE', 'iso-8859-1', '"utf-7"']) {
    const answer = await sent(charset);
    t.is(answer.status, 415, charset);
    t.is(answer.body.code, 'request.media-type', charset);
  }
  for (const charset of ['utf-8', 'UTF-8', '"utf8"']) t.is((await sent(charset)).status, 201, charset);
});

/** Sends a body to its end before it looks at the answer, as many clients do; the status line. */
async function sentWhole(url: string, headers: string, chunk: (of: Buffer) => Buffer): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  socket.write(`POST /things/7 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`);
  for (let sent = 0; sent < TEN_MB; sent += PART)
    if (!socket.write(chunk(Buffer.alloc(PART, 'x')))) await once(socket, 'drain');
  socket.write(chunk(Buffer.alloc(0)));
  while (!answer.includes('\r\n')) await once(socket, 'data');
  socket.destroy();
  return answer.split('\r\n', 1)[0] as string;
}
const TEN_MB = 10 * 1024 * 1024;
const PART = 64 * 1024;

test('a body of 10 MB is answered with 413 when it is through, and nothing is broken off', async (t) => {
  const chunked = (part: Buffer) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]);
  const whole = await sentWhole(t.context.url, `content-length: ${TEN_MB}`, (part) => part);
  t.is(whole, 'HTTP/1.1 413 Payload Too Large');
  t.is(await sentWhole(t.context.url, 'transfer-encoding: chunked', chunked), whole);
});

test('a command that needs no body may come without one', async (t) => {
  const answer = await call(t.context.url, '/touch', { method: 'POST' });
  t.is(answer.status, 200);
  t.deepEqual(answer.body, { success: true, message: 'সংরক্ষণ করা হয়েছে' });
  t.is((await call(t.context.url, '/touch', { body: {} })).status, 200);
});

test('more than 512 KB is too large, less is read', async (t) => {
  const large = await call(t.context.url, '/things/7', {
    body: { ...goodThing, more: 'x'.repeat(513 * 1024) },
  });
  t.is(large.status, 413);
  t.is(large.body.code, 'request.too-large');
  const fitting = await call(t.context.url, '/things/7', {
    body: { ...goodThing, more: 'x'.repeat(500 * 1024) },
  });
  t.is(fitting.status, 201);
});

for (const query of ['page=1&page=2', 'a[$gt]=1', '$where=1', 'a.b=1', 'a]=1'])
  test(`a query of ${query} is refused`, async (t) => {
    const answer = await call(t.context.url, `/things/7?${query}`);
    t.is(answer.status, 400);
    t.like(answer.body, {
      code: 'request.invalid',
      fields: [{ path: 'query', message: 'অগ্রহণযোগ্য প্যারামিটার' }],
    });
    t.is((await call(t.context.url, `/things/7?${query}`, { body: goodThing })).status, 400);
  });

test('an unknown query key is left alone; the path’s own parameter wins', async (t) => {
  const answer = await call(t.context.url, '/things/7?other=x&id=8&page=2');
  t.deepEqual(answer.body, { data: { id: 7, page: 2 } });
});

for (const key of ['a b', 'x'.repeat(101)])
  test(`an idempotency key of ${key.length} characters like “${key.slice(0, 5)}” is refused`, async (t) => {
    const answer = await call(t.context.url, '/things/7', {
      body: goodThing,
      headers: { 'idempotency-key': key },
    });
    t.is(answer.status, 400);
    t.is(answer.body.fields[0].path, 'Idempotency-Key');
  });

test('a good idempotency key and a request id reach the handler; the id is echoed', async (t) => {
  const headers = { 'idempotency-key': '0b2c-1', 'x-request-id': 'my.id-7' };
  const answer = await call(t.context.url, '/things/7', { body: goodThing, headers });
  t.is(answer.headers.get('x-request-id'), 'my.id-7');
  t.is(seen.find((one) => one.call.requestId === 'my.id-7')?.call.idempotencyKey, '0b2c-1');
});

test('the caller’s address is what our proxy saw, not what he claims', async (t) => {
  const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.7', 'x-request-id': 'from-afar' };
  await call(t.context.url, '/things/7', { body: goodThing, headers });
  t.is(seen.find((one) => one.call.requestId === 'from-afar')?.call.address, '203.0.113.7');
});

test('a request id that is none is replaced', async (t) => {
  for (const given of ['a b', 'x'.repeat(65), '<script>']) {
    const { headers } = await call(t.context.url, '/nothing', { headers: { 'x-request-id': given } });
    t.regex(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
  }
});

test('the school that a request names is its token’s, or it is refused', async (t) => {
  const named = (school: string) =>
    call(t.context.url, '/things/7', { body: goodThing, headers: { 'x-school': school } });
  t.is((await named('1001')).status, 201);
  const other = await named('1002');
  t.is(other.status, 403);
  t.like(other.body, { success: false, code: 'access.denied' });
});
