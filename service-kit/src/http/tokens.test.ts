import test from 'ava';
import jwt from 'jsonwebtoken';
import { call, clock, startThings, tokenOf } from './test-support.ts';

const service = await startThings();
test.after.always(() => service.close());

const HOUR = 3600_000;
const asked = async (token: string, headers: Record<string, string> = {}) => {
  const { status, body } = await call(service.url, '/things/7', { token, headers });
  return status === 200 ? 200 : `${status} ${body.code}`;
};

test.serial('a token is good by our clock, the first time and every time', async (t) => {
  const token = tokenOf(1);
  for (let times = 0; times < 3; times += 1) t.is(await asked(token), 200);
  const unseen = tokenOf(5);
  clock.advance(11 * HOUR);
  t.is(await asked(token), 200);
  clock.advance(HOUR);
  for (let times = 0; times < 2; times += 1) {
    t.is(await asked(token), '401 auth.invalid');
    t.is(await asked(unseen), '401 auth.invalid', 'its signature was never looked at before');
  }
  t.is(await asked(tokenOf(1)), 200);
});

test.serial('a changed token is turned away, however often the right one was let in', async (t) => {
  const token = tokenOf(5);
  t.is(await asked(token), 200);
  const [head, body = '', signature] = token.split('.');
  const claimed = JSON.parse(Buffer.from(body, 'base64url').toString());
  const raised = Buffer.from(JSON.stringify({ ...claimed, userId: 1 })).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const other = jwt.sign(claimed, 'another secret of thirty-two letters');
  for (const forged of [`${head}.${raised}.${signature}`, `${none}.${body}.`, `${head}.${body}.`, other, 'x'])
    for (let times = 0; times < 2; times += 1) t.is(await asked(forged), '401 auth.invalid', forged);
});

test.serial('a token that is not shown as one should is none', async (t) => {
  const token = tokenOf(1);
  for (const authorization of [token, `Basic ${token}`, 'Bearer', 'Bearer ', `Bearer  ${token}`])
    t.is(await asked('', { authorization }), '401 auth.missing', authorization);
  t.is(await asked('', { authorization: `bearer ${token}` }), 200);
  t.is(await asked('', { cookie: `token=${token}` }), '401 auth.missing');
});

test.serial('where nothing verifies, nobody is let in', async (t) => {
  const open = await startThings({ unverified: true });
  const { status, body } = await call(open.url, '/things/7', { token: tokenOf(1) });
  await open.close();
  t.is(status, 401);
  t.is(body.code, 'auth.invalid');
});
