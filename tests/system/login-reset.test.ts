import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test from 'ava';
import { Client } from './client.ts';
import { PASSWORD, Product } from './product.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/logins/reset.ts');
const SCHOOL = '10001';

async function reset(dataDir: string, words: readonly string[], password = '') {
  const env = { ...process.env, DATA_DIR: dataDir, ESDB_URL: '', NEW_PASSWORD: password };
  const child = spawn(process.execPath, [SCRIPT, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, out, err };
}

test('a lost password is set on the machine, with the product stopped, and its owner is told so', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'madrasah-reset-'));
  t.teardown(() => rmSync(dataDir, { recursive: true, force: true }));
  const words = ['--school', SCHOOL, '--name', 'ADMIN'];
  const before = await new Product(dataDir).start();
  await before.ready();
  const first = await Client.signedIn(before);
  t.is((await first.get('/api/permission/menu')).status, 200);
  const running = await reset(dataDir, words, 'a new password');
  t.is(running.code, 1, running.out);
  await before.stop();

  t.like(await reset(dataDir, ['--school', SCHOOL]), {
    code: 0,
    out: `Administrators of ${SCHOOL}: admin\n`,
  });
  t.is((await reset(dataDir, words, 'short')).code, 1);
  t.is((await reset(dataDir, ['--school', SCHOOL, '--name', 'nobody'], 'a new password')).code, 1);
  t.is((await reset(dataDir, ['--school', '99999', '--name', 'admin'], 'a new password')).code, 1);
  t.is((await reset(dataDir, ['--name', 'admin'], 'a new password')).code, 2);
  const done = await reset(dataDir, words, 'a new password');
  t.is(done.code, 0, done.err);

  const after = await new Product(dataDir).start();
  t.teardown(() => after.stop());
  await after.ready();
  const signIn = (password: string) =>
    new Client(after).call('POST', '/api/users/login', { name: 'admin', password, school_id: SCHOOL });
  t.is((await signIn(PASSWORD)).status, 401);
  const signedIn = await signIn('a new password');
  t.is(signedIn.status, 200);
  t.like(signedIn.body.notices, [{ code: 'password.changed-by-other', by: '' }]);
});
