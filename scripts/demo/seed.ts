/**
 * Makes the demo school in a data folder that holds no events yet: in memory first, then in a file beside the event
 * store's, which takes its place when it is whole. A run that is interrupted leaves nothing, and the next begins anew.
 */

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { folderFileStore } from '@madrasah/service-kit/files';
import { FILES_FOLDER } from '@madrasah/service-kit/storage';

import { beginPaperKey, claimVault, openVault } from '@madrasah/service-kit/vault';
import { copyEvents } from './copy.ts';
import { makeDemo } from './make.ts';

const folder = process.env['DATA_DIR'];
const password = process.env['DEMO_PASSWORD'];
if (!folder || !password) throw new Error('DATA_DIR and DEMO_PASSWORD must be set');
const file = join(folder, 'events.sqlite');
const making = join(folder, 'demo.making');

/** Tells whoever started it how far it is, in per cent. */
function reporter(): (share: number) => void {
  let told = 0;
  return (share) => {
    const made = Math.floor(share * 100);
    if (made === told) return;
    told = made;
    process.send?.({ made });
  };
}

function clear(): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(making + suffix, { force: true });
}

async function make(data: string, secret: string): Promise<void> {
  clear();
  const memory = inProcessEventStore(':memory:');
  const { VAULT_URL, VAULT_KEY } = process.env;
  const settings = { VAULT_URL, VAULT_KEY, DATA_DIR: data };
  const vault = await openVault(settings);
  await claimVault(settings, async () => undefined); // there is no log yet: a vault that has one is another's
  beginPaperKey(vault);
  // What a broken run has left is swept away, once the product lives: no event names it.
  const files = folderFileStore(join(data, FILES_FOLDER));
  await makeDemo({ store: memory, vault, files, now: new Date(), password: secret, report: reporter() });
  vault.close();
  const store = inProcessEventStore(making);
  await copyEvents(memory, store);
  await store.close();
  if (existsSync(`${making}-wal`)) throw new Error(`${making} was not closed whole`);
  renameSync(making, file);
}

process.on('disconnect', () => process.exit(1)); // the start has ended
if (!existsSync(file)) await make(folder, password);
process.exit(0);
