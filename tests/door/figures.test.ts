import { Metrics } from '@madrasah/service-kit/metrics';
import test from 'ava';
import { ask, door, type Echo, echo, portOf, serve } from '../start/fakes/servers.ts';

const SERVICES = ['command-service', 'projection-service'];

/** A gateway before two services, of which the one that judges tokens says yes to one token. */
async function watched(t: Parameters<typeof door>[0], trustedProxy = false) {
  const commands = portOf(await serve(t, echo('command-service')));
  const queries = portOf(
    await serve(t, (call, response) => {
      const { authorization, 'x-forwarded-for': told } = call.headers;
      if (told !== undefined && authorization !== 'Bearer good') response.statusCode = 401;
      return echo('projection-service')(call, response);
    }),
  );
  return door(t, { commands: () => commands, queries: () => queries, trustedProxy });
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

test('who asks on this machine is brought to each service as himself, and sees the gateway’s own figures', async (t) => {
  const address = await watched(t);
  for (const name of SERVICES) {
    const { text, statusCode } = await ask(address, { path: `/metrics/${name}` });
    const arrived = JSON.parse(text) as Echo;
    t.is(statusCode, 200);
    t.is(arrived.name, name);
    t.is(arrived.url, '/metrics');
    t.false('x-forwarded-for' in arrived.headers);
  }
  await ask(address, { path: '/api/x?y=1', headers: { authorization: 'Bearer good' } });
  await ask(address, { path: '/somewhere' });
  const { text, headers } = await ask(address, { path: '/metrics' });
  t.regex(headers['content-type'] ?? '', /^text\/plain; version=0\.0\.4/);
  t.regex(text, /^madrasah_requests_total\{endpoint="Api",status="200"\} 1$/m);
  t.regex(text, /^madrasah_requests_total\{endpoint="Pages",status="404"\} 1$/m);
  t.notRegex(text, /somewhere/);
});

for (const [who, trustedProxy, headers] of [
  ['whoever is spoken for', false, forwarded],
  ['anybody behind a proxy of ours', true, {}],
  ['anybody behind a proxy of ours that tells his address', true, forwarded],
] as const)
  test(`${who} needs a token that a service judges`, async (t) => {
    const address = await watched(t, trustedProxy);
    for (const path of ['/metrics', '/metrics/projection-service']) {
      t.is((await ask(address, { path, headers })).statusCode, 401, path);
      const named = { ...headers, authorization: 'Bearer good' };
      t.is((await ask(address, { path, headers: named })).statusCode, 200, path);
    }
    const named = { ...headers, authorization: 'Bearer x' };
    const { text } = await ask(address, { path: '/metrics/command-service', headers: named });
    const arrived = JSON.parse(text) as Echo;
    t.is(arrived.headers['authorization'], 'Bearer x');
    t.truthy(arrived.headers['x-forwarded-for']);
  });

test('figures are asked for, not sent; a service that is away is told', async (t) => {
  const address = await door(t, { metrics: new Metrics() });
  t.is((await ask(address, { path: '/metrics', method: 'POST' })).statusCode, 405);
  t.is((await ask(address, { path: '/metrics' })).statusCode, 200);
  t.is((await ask(address, { path: '/metrics', headers: forwarded })).statusCode, 503);
  t.is((await ask(address, { path: '/metrics/command-service' })).statusCode, 503);
});
