import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { openDataFolder } from '../../scripts/running/data-folder.ts';
import { isRefused } from '../../scripts/running/refused.ts';
import { jwtSecretIn } from '../../scripts/running/secrets.ts';
import { temporary } from './fakes/house.ts';

test('a folder in use is refused with the pid of its user, and is free once released', (t) => {
  const folder = temporary(t);
  const first = openDataFolder(folder);
  const second = openDataFolder(folder);
  if (isRefused(first) || !isRefused(second)) return t.fail();
  t.regex(second.refused, new RegExp(`already running on .*pid ${process.pid}\\)`));
  first.release();
  const third = openDataFolder(folder);
  t.false(isRefused(third));
  if (!isRefused(third)) third.release();
});

test('the lock of a process that was killed is taken over, whoever has its pid now', async (t) => {
  const folder = temporary(t);
  const holder = fork(join(import.meta.dirname, 'fakes/hold-lock.ts'), [folder], {
    execArgv: ['--expose-gc'],
    silent: true,
  });
  t.teardown(() => holder.kill('SIGKILL'));
  await once(holder, 'message');
  t.true(isRefused(openDataFolder(folder)));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  writeFileSync(join(folder, 'running.pid'), `${process.ppid}\n`); // alive, and not ours
  const lock = openDataFolder(folder);
  if (isRefused(lock)) return t.fail(lock.refused);
  t.is(readFileSync(join(folder, 'running.pid'), 'utf8'), `${process.pid}\n`);
  lock.release();
});

test('a folder that others may look into is closed to them, and said; what is everybody’s is left', (t) => {
  const folder = temporary(t);
  const said: string[] = [];
  const opened = (mode: number) => {
    chmodSync(folder, mode);
    const lock = openDataFolder(folder, { say: (line) => said.push(line) });
    if (isRefused(lock)) return t.fail(lock.refused);
    lock.release();
    return t.pass();
  };
  opened(0o755);
  t.is(statSync(folder).mode & 0o7777, 0o700);
  t.deepEqual(said.splice(0), [
    `Other accounts of this computer could look into ${folder}; it is closed to them now (mode 0700).`,
  ]);
  opened(0o700);
  t.deepEqual(said, []);
  opened(0o1777);
  t.is(statSync(folder).mode & 0o7777, 0o1777);
  t.regex(said.join(), /which is everybody's: choose a DATA_DIR of its own/);
});

test('the format is written once, another one is refused and the folder left free', (t) => {
  const folder = temporary(t);
  const lock = openDataFolder(folder);
  if (isRefused(lock)) return t.fail(lock.refused);
  lock.release();
  t.is(readFileSync(join(folder, 'FORMAT'), 'utf8'), '1\n');
  writeFileSync(join(folder, 'FORMAT'), '2\n');
  for (const _ of ['once', 'again']) {
    const refused = openDataFolder(folder);
    t.regex(isRefused(refused) ? refused.refused : '', /has format 2; this version reads format 1/);
  }
});

test('the signing secret is made once, for its owner only; a damaged one is not replaced', (t) => {
  const folder = temporary(t);
  const first = jwtSecretIn(folder);
  if (isRefused(first)) return t.fail(first.refused);
  t.regex(first.jwtSecret, /^[0-9a-f]{64}$/);
  t.deepEqual(jwtSecretIn(folder), first);
  if (process.platform !== 'win32') t.is(statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600);
  writeFileSync(join(folder, 'secrets.json'), '{"jwtSec');
  t.true(isRefused(jwtSecretIn(folder)));
  t.is(readFileSync(join(folder, 'secrets.json'), 'utf8'), '{"jwtSec');
});
