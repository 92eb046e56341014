import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import test from 'ava';
import { FileVault } from './file.ts';
import { KeyDestroyed, VaultAway } from './port.ts';
import { readOnlyVault } from './read-only.ts';

const folder = mkdtempSync(join(tmpdir(), 'vault-'));
test.after.always(() => rmSync(folder, { recursive: true, force: true }));
const pathOf = (name: string) => join(folder, `${name}.sqlite`);

const run = promisify(execFile);
const asking = `
  const { FileVault } = await import(process.argv[1]);
  const vault = new FileVault(process.argv[2]);
  const subjects = Array.from({ length: 100 }, (_, person) => 'person:' + person);
  console.log(JSON.stringify(subjects.map((subject) => vault.keyFor('1001', subject).toString('hex'))));`;

test('processes that race for the same new keys all get the same ones', async (t) => {
  const module = new URL('./file.ts', import.meta.url).href;
  new FileVault(pathOf('processes')).close();
  const ask = () => run(process.execPath, ['--input-type=module', '-e', asking, module, pathOf('processes')]);
  const answers = await Promise.all([ask(), ask(), ask()]);
  t.is(new Set(answers.map(({ stdout }) => stdout)).size, 1);
  t.is(new Set(JSON.parse(answers[0].stdout) as string[]).size, 100);
});

const bytesOnDisk = (name: string) =>
  Buffer.concat(
    readdirSync(folder)
      .filter((file) => file.startsWith(name))
      .map((file) => readFileSync(join(folder, file))),
  );

test('no file keeps a copy of a destroyed key', (t) => {
  const vault = new FileVault(pathOf('traces'));
  const key = vault.keyFor('1001', 'person:1');
  t.true(bytesOnDisk('traces').includes(key));
  vault.destroy('1001', 'person:1');
  t.false(bytesOnDisk('traces').includes(key));
  vault.close();
});

(process.platform === 'win32' ? test.skip : test)('nobody but its owner can read the keys', (t) => {
  const vault = new FileVault(pathOf('private'));
  vault.keyFor('1001', 'person:1');
  const files = readdirSync(folder).filter((file) => file.startsWith('private'));
  t.deepEqual(files, ['private.sqlite', 'private.sqlite-shm', 'private.sqlite-wal']);
  for (const file of files) t.is(statSync(join(folder, file)).mode & 0o777, 0o600, file);
  vault.close();
});

test('an erasure is not done while somebody who reads keeps a copy of the key in the log', (t) => {
  const vault = new FileVault(pathOf('read-on'), undefined, 10);
  const key = vault.keyFor('1001', 'person:1');
  const reader = new DatabaseSync(pathOf('read-on'), { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM keys');
  t.throws(() => vault.destroy('1001', 'person:1'), { instanceOf: VaultAway });
  t.true(bytesOnDisk('read-on').includes(key));
  reader.close();
  vault.destroy('1001', 'person:1');
  t.false(bytesOnDisk('read-on').includes(key));
  vault.close();
});

test('with a master key no stored key can be read without it', (t) => {
  const vault = new FileVault(pathOf('wrapped'), 'a master key');
  const key = vault.keyFor('1001', 'person:1');
  t.false(bytesOnDisk('wrapped').includes(key));
  vault.close();
  const right = new FileVault(pathOf('wrapped'), 'a master key');
  t.deepEqual(right.find('1001', 'person:1'), key);
  right.close();
  const wrong = new FileVault(pathOf('wrapped'), 'another');
  t.throws(() => wrong.find('1001', 'person:1'));
  t.throws(() => wrong.keyFor('1001', 'person:1'));
  wrong.close();
});

test('a vault that cannot be written makes and destroys no key, goes on reading, and recovers', (t) => {
  const path = pathOf('held');
  const vault = new FileVault(path, undefined, 10);
  const key = vault.keyFor('1001', 'person:1');
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  t.throws(() => vault.keyFor('1001', 'person:2'), { instanceOf: VaultAway });
  t.throws(() => vault.destroy('1001', 'person:1'), { instanceOf: VaultAway });
  t.deepEqual(vault.keyFor('1001', 'person:1'), key);
  t.is(vault.find('1001', 'person:2'), undefined);
  other.exec('ROLLBACK');
  other.close();
  t.is(vault.keyFor('1001', 'person:2').length, 32);
  vault.close();
});

test('a tool that only reads finds the keys beside the writer, and makes none', (t) => {
  const vault = new FileVault(pathOf('read'), 'a master key');
  const key = vault.keyFor('1001', 'person:1');
  const reading = readOnlyVault(pathOf('read'), 'a master key');
  t.deepEqual(reading.find('1001', 'person:1'), key);
  t.is(reading.find('1001', 'person:2'), undefined);
  t.throws(() => reading.keyFor('1001', 'person:2'), { instanceOf: KeyDestroyed });
  vault.destroy('1001', 'person:1');
  t.is(reading.find('1001', 'person:1'), undefined);
  vault.close();
  reading.close();
  const alone = readOnlyVault(pathOf('read'), 'another');
  t.is(alone.find('1001', 'person:1'), undefined);
  alone.close();
  t.throws(() => readOnlyVault(pathOf('absent')));
});
