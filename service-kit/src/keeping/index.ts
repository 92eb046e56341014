import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes a small file whole or not at all, readable by its owner only. */
export function keep(file: string, text: string): void {
  const fresh = `${file}.new`;
  const handle = openSync(fresh, 'w', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(fresh, file);
}
