/**
 * The second try of `npm test`: what failed in the whole run, on a machine that two files share with their browsers,
 * runs once more alone. What fails again fails the run; what passes is named, for it is a defect to be explained.
 */
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';

/** More than so many files are no accident of a busy machine. */
const MOST = 3;
/** The rows of MEND-2 take minutes, and have a second try each. */
const TRIES_ITSELF = 'tests/mend-2/mend-2.test.ts';
const RUN = new URL('run.ts', import.meta.url).pathname;

/** How a run of ava ended. */
export interface Ended {
  readonly stats: object;
  getFailedTestFiles(): readonly string[];
}

/** What no second try of a file can make good: a process that died, a hook that failed, a test that never ended. */
const BEYOND_TESTS: readonly string[] = [
  ...['failedHooks', 'failedWorkers', 'internalErrors', 'remainingTests', 'sharedWorkerErrors'],
  ...['timeouts', 'uncaughtExceptions', 'unexpectedProcessExits', 'unhandledRejections'],
];

/** The files to try once more: a few, where nothing failed but tests, and none that has had its second try. */
export function filesToTryAgain(ended: Ended): readonly string[] {
  const counts = new Map(Object.entries(ended.stats));
  if (BEYOND_TESTS.some((count) => counts.get(count) !== 0)) return [];
  const files = ended.getFailedTestFiles();
  return files.length > MOST || files.some((file) => file.endsWith(TRIES_ITSELF)) ? [] : files;
}

/** Runs files alone, one after the other. @returns the code to end with */
export function tryOnceMore(files: readonly string[]): number {
  const names = files.map((file) => relative(process.cwd(), file));
  console.log(`\nOnce more, alone: ${names.join(', ')}\n`);
  const words = [RUN, '--serial', '--concurrency=1', ...names];
  const code = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
  if (code === 0) console.log(`FAILED IN THE WHOLE RUN, PASSED ALONE (to be explained): ${names.join(', ')}`);
  return code;
}
