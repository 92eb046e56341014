import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'ava';
import { socketFolder } from '../../scripts/running/network/socket-folder.ts';
import type { Settings } from '../../scripts/running/settings.ts';
import { welcome } from '../../scripts/running/told/welcome.ts';
import { house, start, temporary } from './fakes/house.ts';

const LONG = 'a-folder-with-a-long-name/'.repeat(4);

test('the sockets lie in the data folder, or where their path is short, each time for this account alone', async (t) => {
  const folder = temporary(t);
  const beside = await socketFolder(folder);
  t.is(beside, join(folder, 'sockets'));
  t.is(statSync(join(folder, 'sockets')).mode & 0o777, 0o700);

  const elsewhere = await socketFolder(join(folder, LONG), ['/nowhere', undefined, folder]);
  if (typeof elsewhere !== 'string') return t.fail(elsewhere.refused);
  t.is(dirname(elsewhere), folder);
  t.is(statSync(elsewhere).mode & 0o777, 0o700);
  t.deepEqual(readdirSync(elsewhere), []);

  const nowhere = await socketFolder(join(folder, LONG), ['/nowhere']);
  t.regex(typeof nowhere === 'object' ? nowhere.refused : '', /^No folder was found for the sockets/);
});

test('a start in a folder of a long path has its sockets elsewhere, and takes them away at its end', async (t) => {
  const folder = house(t);
  const runtime = temporary(t);
  chmodSync(runtime, 0o700);
  const started = start(t, folder, { DATA_DIR: join(folder, LONG, 'data'), XDG_RUNTIME_DIR: runtime });
  const address = await started.ready();
  for (const method of ['GET', 'POST']) {
    const told = await fetch(`${address}/api/told`, { method });
    const { environment } = (await told.json()) as { environment: Record<string, string> };
    t.is(dirname(dirname(environment['SOCKET'] ?? '')), runtime);
    t.true(Buffer.byteLength(`${environment['SOCKET']}.sock`) <= 100);
  }
  started.process.kill('SIGTERM');
  await started.exit;
  t.deepEqual(readdirSync(runtime), []);
  t.false(existsSync(join(started.dataDir, 'sockets')));
  t.is(readFileSync(join(started.dataDir, 'ended'), 'utf8'), 'service\nservice\n');
});

test('on Windows, where no socket belongs to an account, the start says who can read', (t) => {
  const door = { address: 'http://127.0.0.1:3000', others: [] };
  const settings = { dataDir: 'data', demoPassword: 'own', passedOn: {} } as unknown as Settings;
  const told = (platform: string) => welcome(door, settings, 'login', { platform });
  t.regex(told('win32'), /^Notice {4}other accounts of this computer can read/m);
  t.notRegex(told('linux'), /other accounts/);
});
