import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test from 'ava';

const LEAVES_A_CHILD = `
  import { spawn } from 'node:child_process';
  import test from 'ava';
  test('fails before it ends its child', (t) => {
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20_000)'], { stdio: 'inherit' });
    t.fail();
  });`;

test('a run whose test left a process behind ends all the same, and tells', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'), 'junction');
  const ava = { workerThreads: false, cache: false, timeout: '1s' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', ava }));
  writeFileSync(join(folder, 'leaves.test.js'), LEAVES_A_CHILD);
  const { AVA_PATH: _, ...env } = process.env;
  const run = spawn(process.execPath, [join(import.meta.dirname, 'run.ts')], { cwd: folder, env });
  t.teardown(() => run.kill('SIGKILL'));
  const ended = once(run, 'exit');
  const [out, errors] = await Promise.all([text(run.stdout), text(run.stderr)]);
  t.deepEqual(await ended, [1, null]);
  t.regex(out, /1 test failed/);
  t.regex(errors, /left a process behind/);
});
