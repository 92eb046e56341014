import test from 'ava';
import { ReaderThreads } from './reader-threads.ts';

const FILE = { kind: 'csv', bytes: Buffer.from('নাম') } as const;
const port = "import { parentPort } from 'node:worker_threads';";
const threads = (script: string, withinMs: number) =>
  new ReaderThreads(new URL(`data:text/javascript,${encodeURIComponent(`${port}${script}`)}`), withinMs);
const answers = "parentPort.on('message', () => parentPort.postMessage({ rows: [[String(++read)]] }));";

test('a thread that has read a file reads the next', async (t) => {
  const kept = threads(`let read = 0; ${answers} parentPort.postMessage('ready');`, 30_000);
  t.deepEqual(await kept.read(FILE), { rows: [['1']] });
  t.deepEqual(await kept.read(FILE), { rows: [['2']] });
});

test('where no thread starts there is an end, and it is not laid to the file', async (t) => {
  const NONE = { message: 'no thread to read a file has started' };
  await t.throwsAsync(threads("throw new Error('x')", 30_000).read(FILE), NONE);
  await t.throwsAsync(threads('setInterval(() => undefined, 1000)', 300).read(FILE), NONE, 'it hangs');
  await t.throwsAsync(threads('process.exit(1)', 300).read(FILE), NONE, 'it goes without a word');
});

test('a file that overcomes its thread is told so, and the next has a thread of its own', async (t) => {
  const swollen = { code: 'import.swollen', params: {} };
  const ready = "parentPort.postMessage('ready');";
  const dies = threads(`parentPort.on('message', () => process.exit(1)); ${ready}`, 30_000);
  t.deepEqual(await dies.read(FILE), swollen);
  t.deepEqual(await dies.read(FILE), swollen);
  const never = threads(`parentPort.on('message', () => undefined); ${ready}`, 2000);
  t.deepEqual(await never.read(FILE), swollen);
});
