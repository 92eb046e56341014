import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'ava';
import { Client } from './client.ts';
import { Product } from './product.ts';
import { admit, makeSchool, payment } from './school.ts';

test('erasing a person leaves every proof intact and no name anywhere', async (t) => {
  t.timeout(120_000);
  const product = await new Product().start();
  t.teardown(() => product.end());
  await product.ready();
  const client = await Client.signedIn(product);
  const school = await makeSchool(client, 1000);
  const student = await admit(client, school, 'বিশেষনাম আব্দুল্লাহ');
  await client.command('/api/accounts/fee_collections', payment(school, student, 1000, 400));
  const shown = async () => (await client.get(`/api/accounts/dues?SessionID=${school.session}`)).body.data[0];
  t.is((await shown()).StudentName, 'বিশেষনাম আব্দুল্লাহ');

  const erased = await client.command(`/api/users/${student.UserID}/erase`, { reason: 'আবেদন' });
  t.is(erased.status, 200);
  const after = await shown();
  t.is(after.StudentName, 'Erased');
  t.is(after.due, 600, 'money stays under the id');
  t.true((await client.get('/api/accounts/audit/verify')).body.pass);
  const trail = (await client.get(`/api/accounts/audit?entity=user&id=${student.UserID}`)).body;
  t.false(JSON.stringify(trail).includes('বিশেষনাম'));

  // Also when everything is built anew from the log, without the key.
  product.kill('projection-service');
  product.kill('command-service');
  await product.ready();
  t.is((await shown()).StudentName, 'Erased');
  t.true((await client.get('/api/accounts/audit/verify')).body.pass);
});

test('one changed byte of a stored event is named', async (t) => {
  t.timeout(120_000);
  const first = await new Product().start();
  t.teardown(() => first.end());
  await first.ready();
  const client = await Client.signedIn(first);
  const school = await makeSchool(client, 1000);
  const student = await admit(client, school, 'আব্দুল্লাহ');
  await client.command('/api/accounts/fee_collections', payment(school, student, 1000, 400));
  t.true((await client.get('/api/accounts/audit/verify')).body.pass);

  await first.stop();
  const db = new DatabaseSync(join(first.dataDir, 'events.sqlite'));
  const changed = db
    .prepare(
      `UPDATE events SET data = CAST(REPLACE(CAST(data AS TEXT), '"deposit":40000', '"deposit":40001') AS BLOB)
       WHERE CAST(data AS TEXT) LIKE '%"receiptNo":1%'`,
    )
    .run();
  db.close();
  t.is(Number(changed.changes), 1);

  const again = new Product(first.dataDir);
  t.teardown(() => again.stop());
  await again.start(); // never ready: the read models stop at the changed event, and say so
  const auditor = await Client.signedIn(again);
  const { body } = await auditor.get('/api/accounts/audit/verify');
  t.false(body.pass);
  const faults = body.checks.filter((check: { pass: boolean }) => !check.pass);
  t.true(JSON.stringify(faults).includes('journal-10001_1@1'), JSON.stringify(faults));
});
