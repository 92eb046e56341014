import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { FundAdded } from '@madrasah/events/ledger';
import { Codec, EMPTY_CHAIN } from '@madrasah/service-kit/codec';
import { inProcessEventStore, NO_STREAM } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import test, { type ExecutionContext } from 'ava';
import { houseOf } from '../../scripts/backup/house.ts';
import { takeBackup } from '../../scripts/backup/take.ts';
import { openDataFolder } from '../../scripts/running/data-folder.ts';
import { isRefused } from '../../scripts/running/refused.ts';

const RESTORE = join(import.meta.dirname, '../../scripts/backup/restore-main.ts');

/** Kills the restore in place of its n-th rename within the data folder. */
const killedAt = (nth: number, dataDir: string) => {
  const script = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    const rename = fs.renameSync; let left = ${nth};
    fs.renameSync = (from, to) => {
      if (to.startsWith(${JSON.stringify(dataDir)}) && --left === 0) process.kill(process.pid, 'SIGKILL');
      rename(from, to);
    };
    syncBuiltinESMExports();`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
};

async function restore(dataDir: string, words: string[], nth = 0) {
  const args = [...(nth > 0 ? ['--import', killedAt(nth, dataDir)] : []), RESTORE, ...words];
  const child = spawn(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir, ESDB_URL: '' } });
  const [err, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, signal, err };
}

/** Data folder `old` with a younger vault's log beside it, and a backup of another one. */
async function place(t: ExecutionContext) {
  const root = mkdtempSync(join(tmpdir(), 'madrasah-cut-short-'));
  t.teardown(() => rmSync(root, { recursive: true, force: true }));
  const at = (name: string) => join(root, name);
  for (const name of ['old', 'young']) await written(at(name), name);
  const { folder, vault } = await takeBackup({
    ...{ house: houseOf({ DATA_DIR: at('young') }), to: at('a'), vaultTo: at('b') },
    now: new Date('2026-11-21T09:00:00.000Z'),
  });
  return { at, words: ['--from', folder, '--vault-from', vault?.folder ?? '', '--replace'] };
}

/** A data folder with one event and a vault, as a killed product leaves them: with their logs. */
async function written(dataDir: string, name: string): Promise<void> {
  mkdirSync(dataDir);
  const vault = new FileVault(join(dataDir, 'vault.sqlite'));
  const context = {
    ...{ schoolId: '10001', actor: { id: 0, permissionType: 0 }, at: new Date(0) },
    ...{ requestId: name, correlationId: name, causationId: name },
  };
  const draft = FundAdded({ fundId: 1, name, kind: 1 });
  const { event } = new Codec(vault).encode('chart-10001', EMPTY_CHAIN, draft, context);
  const store = inProcessEventStore(join(dataDir, 'events.sqlite'));
  await store.append('chart-10001', NO_STREAM, [event]);
  await store.close();
  vault.close();
  for (const file of ['events.sqlite', 'vault.sqlite']) writeFileSync(join(dataDir, `${file}-wal`), '');
}

async function fundNameIn(dataDir: string): Promise<unknown> {
  const store = inProcessEventStore(join(dataDir, 'events.sqlite'), { readOnly: true });
  try {
    for await (const { data } of store.readStream('chart-10001')) return data['name'];
    return undefined;
  } finally {
    await store.close();
  }
}

/** Whether the product would not start. */
function isShut(dataDir: string): boolean {
  const lock = openDataFolder(dataDir);
  if (!isRefused(lock)) lock.release();
  return isRefused(lock);
}

test('a restore killed at any rename shuts the folder until it is done again, and loses nothing', async (t) => {
  t.timeout(120_000);
  const { at, words } = await place(t);
  let [nth, shut] = [1, 0];
  for (; ; nth += 1) {
    const folder = at(`data-${nth}`);
    cpSync(at('old'), folder, { recursive: true });
    const { signal } = await restore(folder, words, nth);
    if (signal === null) break;
    if (isShut(folder)) shut += 1;
    else t.is(await fundNameIn(folder), 'old', `killed at rename ${nth}`);
    const again = await restore(folder, words);
    t.is(again.code, 0, `${nth}: ${again.err}`);
    t.false(isShut(folder));
    t.is(await fundNameIn(folder), 'young');
    const kept = readdirSync(folder).filter((name) => name.startsWith('before-restore-'));
    const olds = kept.filter((name) => existsSync(join(folder, name, 'events.sqlite')));
    t.true(olds.length > 0, `killed at rename ${nth}: what was there before is kept`);
  }
  t.true(shut >= 6, `shut ${shut} times`);
});

test('what lies beside lost events is put aside as well', async (t) => {
  const { at, words } = await place(t);
  const vault = readFileSync(join(at('old'), 'vault.sqlite'));
  rmSync(join(at('old'), 'events.sqlite'));
  t.is((await restore(at('old'), words)).code, 0);
  const aside = readdirSync(at('old')).find((name) => name.startsWith('before-restore-')) ?? '';
  t.deepEqual(readFileSync(join(at('old'), aside, 'vault.sqlite')), vault);
  t.true(existsSync(join(at('old'), aside, 'events.sqlite-wal')));
});
