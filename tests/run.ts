/**
 * `npm test`: ava, ended when its tests have. Left to itself it waits for every process that holds the output of a
 * test file, so that one child forgotten by a failed test would hold the run for ever.
 */
const CLEARING_MS = 3_000;

// By its path: ava exports no way to run it whose end can be waited for.
const cli = new URL('../node_modules/ava/lib/cli.js', import.meta.url);
const { default: ava }: { default: () => Promise<void> } = await import(cli.href);

await ava();
const goesOn = process.argv.some((word) => word === '--watch' || word === '-w');
if (!goesOn)
  setTimeout(() => {
    console.error('A test left a process behind that holds its output; it is not waited for.');
    process.exit();
  }, CLEARING_MS).unref();
