/**
 * The embedded document store as a server, in place of MongoDB where its image cannot be had: all of it on one port,
 * in memory; what it holds is written down every few seconds and at its end, and it begins with that.
 */
import { existsSync, renameSync } from 'node:fs';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { passOn } from './pass-on.ts';

const FILE = '/data/db/documents.snapshot';
const PORT = 27_017;
const EVERY_MS = 5_000;
const key = Buffer.alloc(32, 7); // nobody's data: a test's

const store = await startDocumentStore(existsSync(FILE) ? [{ path: FILE, key }] : [], { tcp: true });
for (const { path, reason } of store.refused) console.error(`${path}: ${reason}`);
const port = Number(new URL(store.url.replace('mongodb:', 'http:')).port);
const end = passOn(PORT, port, '127.0.0.1');

let changes: number | undefined;
let saving: Promise<void> = Promise.resolve();
const save = () => {
  saving = saving.then(async () => {
    const next = `${FILE}.next`;
    const before = changes === undefined ? {} : { unlessChangedSince: changes };
    const outcome = await store.save({ path: next, key, keyName: 'stand-in', about: {}, ...before }).saved;
    if (!outcome) return;
    changes = outcome.changes;
    if (existsSync(next)) renameSync(next, FILE);
  });
  return saving;
};
setInterval(() => save().catch((error) => console.error(error)), EVERY_MS);
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    end(); // nothing more is acknowledged: what was is written down
    save().finally(() => process.exit(0));
  });
