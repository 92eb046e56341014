import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from '../keeping/index.ts';

/** In a data folder that was begun without the demo: what the link of its first school is known by. */
const FILE = 'first-school.json';

interface Kept {
  /** SHA-256 of the key, in hex; null once a school was opened by it. */
  readonly hash: string | null;
}

const fileIn = (folder: string) => join(folder, FILE);
const hashOf = (key: string) => createHash('sha256').update(key).digest();

const write = (folder: string, kept: Kept) => keep(fileIn(folder), `${JSON.stringify(kept)}\n`);

function read(folder: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Kept;
  } catch {
    return undefined; // not there, or not whole: no link opens anything
  }
}

/** Whether a data folder was begun without the demo: its first school comes by a link, or has come so. */
export const comesByLink = (folder: string): boolean => existsSync(fileIn(folder));

/** Whether the first school of such a folder has not come yet. */
export const awaitsFirstSchool = (folder: string): boolean =>
  comesByLink(folder) && read(folder)?.hash !== null;

/** A new link's key. The one before is dead, and of this one only the hash is kept. */
export function newFirstKey(folder: string): string {
  const key = randomBytes(24).toString('base64url');
  write(folder, { hash: hashOf(key).toString('hex') });
  return key;
}

/** The link of the first school, as the write side asks for it: the file is read each time, for a start may write it. */
export class FirstLink {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether a key is that of the link. */
  opens(key: string): boolean {
    const hash = read(this.#folder)?.hash;
    const wanted = typeof hash === 'string' ? Buffer.from(hash, 'hex') : undefined;
    const given = hashOf(key);
    return wanted?.length === given.length && timingSafeEqual(wanted, given);
  }

  /** The school stands: the link is dead. */
  used(): void {
    write(this.#folder, { hash: null });
  }
}
