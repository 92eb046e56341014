import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from './keep.ts';
import { type Lock, lockFolder } from './lock.ts';
import { isRefused, type Refused } from './refused.ts';

/** The layout of the data folder. Raised only together with the code that converts the older one. */
const FORMAT = '1';

/** Makes the folder where it is missing, locks it, and checks that this version can read what is in it. */
export function openDataFolder(folder: string): Lock | Refused {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    return { refused: `The data folder ${folder} cannot be used: ${(error as Error).message}` };
  }
  const lock = lockFolder(folder);
  if (isRefused(lock)) return lock;
  const format = readFormat(folder);
  if (format === FORMAT) return lock;
  lock.release();
  return {
    refused: `The data in ${folder} has format ${format}; this version reads format ${FORMAT}. Use the version that wrote it, or another DATA_DIR.`,
  };
}

function readFormat(folder: string): string {
  const file = join(folder, 'FORMAT');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    keep(file, `${FORMAT}\n`);
    return FORMAT;
  }
}
