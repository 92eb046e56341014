import { lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The systems cut a longer path of a socket off, some at 104 bytes, without a word. */
export const LONGEST_PATH = 100;

/**
 * Where a store is reached that was told nothing else: a socket beside its file, or, where that path would be too long,
 * in a folder of its own under the system's temp folder, gone with this process.
 */
export function socketBeside(db: string): string {
  const beside = `${db}.sock`;
  if (Buffer.byteLength(beside) <= LONGEST_PATH) return beside;
  const own = mkdtempSync(join(tmpdir(), 'event-store-'));
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  return join(own, 'events.sock');
}

/**
 * Takes away what a store that was killed has left there. @throws Error for what is no socket, or one that somebody
 * answers at
 */
export async function clearSocket(path: string): Promise<void> {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isSocket()) throw new Error(`${path} is there already, and it is no socket`);
  if (await isAnswered(path)) throw new Error(`another program listens at ${path}`);
  rmSync(path);
}

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const call = connect(path);
    const told = (answer: boolean) => () => {
      call.destroy();
      resolve(answer);
    };
    call.once('connect', told(true)).once('error', told(false));
  });
