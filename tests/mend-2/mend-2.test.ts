import { spawn } from 'node:child_process';
import { join } from 'node:path';
import test from 'ava';

/** Rows are tried one after the other on one product; what awaits its mend may fail, and nothing else. */
test('every row of MEND-2 that is mended holds in this checkout', async (t) => {
  const run = spawn(process.execPath, [join(import.meta.dirname, 'run.ts'), '--awaiting'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.teardown(() => run.kill());
  let told = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (chunk) => {
      told += chunk;
    });
  const code = await new Promise((resolve) => run.once('close', resolve));
  t.is(code, 0, told);
  t.regex(told, /\d+ passed, 0 failed/);
});
