import { mkdirSync, rmSync } from 'node:fs';
import test from 'ava';
import { Client } from '../client.ts';
import { PASSWORD, Product } from '../product.ts';
import { admit, makeSchool, payment } from '../school.ts';
import { startServers } from './servers.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends the school's logo. @returns its address */
async function sendLogo(product: Product): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'admin', password: PASSWORD, school_id: '10001' });
  const login = await fetch(`${product.address('POST')}/api/users/login`, {
    method: 'POST',
    headers: json,
    body,
  });
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  const form = new FormData();
  form.append('kind', 'Logo');
  form.append('image', new Blob([PNG]), 'a.png');
  const address = `${product.address('POST')}/api/settings/institution_image`;
  const answer = await fetch(address, { method: 'POST', headers, body: form });
  return ((await answer.json()) as { data: { Logo: string } }).data.Logo;
}

test('with the stores elsewhere the data folder may be deleted between two starts, and nothing is lost', async (t) => {
  t.timeout(240_000);
  const servers = await startServers(t);
  const before = await new Product(undefined, servers).start();
  t.teardown(() => before.end());
  await before.ready();
  const client = await Client.signedIn(before);
  const school = await makeSchool(client, 1000);
  const student = await admit(client, school, 'আব্দুল্লাহ');
  const paid = await client.command('/api/accounts/fee_collections', payment(school, student, 1000, 300));
  t.is(paid.status, 201);
  const logo = await sendLogo(before);
  await before.stop();
  rmSync(before.dataDir, { recursive: true });
  mkdirSync(before.dataDir);

  const after = await new Product(before.dataDir, servers).start();
  t.teardown(() => after.stop());
  await after.ready();
  const again = await Client.signedIn(after);
  const { body: statement } = await again.get(`/api/accounts/statement/${student.AdmissionID}`);
  t.is(statement.data.closing, 700);
  const { body: students } = await again.get(`/api/students/view_students?SessionID=${school.session}`);
  t.true(JSON.stringify(students.data).includes('আব্দুল্লাহ'), 'the name opens with its key');
  const picture = await fetch(`${after.address('GET')}${logo}`);
  t.is(picture.status, 200);
  const more = await again.command('/api/accounts/fee_collections', payment(school, student, 700, 100));
  t.is(more.body.data.receiptNo, paid.body.data.receiptNo + 1);
  const { body: verdict } = await again.get('/api/accounts/audit/verify');
  t.true(verdict.pass, JSON.stringify(verdict.checks));
});
