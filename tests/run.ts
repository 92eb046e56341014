import { failedFiles, mayTryOnceMore, tryOnceMore } from './once-more.ts';

/**
 * `npm test`: ava, ended when its tests have. Left to itself it waits for every process that holds the output of a
 * test file, so that one child forgotten by a failed test would hold the run for ever. Files that failed in the whole
 * run are tried once more, alone.
 */
const CLEARING_MS = 3_000;

process.env['AVA_FORCE_CI'] = 'not-ci'; // or ava leaves no note of what failed
// By its path: ava exports no way to run it whose end can be waited for.
const cli = new URL('../node_modules/ava/lib/cli.js', import.meta.url);
const { default: ava }: { default: () => Promise<void> } = await import(cli.href);

const words = process.argv.slice(2);
await ava();
const failed = words.length === 0 && process.exitCode === 1 ? failedFiles() : [];
if (mayTryOnceMore(failed)) process.exitCode = tryOnceMore(failed);
if (!words.some((word) => word === '--watch' || word === '-w'))
  setTimeout(() => {
    console.error('A test left a process behind that holds its output; it is not waited for.');
    process.exit();
  }, CLEARING_MS).unref();
