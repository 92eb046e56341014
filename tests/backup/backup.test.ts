import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { FileVault } from '@madrasah/service-kit/vault';
import test, { type ExecutionContext } from 'ava';
import { Client } from '../system/client.ts';
import { Product } from '../system/product.ts';
import { admit, makeSchool, payment, type School } from '../system/school.ts';

const COMMANDS = join(import.meta.dirname, '../../scripts/backup');

async function run(command: 'backup' | 'restore-main', dataDir: string, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, ESDB_URL: '' };
  const child = spawn(process.execPath, [join(COMMANDS, `${command}.ts`), ...words], { env });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, out, err };
}

/** Folders of a test, gone with it. */
function place(t: ExecutionContext) {
  const root = mkdtempSync(join(tmpdir(), 'madrasah-backup-'));
  t.teardown(() => rmSync(root, { recursive: true, force: true }));
  return (name: string) => join(root, name);
}

async function started(t: ExecutionContext, dataDir?: string) {
  const product = await new Product(dataDir).start();
  t.teardown(() => product.end());
  await product.ready();
  return { product, client: await Client.signedIn(product) };
}

/** Takes a taka at a time of one student until it is told to stop. @returns the receipt numbers acknowledged so far */
function paying(client: Client, school: School, student: Awaited<ReturnType<typeof admit>>) {
  const acknowledged: number[] = [];
  let wanted = true;
  const done = (async () => {
    while (wanted) {
      const due = 1000 - acknowledged.length;
      const { body } = await client.command(
        '/api/accounts/fee_collections',
        payment(school, student, due, 1),
      );
      acknowledged.push(body.data.receiptNo);
    }
  })();
  return {
    acknowledged,
    async stop() {
      wanted = false;
      await done;
    },
  };
}

const onlyFolderIn = (folder: string) => join(folder, readdirSync(folder)[0] as string);
const receiptsOf = async (client: Client) =>
  (await client.get('/api/accounts/receipts?limit=5000')).body.data.map(
    (row: { receiptNo: number }) => row.receiptNo,
  ) as number[];

test('a backup taken while money is being paid restores into books that prove themselves', async (t) => {
  t.timeout(180_000);
  const at = place(t);
  const first = await started(t);
  const school = await makeSchool(first.client, 1000);
  const student = await admit(first.client, school, 'বিশেষনাম আব্দুল্লাহ');
  const leaver = await admit(first.client, school, 'ভুলেযাওয়া নাম');
  const load = paying(first.client, school, student);
  while (load.acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 20));
  const before = load.acknowledged.length;
  const taken = await run('backup', first.product.dataDir, '--to', at('a'), '--vault-to', at('b'));
  t.is(taken.code, 0, taken.err);
  t.regex(taken.out, /every chain holds/);
  t.true(load.acknowledged.length > before, 'nobody waited for the backup');
  await load.stop();
  // Erased after the backup: the vault that comes back still holds the key.
  await first.client.command(`/api/users/${leaver.UserID}/erase`, { reason: 'আবেদন' });
  await first.product.stop();

  // Into an empty folder, as after the loss of a disk.
  const [events, vault] = [onlyFolderIn(at('a')), onlyFolderIn(at('b'))];
  const elsewhere = await run('restore-main', at('new'), '--from', events, '--vault-from', vault);
  t.is(elsewhere.code, 0, elsewhere.err);
  const second = await started(t, at('new'));
  const receipts = await receiptsOf(second.client);
  for (const number of load.acknowledged.slice(0, before)) t.true(receipts.includes(number), `${number}`);
  t.deepEqual(
    [...receipts].sort((a, b) => a - b),
    receipts.map((_, index) => index + 1),
  );
  t.true((await second.client.get('/api/accounts/audit/verify')).body.pass);
  const dues = await second.client.get(`/api/accounts/dues?SessionID=${school.session}`);
  t.true(JSON.stringify(dues.body).includes('বিশেষনাম আব্দুল্লাহ'));
  const next = await second.client.command(
    '/api/accounts/fee_collections',
    payment(school, student, 1000 - receipts.length, 1),
  );
  t.is(next.body.data.receiptNo, receipts.length + 1);
  await second.product.stop();

  // Over the younger data: what knew the lost events must not go on as if they were there.
  const refused = await run('restore-main', first.product.dataDir, '--from', events);
  t.is(refused.code, 1);
  t.regex(refused.err, /--replace/);
  const over = await run('restore-main', first.product.dataDir, '--from', events, '--replace');
  t.is(over.code, 0, over.err);
  const third = await started(t, first.product.dataDir);
  t.deepEqual((await receiptsOf(third.client)).sort(), [...receipts].sort());
  t.true((await third.client.get('/api/accounts/audit/verify')).body.pass);
  const names = JSON.stringify(
    (await third.client.get(`/api/accounts/dues?SessionID=${school.session}`)).body,
  );
  t.true(
    names.includes('বিশেষনাম') && !names.includes('ভুলেযাওয়া'),
    'the younger vault has forgotten him for good',
  );
});

test('a key that a vault brings back is destroyed again, and an older vault is not taken for whole', async (t) => {
  t.timeout(120_000);
  const at = place(t);
  const { product, client } = await started(t);
  const school = await makeSchool(client, 1000);
  const student = await admit(client, school, 'ভুলেযাওয়া নাম');
  t.is((await run('backup', product.dataDir, '--to', at('1'), '--vault-to', at('v1'))).code, 0);
  await client.command(`/api/users/${student.UserID}/erase`, { reason: 'আবেদন' });
  await admit(client, school, 'নতুন ছাত্র');
  t.is((await run('backup', product.dataDir, '--to', at('2'), '--vault-to', at('v2'))).code, 0);
  await product.stop();

  const order = ['--from', onlyFolderIn(at('2')), '--vault-from', onlyFolderIn(at('v1'))];
  const older = await run('restore-main', at('new'), ...order);
  t.is(older.code, 1);
  t.regex(older.err, /lacks 2 keys/, 'the new student’s, and that of the note why somebody was erased');
  t.false(existsSync(join(at('new'), 'events.sqlite')), 'nothing was changed');
  const all = await run('restore-main', at('new'), ...order, '--without-names');
  t.is(all.code, 0, all.err);
  t.regex(all.out, /1 were erased again/);
  const vault = new FileVault(join(at('new'), 'vault.sqlite'));
  t.is(vault.standing('10001', `person:${student.UserID}`), 'destroyed');
  vault.close();
  // Back to before he was erased, events and keys: the log that is put aside still knows of it.
  const first = ['--from', onlyFolderIn(at('1')), '--vault-from', onlyFolderIn(at('v1')), '--replace'];
  const back = await run('restore-main', product.dataDir, ...first);
  t.is(back.code, 0, back.err);
  t.regex(back.out, /1 were erased again/);
  const none = await run('restore-main', at('other'), '--from', onlyFolderIn(at('2')));
  t.is(none.code, 1);
  t.regex(none.err, /--vault-from is missing/);
});

test('a backup that was changed is named and restores nothing', async (t) => {
  t.timeout(120_000);
  const at = place(t);
  const { product, client } = await started(t);
  const school = await makeSchool(client, 1000);
  await admit(client, school, 'আব্দুল্লাহ');
  t.is((await run('backup', product.dataDir, '--to', at('a'))).code, 0);
  const whole = onlyFolderIn(at('a'));
  t.is((await run('restore-main', at('x'), '--from', whole, '--check')).code, 0);
  t.false(existsSync(at('x')));

  const inUse = await run('restore-main', product.dataDir, '--from', whole, '--replace');
  await product.stop();
  const damaged = async (name: string, damage: (folder: string) => void) => {
    cpSync(whole, at(name), { recursive: true });
    damage(at(name));
    const { code, err } = await run(
      'restore-main',
      at(`${name}-data`),
      '--from',
      at(name),
      '--without-names',
    );
    t.is(code, 1, name);
    t.false(existsSync(join(at(`${name}-data`), 'events.sqlite')), name);
    return err;
  };
  const sql = (folder: string, statement: string) => {
    const db = new DatabaseSync(join(folder, 'events.sqlite'));
    t.true(Number(db.prepare(statement).run().changes) > 0, statement);
    db.close();
  };
  const AMOUNT = `UPDATE events SET data = CAST(replace(CAST(data AS TEXT), '100000', '100001') AS BLOB)
    WHERE CAST(data AS TEXT) LIKE '%100000%'`;
  const LAST = 'DELETE FROM events WHERE position = (SELECT max(position) FROM events)';
  t.regex(await damaged('amount', (folder) => sql(folder, AMOUNT)), /@\d+: /);
  t.regex(
    await damaged('cut', (folder) => sql(folder, LAST)),
    /events: \d+ in the file, \d+ when it was taken/,
  );
  t.regex(
    await damaged('bytes', (folder) => flipLastByte(join(folder, 'events.sqlite'))),
    /SHA-256|changed|malformed/,
  );
  t.regex(await damaged('bare', (folder) => rmSync(join(folder, 'manifest.json'))), /no backup of ours/);
  t.is(inUse.code, 1);
  t.regex(inUse.err, /in use/);
});

function flipLastByte(file: string): void {
  const bytes = readFileSync(file);
  const at = bytes.length - 40;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

test('the vault is not put beside the events, and nothing is done for words that are not understood', async (t) => {
  const at = place(t);
  const beside = await run('backup', at('data'), '--to', at('a'), '--vault-to', join(at('a'), 'vault'));
  t.is(beside.code, 1);
  t.regex(beside.err, /belongs elsewhere/);
  t.is((await run('backup', at('data'), '--to', at('a'))).code, 1);
  for (const words of [[], ['--too', 'x'], ['x']]) {
    const { code, err } = await run('backup', at('data'), ...words);
    t.is(code, 2, words.join(' '));
    t.regex(err, /npm run backup -- --to/);
  }
  t.false(existsSync(at('a')));
});
