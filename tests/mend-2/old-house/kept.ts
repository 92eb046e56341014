import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { OldBooks } from './books-of-old.ts';
import type { Days } from './days.ts';

export const KEPT = join(import.meta.dirname, 'kept');
const WORDS = 'houses.json';

/** What waits for a second person: the path of its kind, its id, and the day it is of. */
export interface Waiting {
  readonly path: string;
  readonly id: number;
  /** Of the entry once it is approved; `approved`: it bears the day on which that happens; `none`: there is no entry. */
  readonly on: string;
}

interface Known {
  readonly schoolId: string;
  readonly waiting: readonly Waiting[];
  readonly days: Days;
}

/** What is known of the old houses beside their data: the demo, and a school that has kept its books for a month. */
export interface Kept {
  readonly demo: Known;
  readonly school: Known & Omit<OldBooks, 'accountant' | 'muhtamim'>;
}

export const kept = (): Kept => JSON.parse(readFileSync(join(KEPT, WORDS), 'utf8'));

const DATABASES = ['events.sqlite', 'vault.sqlite'];
const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 };

/**
 * Packs a data folder that nothing runs on. Pictures are left out, 3 MB that prove nothing; of the demo also what its
 * lists were, which would weigh more than its events.
 */
export function pack(dataDir: string, name: keyof Kept): void {
  const keep = (file: string, bytes: Uint8Array) => {
    const to = join(KEPT, name, `${file}.br`);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, brotliCompressSync(bytes, { params }));
  };
  for (const file of DATABASES) keep(file, wholeDatabase(join(dataDir, file)));
  const snapshots = name === 'school' ? filesIn(join(dataDir, 'snapshots')) : [];
  for (const file of snapshots) keep(join('snapshots', file), readFileSync(join(dataDir, 'snapshots', file)));
}

/** Unpacks an old house into a data folder that does not stand yet. */
export function unpack(dataDir: string, name: keyof Kept): void {
  for (const file of filesIn(join(KEPT, name))) {
    const to = join(dataDir, file.replace(/\.br$/, ''));
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    writeFileSync(to, brotliDecompressSync(readFileSync(join(KEPT, name, file))), { mode: 0o600 });
  }
  writeFileSync(join(dataDir, 'FORMAT'), '1\n');
}

/** As it is committed, and nothing that was deleted in it. */
function wholeDatabase(file: string): Uint8Array {
  const database = new DatabaseSync(file);
  database.prepare('VACUUM INTO ?').run(`${file}.whole`);
  database.close();
  return readFileSync(`${file}.whole`);
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
