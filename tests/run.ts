import { type Ended, filesToTryAgain, tryOnceMore } from './once-more.ts';

/**
 * `npm test`: ava, ended when its tests have. Left to itself it waits for every process that holds the output of a
 * test file, so that one child forgotten by a failed test would hold the run for ever. Files that failed in the whole
 * run are tried once more, alone.
 */
const CLEARING_MS = 3_000;

// By their paths: ava exports no way to run it whose end can be waited for, nor how it ended.
const lib = (file: string) => import(new URL(`../node_modules/ava/lib/${file}`, import.meta.url).href);
const { default: ava }: { default: () => Promise<void> } = await lib('cli.js');
const { default: RunStatus } = await lib('run-status.js');

let ended: Ended | undefined;
const { suggestExitCode } = RunStatus.prototype;
RunStatus.prototype.suggestExitCode = function suggest(this: Ended, ...given: unknown[]) {
  ended = this;
  return suggestExitCode.apply(this, given);
};

const words = process.argv.slice(2);
await ava();
const again = words.length === 0 && process.exitCode === 1 && ended ? filesToTryAgain(ended) : [];
if (again.length > 0) process.exitCode = tryOnceMore(again);
if (!words.some((word) => word === '--watch' || word === '-w'))
  setTimeout(() => {
    console.error('A test left a process behind that holds its output; it is not waited for.');
    process.exit();
  }, CLEARING_MS).unref();
