import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fdatasyncSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { timed } from '../figures.ts';
import { newDataFolder, removeDataFolder } from '../place.ts';
import type { Counter } from './counter.ts';
import { Caller, underLoad } from './load.ts';
import type { Sample } from './rows.ts';

const CLIENTS = 32;
const FOR_MS = 1_500;
const APPEND_BYTES = 4096;
const STREAM_BYTES = 8 * 1024 * 1024;

/** A server that does nothing, asked as the product is by 32 clients. @returns answers a second */
export async function hello(): Promise<number> {
  const server = fork(join(import.meta.dirname, 'hello.ts'), { execArgv: [] });
  const [port] = (await once(server, 'message')) as [number];
  const caller = new Caller(`http://127.0.0.1:${port}`, CLIENTS);
  const samples = await underLoad(CLIENTS, { warmUpMs: 500, forMs: FOR_MS }, () => caller.send('GET', '/'));
  caller.close();
  server.kill();
  return samples.length / (FOR_MS / 1000);
}

/** Appends of so many bytes, each followed by fdatasync. @returns how many a second */
function appends(bytes: number): number {
  const folder = newDataFolder();
  const file = openSync(join(folder, 'appended'), 'a');
  const piece = Buffer.alloc(bytes, 'x');
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < FOR_MS; count += 1) {
    writeSync(file, piece);
    fdatasyncSync(file);
  }
  const seconds = (performance.now() - started) / 1000;
  closeSync(file);
  removeDataFolder(folder);
  return count / seconds;
}

const bytesUnder = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

async function stringified({ running, duesPath }: Counter): Promise<number> {
  const rows = JSON.parse((await running.door.send('GET', duesPath)).text);
  const { ms } = await timed(async () => {
    for (let time = 0; time < 100; time += 1) JSON.stringify(rows);
  });
  return ms / 100;
}

/** What the machine itself does in the same minutes; without it the figures of two machines cannot be compared. */
export async function yardsticks(counter: Counter): Promise<Sample[]> {
  const told = (figure: string, value: number, unit: string) => ({
    ...{ measure: 'yardstick', figure, value, unit },
  });
  return [
    told(`Koa that says hello, ${CLIENTS} clients`, await hello(), '1/s'),
    told('appends of 4 KiB with fdatasync', appends(APPEND_BYTES), '1/s'),
    told('the disk, in pieces of 8 MiB with fdatasync', 8 * appends(STREAM_BYTES), 'MiB/s'),
    told('JSON.stringify of the 2,000 rows of dues', await stringified(counter), 'ms'),
    told('data folder, of one receipt', bytesUnder(counter.running.dataFolder) / counter.taken / 1024, 'KiB'),
  ];
}
