import test from 'ava';
import { eventsBehind, Metrics } from '../metrics/index.ts';
import { call, goodThing, startThings, tokenOf } from './test-support.ts';

const service = await startThings();
test.after.always(() => service.close());

const figures = (request: Parameters<typeof call>[2] = {}) =>
  call(service.url, '/metrics', { token: '', ...request });
const through = { headers: { 'x-forwarded-for': '203.0.113.7' } };

test('on the machine itself the figures are open; through a proxy they ask for type 1 or 2', async (t) => {
  const here = await figures();
  t.is(here.status, 200);
  t.regex(here.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  t.is((await figures(through)).body.code, 'auth.missing');
  t.is((await figures({ ...through, token: tokenOf(5) })).body.code, 'access.denied');
  t.is((await figures({ ...through, token: tokenOf(1) })).status, 200);
  for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host'])
    t.is((await figures({ headers: { [name]: 'x' } })).status, 401, name);
});

test('requests are counted by endpoint and status; what somebody typed is no label', async (t) => {
  await call(service.url, '/things/7?secret=1', { body: goodThing });
  await call(service.url, '/things/7', { body: {} });
  await call(service.url, '/things/7', { token: '', body: goodThing });
  await call(service.url, '/typed-by-somebody');
  await call(service.url, '/things/7', { body: '{' });
  const { text } = await figures();
  for (const [endpoint, status, times] of [
    ['SaveThing', 201, 1],
    ['SaveThing', 400, 1],
    ['SaveThing', 401, 1],
    ['none', 404, 1],
    ['none', 400, 1],
  ] as const)
    t.true(
      text.includes(`madrasah_requests_total{endpoint="${endpoint}",status="${status}"} ${times}\n`),
      `${endpoint} ${status}: ${text}`,
    );
  t.notRegex(text, /typed|things|secret/);
});

test('a figure is read when it is asked for, and left out while it cannot be', async (t) => {
  const metrics = new Metrics();
  let waiting = 3;
  metrics.gauge('queue', 'Q', 'state', () => ({ waiting }));
  metrics.gauge('behind', 'B', 'reader', async () => {
    if (waiting === 4) throw new Error('the store is away');
    return { me: 1 };
  });
  t.regex(await metrics.text(), /^madrasah_queue\{state="waiting"\} 3$/m);
  t.regex(await metrics.text(), /^madrasah_behind\{reader="me"\} 1$/m);
  waiting = 4;
  const later = await metrics.text();
  t.regex(later, /^madrasah_queue\{state="waiting"\} 4$/m);
  t.notRegex(later, /reader="me"/);
});

test('the process tells of its memory and its event loop', async (t) => {
  const text = await new Metrics().watchProcess().text();
  t.regex(text, /^process_resident_memory_bytes \d+/m);
  t.regex(text, /^nodejs_eventloop_lag_seconds /m);
});

test('events not seen yet are counted from the position, and no further than it matters', async (t) => {
  const asked: (number | undefined)[] = [];
  const store = (events: number) => ({
    async *readAll(after?: number) {
      asked.push(after);
      for (let event = 0; event < events; event += 1) yield event;
    },
  });
  t.is(await eventsBehind(store(0), 7), 0);
  t.is(await eventsBehind(store(3), 0), 3);
  t.is(await eventsBehind(store(5_000), 1), 1_000);
  t.deepEqual(asked, [7, undefined, 1]);
});
