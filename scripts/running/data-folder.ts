import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from '@madrasah/service-kit/keeping';
import { type Lock, lockFolder } from './lock.ts';
import { isRefused, type Refused } from './refused.ts';

/** The layout of the data folder. Raised only together with the code that converts the older one. */
const FORMAT = '1';

const OF_OTHERS = 0o077;
/** As /tmp has it: closing it would shut everybody out. */
const SHARED_BY_ALL = 0o1000;

/** The file that a restore leaves while the data is half old and half new. */
export const HALF_RESTORED = 'half-restored';

/**
 * Makes the folder where it is missing, locks it, and checks that this version can read what is in it. One that a
 * restore left half done is opened only to be restored. One that other accounts may look into is closed to them, and said.
 */
export function openDataFolder(
  folder: string,
  { halfRestored = false, say = (line: string) => console.log(line) } = {},
): Lock | Refused {
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
  if (format === FORMAT) {
    const told = closedToOthers(folder);
    if (told) say(told);
    return lock;
  }
  lock.release();
  return {
    refused: `The data in ${folder} has format ${format}; this version reads format ${FORMAT}. Use the version that wrote it, or another DATA_DIR.`,
  };
}

/** Takes the rights of all other accounts from the folder. @returns what there is to say of it */
function closedToOthers(folder: string): string | undefined {
  const { mode } = statSync(folder);
  if (process.platform === 'win32' || (mode & OF_OTHERS) === 0) return undefined;
  const open = `Other accounts of this computer could look into ${folder}`;
  if (mode & SHARED_BY_ALL) return `${open}, which is everybody's: choose a DATA_DIR of its own.`;
  try {
    chmodSync(folder, 0o700);
    return `${open}; it is closed to them now (mode 0700).`;
  } catch (error) {
    return `${open}, and it cannot be closed to them (${(error as NodeJS.ErrnoException).code}): let its owner set mode 0700.`;
  }
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
