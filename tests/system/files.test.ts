import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import test from 'ava';
import { PASSWORD, Product } from './product.ts';

const IMAGE = '/api/settings/institution_image';
const AUDIT = join(import.meta.dirname, '../../scripts/audit/verify/main.ts');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function signedIn(product: Product) {
  const body = JSON.stringify({ name: 'admin', password: PASSWORD, school_id: '10001' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${product.address('POST')}/api/users/login`, { method: 'POST', headers, body });
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

test('killed while pictures come in: what was acknowledged is there, and the audit finds every file', async (t) => {
  const product = await new Product().start();
  t.teardown(() => product.end());
  await product.ready();
  const headers = await signedIn(product);
  const acknowledged: string[] = [];
  const send = async (kind: string) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('image', new Blob([PNG]), 'a.png');
    const address = `${product.address('POST')}${IMAGE}`;
    const answer = await fetch(address, { method: 'POST', headers, body: form }).catch(() => undefined);
    if (answer?.status !== 200) return;
    const { data } = (await answer.json()) as { data: Record<string, string> };
    acknowledged.push(data[kind] as string);
  };
  const KINDS = ['Logo', 'SignaturePrincipal', 'SignatureNajem', 'SignatureAccountant'];
  for (let round = 0; round < 3; round += 1) {
    const before = acknowledged.length;
    const sending = Promise.all(KINDS.map(send));
    await pause(20 * round);
    if (round > 0) product.kill('command-service');
    await sending;
    await product.ready();
    await Promise.all(KINDS.map(send));
    t.true(acknowledged.length >= before + KINDS.length, `round ${round}`);
  }
  await pause(500);
  const answer = await fetch(`${product.address('GET')}/api/settings/institution_info`, { headers });
  const { data } = (await answer.json()) as { data: Record<string, string> };
  for (const kind of KINDS) {
    t.true(acknowledged.includes(data[kind] as string), kind);
    const picture = await fetch(`${product.address('GET')}${data[kind]}`, kind === 'Logo' ? {} : { headers });
    t.is(picture.status, 200, kind);
    t.is(picture.headers.get('content-type'), 'image/png');
  }
  const env = { ...process.env, DATA_DIR: product.dataDir, ESDB_URL: '', MONGO_URL: '' };
  const audit = spawn(process.execPath, [AUDIT, '--school', '10001'], { env, stdio: 'inherit' });
  t.is((await once(audit, 'exit'))[0], 0);
});
