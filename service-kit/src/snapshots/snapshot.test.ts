import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { clearUnfinished, readSnapshot, type SnapshotHeader, takeApart, writeSnapshot } from './index.ts';

const header: SnapshotHeader = { stateVersion: 3, stream: 'journal-1001_1', revision: 7, headHash: 'ab' };
/** No process has so high a number. */
const GONE = 2 ** 31 - 1;
const any = async () => true;

function place(t: ExecutionContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  return join(folder, 'deep', 'state.bin');
}

const state = fc.record({
  rows: fc.array(fc.integer()).map((values) => Int32Array.from(values)),
  amounts: fc.array(fc.double({ noNaN: true })).map((values) => Float64Array.from(values)),
  flags: fc.uint8Array(),
  table: fc.array(fc.tuple(fc.string(), fc.array(fc.nat()))).map((entries) => new Map(entries)),
  name: fc.string({ unit: 'grapheme' }),
});

test('what is read is what was written, columns and all', async (t) => {
  const path = place(t);
  await fc.assert(
    fc.asyncProperty(state, async (value) => {
      await writeSnapshot(path, header, takeApart(value));
      const kept = await readSnapshot(path, any);
      t.deepEqual(kept, { header, state: value });
    }),
    { numRuns: 30 },
  );
});

test('of those that are written at once the last one stays, whole, and nothing beside it', async (t) => {
  const path = place(t);
  const write = (revision: number, rows: number) =>
    writeSnapshot(path, { ...header, revision }, takeApart({ rows: new Float64Array(rows).fill(revision) }));
  await Promise.all([write(1, 3_000_000), write(2, 2_000_000), write(3, 10)]);
  const kept = await readSnapshot(path, any);
  if (typeof kept === 'string') return t.fail(kept);
  const { rows } = kept.state as { rows: Float64Array };
  t.deepEqual(
    [...rows],
    Array.from({ length: 10 }, () => 3),
  );
  t.is(kept.header.revision, 3);
  t.deepEqual(readdirSync(join(path, '..')), ['state.bin']);
  return undefined;
});

test('it is asked for by its header, before the state is read', async (t) => {
  const path = place(t);
  t.is(await readSnapshot(path, any), 'absent');
  await writeSnapshot(path, header, takeApart({ a: 1 }));
  const seen: SnapshotHeader[] = [];
  const refused = async (told: SnapshotHeader) => {
    seen.push(told);
    return false;
  };
  t.is(await readSnapshot(path, refused), 'not wanted');
  t.deepEqual(seen, [header]);
  await t.throwsAsync(
    readSnapshot(path, () => Promise.reject(new Error('the store is away'))),
    { message: 'the store is away' },
  );
});

test('one byte that is changed anywhere, or a cut, and it is no snapshot', async (t) => {
  const path = place(t);
  await writeSnapshot(path, header, takeApart({ rows: Int32Array.from([1, 2, 3]), text: 'ক' }));
  const good = readFileSync(path);
  for (let at = 0; at < good.length; at += 1) {
    const bad = Buffer.from(good);
    bad[at] = (bad[at] as number) ^ 1;
    writeFileSync(path, bad);
    const read = await readSnapshot(path, async (told) => JSON.stringify(told) === JSON.stringify(header));
    t.is(typeof read, 'string', `byte ${at}`);
    writeFileSync(path, good.subarray(0, at));
    t.is(typeof (await readSnapshot(path, any)), 'string', `cut at ${at}`);
  }
});

const WRITER = `
  const [, path, url] = process.argv;
  const { takeApart, writeSnapshot } = await import(url);
  const about = { stateVersion: 3, stream: 'journal-1001_1', headHash: 'ab' };
  for (let revision = 8; ; revision += 1) {
    const rows = new Float64Array(4_000_000).fill(revision);
    await writeSnapshot(path, { ...about, revision }, takeApart({ rows }));
    process.stdout.write('.');
  }`;

test('a writer killed in the middle leaves a whole one, and what is half written is cleared away', async (t) => {
  const path = place(t);
  await writeSnapshot(path, header, takeApart({ rows: Float64Array.from([7]) }));
  const url = new URL('./index.ts', import.meta.url).href;
  for (const wait of [1, 30, 90]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, path, url], {
      stdio: 'pipe',
    });
    t.teardown(() => child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, wait));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const kept = await readSnapshot(path, any);
    if (typeof kept === 'string') return t.fail(kept);
    const { rows } = kept.state as { rows: Float64Array };
    t.true(rows.every((value) => value === kept.header.revision));
  }
  writeFileSync(`${path}.${process.pid}.unfinished`, 'somebody is at it');
  writeFileSync(`${path}.${GONE}.unfinished`, 'nobody is');
  await clearUnfinished(join(path, '..'));
  t.deepEqual(readdirSync(join(path, '..')), ['state.bin', `state.bin.${process.pid}.unfinished`]);
  return undefined;
});
