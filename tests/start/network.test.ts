import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as plain } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import test from 'ava';
import { addressesFor } from '../../scripts/running/network/addresses.ts';
import { house, start } from './fakes/house.ts';
import { believing, CERT, KEY } from './fakes/tls/index.ts';

const OWN = { HOST: '0.0.0.0', DEMO_PASSWORD: 'one of their own' };
const officeIn = (output: string) => /^Office +(\S+)$/m.exec(output)?.[1];

async function askedBy(call: ReturnType<typeof request>): Promise<{ body: string; headers: object }> {
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { body: await text(answer), headers: answer.headers };
}

// Where a machine has no network at all, there is no other address to be reached by.
const network = addressesFor('0.0.0.0').length > 0 ? test : test.skip;

network('with HOST the start says where the office reaches it, and is reached there', async (t) => {
  const started = start(t, house(t), OWN);
  const address = await started.ready();
  const office = officeIn(started.output()) ?? t.fail(started.output());
  t.regex(`${office}`, /^http:\/\/(?!127\.)[^/]+:\d+$/);
  t.is(new URL(`${office}`).port, new URL(address).port);
  t.regex(started.output(), /█▀|▀█/, 'a code for phones');
  t.is((await askedBy(plain(`${office}/`, { agent: false }))).body, 'the pages');
  const told = JSON.parse((await askedBy(plain(`${office}/api/told`, { agent: false }))).body);
  t.like(told.environment, { OPEN_TO: '0.0.0.0', PUBLIC_URL: office });
  t.regex(started.output(), /papers lead to http:\S+, inside this network only/);
});

network('over TLS the same, by names that begin with https', async (t) => {
  const started = start(t, house(t), {
    ...OWN,
    TLS_CERT: CERT,
    TLS_KEY: KEY,
    PUBLIC_URL: 'https://madrasah.test',
  });
  t.regex(await started.ready(), /^https:\/\/127\.0\.0\.1:/);
  const office = officeIn(started.output());
  t.regex(`${office}`, /^https:\/\//);
  const { body, headers } = await askedBy(request(`${office}/`, { agent: false, ...believing() }));
  t.is(body, 'the pages');
  t.true('strict-transport-security' in headers);
  const told = await askedBy(request(`${office}/api/told`, { agent: false, ...believing() }));
  t.is(JSON.parse(told.body).environment.PUBLIC_URL, 'https://madrasah.test');
  t.notRegex(started.output(), /papers lead/);
});

test('without HOST nobody else is told of, nor let in', async (t) => {
  const started = start(t, house(t));
  const address = await started.ready();
  t.is(officeIn(started.output()), undefined);
  const { body } = await askedBy(plain(`${address}/api/told`, { agent: false }));
  t.false('OPEN_TO' in JSON.parse(body).environment);
  for (const other of addressesFor('0.0.0.0'))
    await t.throwsAsync(askedBy(plain(`http://${other}:${new URL(address).port}/`, { agent: false })));
});

for (const [name, environment, sentence] of [
  ['a demo with the password of the documentation', { HOST: '0.0.0.0' }, /DEMO_PASSWORD to one of your own/],
  [
    'an address of another machine',
    { ...OWN, HOST: '203.0.113.9' },
    /^HOST is 203\.0\.113\.9, and this machine/m,
  ],
  ['half of a certificate', { TLS_CERT: CERT }, /^TLS_CERT and TLS_KEY belong together/m],
] as [string, Record<string, string>, RegExp][])
  test(`refuses ${name} before anything is made`, async (t) => {
    const started = start(t, house(t), environment);
    t.is((await started.exit).code, 1);
    t.regex(started.output(), sentence);
    t.notRegex(started.output(), /\d\/4|^ {4}at /m);
  });

test('plain lines say what the start does, in order', async (t) => {
  const started = start(t, house(t));
  await started.ready();
  const lines = started
    .output()
    .split('\n')
    .filter((line) => /^\d\/4/.test(line));
  t.deepEqual(lines, ['2/4 The pages are built.', '3/4 Making the demo school …', '4/4 Starting …']);
});
