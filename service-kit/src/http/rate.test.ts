import test from 'ava';
import { networkOf } from './rate.ts';
import { call, PER_MINUTE, startThings } from './test-support.ts';

const from = (address: string) => ({ token: '', headers: { 'x-forwarded-for': address } });

test('what is open to everybody is open so often from one address, each endpoint by itself', async (t) => {
  const service = await startThings();
  const asks = (path: string, address: string) => call(service.url, path, from(address));
  for (let time = 0; time < PER_MINUTE; time += 1) t.is((await asks('/see', '203.0.113.7')).status, 200);
  const refused = await asks('/see', '203.0.113.7');
  t.is(refused.status, 429);
  t.is(refused.body.code, 'limit.exceeded');
  const seconds = Number(refused.headers.get('retry-after'));
  t.true(seconds >= 1 && seconds <= 60, String(seconds));
  t.is((await asks('/knock', '203.0.113.7')).status, 200);
  t.is((await asks('/see', '203.0.113.8')).status, 200);
  await service.close();
});

test('whoever is signed in is not counted with those who are not', async (t) => {
  const service = await startThings();
  for (let time = 0; time <= PER_MINUTE; time += 1) await call(service.url, '/see', from('203.0.113.9'));
  t.is((await call(service.url, '/things/1', { headers: from('203.0.113.9').headers })).status, 200);
  await service.close();
});

test('an IPv6 caller is known by his network, an IPv4 one by his address however it is written', (t) => {
  t.is(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
  t.is(networkOf('203.0.113.7'), '203.0.113.7');
  t.is(networkOf('2001:db8:0:1::9'), networkOf('2001:0db8:0000:0001:ffff:ffff:ffff:ffff'));
  t.not(networkOf('2001:db8:0:1::9'), networkOf('2001:db8:0:2::9'));
  t.is(networkOf('::1'), networkOf('0:0:0:0:1::'));
  t.not(networkOf('2001:db8::'), networkOf('::1'));
  t.is(networkOf(''), '');
});
