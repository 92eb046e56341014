import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { FileStored, FileWithdrawn, fileIdOf, fileSubject } from '@madrasah/events/files';
import { InstitutionRegistered } from '@madrasah/events/institutions';
import { Codec, EMPTY_CHAIN } from '@madrasah/service-kit/codec';
import { inProcessEventStore, NO_STREAM } from '@madrasah/service-kit/event-store';
import { folderFileStore, placeOf, sealedFiles, sealFile } from '@madrasah/service-kit/files';
import { FileVault } from '@madrasah/service-kit/vault';
import test, { type ExecutionContext } from 'ava';
import { houseOf } from '../../scripts/backup/house.ts';
import { checkBackup, restoreBackup } from '../../scripts/backup/restore.ts';
import { takeBackup } from '../../scripts/backup/take.ts';

const SCHOOL = '10001';
const STREAM = `files-${SCHOOL}`;
const AUDIT = join(import.meta.dirname, '../../scripts/audit/verify/main.ts');
const id = (figure: string) => fileIdOf(SCHOOL, figure.repeat(32));
const NOW = new Date('2026-11-21T09:00:00.000Z');

const shelfIn = (folder: string) => folderFileStore(join(folder, 'files'));

/** A data folder with a logo, a person's photograph and one that was replaced, as a product that was stopped leaves it. */
async function place(t: ExecutionContext) {
  const root = mkdtempSync(join(tmpdir(), 'madrasah-files-'));
  t.teardown(() => rmSync(root, { recursive: true, force: true }));
  const at = (name: string) => join(root, name);
  mkdirSync(at('data'));
  const vault = new FileVault(join(at('data'), 'vault.sqlite'));
  const store = inProcessEventStore(join(at('data'), 'events.sqlite'));
  const ids = { requestId: 'r', correlationId: 'r', causationId: 'r' };
  const context = { schoolId: SCHOOL, actor: { id: 0, permissionType: 0 }, at: NOW, ...ids };
  const codec = new Codec(vault);
  const name = { bn: 'মাদরাসা', en: '', ar: '' };
  const school = InstitutionRegistered({ schoolId: SCHOOL, name, address: '', contactNumber: '' });
  const { event: registered } = codec.encode('platform', EMPTY_CHAIN, school, context);
  await store.append('platform', NO_STREAM, [registered]);
  let head = EMPTY_CHAIN;
  const record = async (draft: Parameters<typeof codec.encode>[2]) => {
    const { event, head: next } = codec.encode(STREAM, head, draft, context);
    await store.append(STREAM, head.revision < 0 ? NO_STREAM : head.revision, [event]);
    head = next;
  };
  for (const [figure, userId, use] of [
    ['a', null, 'logo'],
    ['b', 7, 'photo'],
    ['c', null, 'logo'],
  ] as const) {
    const sealing = { fileId: id(figure), part: 'whole', subject: fileSubject(userId) } as const;
    const sealed = sealFile(vault, sealing, Buffer.from(`picture ${figure}`));
    if (figure !== 'a') await shelfIn(at('data')).put(sealing.fileId, 'whole', sealed);
    const sha256 = createHash('sha256').update(sealed).digest('hex');
    const content = { bytes: 9, sha256, width: 1, height: 1, thumbnail: null };
    await record(
      FileStored({ fileId: id(figure), userId, use, name: 'a.png', mediaType: 'image/png', ...content }),
    );
    if (figure === 'a') await record(FileWithdrawn({ fileId: id('a'), userId: null, use: 'logo' }));
  }
  await store.close();
  vault.close();
  const backup = () =>
    takeBackup({ house: houseOf({ DATA_DIR: at('data') }), to: at('e'), vaultTo: at('v'), now: NOW });
  return { at, backup };
}

const order = (from: string, vaultFrom: string | undefined, dataDir: string) => ({
  ...{ from, vaultFrom, dataDir, replace: false, withoutNames: false, now: NOW },
});

/** What whoever has the vault sees. */
async function seen(folder: string, figure: string, userId: number | null) {
  const vault = new FileVault(join(folder, 'vault.sqlite'));
  const sealing = { fileId: id(figure), part: 'whole', subject: fileSubject(userId) } as const;
  const picture = await sealedFiles(shelfIn(folder), vault).read(sealing);
  vault.close();
  return picture?.toString();
}

async function audit(dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir, ESDB_URL: '', MONGO_URL: '' };
  const child = spawn(process.execPath, [AUDIT, '--school', SCHOOL], { env });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { out, code };
}

test('files come back with the events that name them, and their names with the vault', async (t) => {
  const { at, backup } = await place(t);
  const taken = await backup();
  t.deepEqual(taken.files, { parts: 2, faults: [] });
  t.is(taken.manifest.files, 2);
  t.deepEqual([...(await shelfIn(taken.folder).list(SCHOOL))].sort(), [id('b'), id('c')]);
  t.is(taken.vault?.cover.missing.length, 0);
  t.is(taken.vault?.cover.held, 2, 'the institution and the person');
  const restored = await restoreBackup(order(taken.folder, taken.vault?.folder, at('new')));
  t.deepEqual(restored.files, { parts: 2, faults: [] });
  t.is(await seen(at('new'), 'b', 7), 'picture b');
  t.is(await seen(at('new'), 'c', null), 'picture c');
  const { out, code } = await audit(at('new'));
  t.is(code, 0, out);
  t.regex(out, /pass {2}files +2 files/);
});

test('a file that is lost or changed is named by the backup and by the audit; the rest is safe', async (t) => {
  const { at, backup } = await place(t);
  rmSync(placeOf(join(at('data'), 'files'), id('b'), 'whole'));
  writeFileSync(placeOf(join(at('data'), 'files'), id('c'), 'whole'), 'another');
  const { out, code } = await audit(at('data'));
  t.is(code, 1);
  t.regex(out, new RegExp(`FAIL {2}files +${id('b')} \\(whole\\): missing; 2 in all`));
  const { files, folder, vault } = await backup();
  t.deepEqual(files.faults, [`${id('b')} (whole): missing`, `${id('c')} (whole): changed`]);
  const restored = await restoreBackup(order(folder, vault?.folder, at('new')));
  t.is(restored.files.faults.length, 2, 'said again; the events are not kept from anybody');
});

test('a backup whose files were changed or taken away is refused', async (t) => {
  const { backup } = await place(t);
  const { folder } = await backup();
  await t.notThrowsAsync(checkBackup(folder));
  const file = placeOf(join(folder, 'files'), id('c'), 'whole');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(1));
  await t.throwsAsync(checkBackup(folder), { message: /1 of its files are gone or changed/ });
  writeFileSync(file, bytes);
  rmSync(join(folder, 'files', SCHOOL), { recursive: true });
  await t.throwsAsync(checkBackup(folder), { message: /2 of its files are gone or changed/ });
});

test('a backup of before there were files is read as ever', async (t) => {
  const { backup } = await place(t);
  const { folder } = await backup();
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  delete manifest.files;
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  t.is((await checkBackup(folder)).manifest.files, 0);
});
