import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { madeOnce } from './once.ts';

function place(t: ExecutionContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'once-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('many who need it at once get one, and it is made once', async (t) => {
  const kept = place(t);
  let made = 0;
  const make = async (folder: string) => {
    made += 1;
    await new Promise((done) => setTimeout(done, 20));
    writeFileSync(join(folder, 'page'), 'whole');
  };
  const folders = await Promise.all([1, 2, 3].map(() => madeOnce('pages', 'a', make, kept)));
  t.is(made, 1);
  t.is(new Set(folders).size, 1);
  t.is(readFileSync(join(folders[0] as string, 'page'), 'utf8'), 'whole');
  await madeOnce('pages', 'b', make, kept);
  t.is(made, 2);
});

test('what could not be made leaves nothing, and the next one tries again', async (t) => {
  const kept = place(t);
  const fails = () => madeOnce('pages', 'a', () => Promise.reject(new Error('no disk')), kept);
  await t.throwsAsync(fails(), { message: 'no disk' });
  t.deepEqual(readdirSync(kept), []);
  t.true(existsSync(await madeOnce('pages', 'a', async () => undefined, kept)));
});

test('what was made of older sources goes after a day', async (t) => {
  const kept = place(t);
  const make = async () => undefined;
  const [old, recent] = [await madeOnce('pages', 'a', make, kept), await madeOnce('pages', 'b', make, kept)];
  const before = Date.now() / 1000 - 90_000;
  utimesSync(old, before, before);
  await madeOnce('pages', 'c', make, kept);
  t.false(existsSync(old));
  t.true(existsSync(recent));
});
