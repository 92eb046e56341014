import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import test from 'ava';
import { FileVault } from './file.ts';

// As the other service does each time that it has written some pages.
const EMPTYING = `
  const { workerData, parentPort } = require('node:worker_threads');
  const db = new (require('node:sqlite').DatabaseSync)(workerData, { timeout: 5000 });
  const empty = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  parentPort.postMessage('ready');
  for (;;) empty.get();`;

test('a key is destroyed while another process empties the log of the vault', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'));
  const path = join(folder, 'vault.sqlite');
  const vault = new FileVault(path);
  const subjects = Array.from({ length: 60 }, (_, at) => `person:${at}`);
  vault.prepare('1', subjects);
  const other = new Worker(EMPTYING, { eval: true, workerData: path });
  t.teardown(async () => {
    await other.terminate();
    vault.close();
    rmSync(folder, { recursive: true });
  });
  await new Promise((resolve) => other.once('message', resolve));
  for (const subject of subjects) t.notThrows(() => vault.destroy('1', subject));
  for (const subject of subjects) t.is(vault.standing('1', subject), 'destroyed');
});
