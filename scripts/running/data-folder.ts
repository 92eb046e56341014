import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from '@madrasah/service-kit/keeping';
import { type Lock, lockFolder } from './lock.ts';
import { isRefused, type Refused } from './refused.ts';

/** The layout of the data folder. Raised only together with the code that converts the older one. */
const FORMAT = '1';

/** The file that a restore leaves while the data is half old and half new. */
export const HALF_RESTORED = 'half-restored';

/**
 * Makes the folder where it is missing, locks it, and checks that this version can read what is in it. One that a
 * restore left half done is opened only to be restored.
 */
export function openDataFolder(folder: string, { halfRestored = false } = {}): Lock | Refused {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    return { refused: `The data folder ${folder} cannot be used: ${(error as Error).message}` };
  }
  const lock = lockFolder(folder);
  if (isRefused(lock)) return lock;
  if (!halfRestored && existsSync(join(folder, HALF_RESTORED))) {
    lock.release();
    return {
      refused: `A restore into ${folder} was cut short. Run npm run restore again, with --replace; nothing is lost.`,
    };
  }
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
