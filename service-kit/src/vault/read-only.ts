import { DatabaseSync } from 'node:sqlite';
import { KeyDestroyed, type Keys } from './port.ts';
import { Wrapping } from './wrapping.ts';

/**
 * The keys of a vault's file for a tool that only reads: beside the running product or without it. Nothing is made,
 * changed or destroyed.
 * @throws Error when the file is absent or cannot be read
 */
export function readOnlyVault(path: string, masterKey?: string): Keys & { close(): void } {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  const wrapping = new Wrapping(masterKey);
  const find = db.prepare('SELECT key FROM keys WHERE school = ? AND subject = ?');
  return {
    find(school, subject) {
      const key = find.get(school, subject)?.['key'];
      return key ? wrapping.unwrapped(Buffer.from(key as Uint8Array)) : undefined;
    },
    keyFor(school, subject) {
      throw new KeyDestroyed(`${school}/${subject}: this vault is only read`);
    },
    close: () => db.close(),
  };
}
