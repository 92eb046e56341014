/**
 * The second try of `npm test`: what failed in the whole run, on a machine that two files share with their browsers,
 * runs once more alone. What fails again fails the run; what passes is named, for it is a defect to be explained.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** More than so many files are no accident of a busy machine. */
const MOST = 3;
/** The rows of MEND-2 take minutes, and have a second try each. */
const TRIES_ITSELF = 'tests/mend-2/mend-2.test.ts';
const RUN = new URL('run.ts', import.meta.url).pathname;
const NOTE = new URL('../node_modules/.cache/ava/failing-tests.json', import.meta.url);

/** The files with failed tests, by ava's own note of the run that has just ended; none where it left none. */
export function failedFiles(note: URL = NOTE): readonly string[] {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return [];
  }
}

/** @returns whether what failed may be tried once more: one file or a few, and none that has done so itself */
export const mayTryOnceMore = (files: readonly string[]): boolean =>
  files.length > 0 && files.length <= MOST && !files.some((file) => file.endsWith(TRIES_ITSELF));

/** Runs files alone, one after the other. @returns the code to end with */
export function tryOnceMore(files: readonly string[]): number {
  const names = files.map((file) => relative(process.cwd(), file));
  console.log(`\nOnce more, alone: ${names.join(', ')}\n`);
  const words = [RUN, '--serial', '--concurrency=1', ...names];
  const code = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
  if (code === 0) console.log(`FAILED IN THE WHOLE RUN, PASSED ALONE (to be explained): ${names.join(', ')}`);
  return code;
}
