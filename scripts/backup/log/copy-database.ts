import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

const PATIENCE_MS = 5_000;

/**
 * Copies an SQLite file as it is committed at this moment, whole, also while another process writes it; nothing that
 * was deleted in it is in the copy. Durable when it returns.
 * @param to must not exist yet
 */
export function copyDatabase(from: string, to: string): void {
  const url = pathToFileURL(from);
  // Without a log beside it nobody writes, and opening it plainly would make one.
  if (!existsSync(`${from}-wal`)) url.searchParams.set('immutable', '1');
  const source = new DatabaseSync(url, { readOnly: true, timeout: PATIENCE_MS });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
  syncFile(to);
}

/** Makes a file that was written durable. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
