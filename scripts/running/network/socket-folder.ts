import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refused } from '../refused.ts';

/** In the data folder: where the programs of this machine reach each other. */
const SOCKETS = 'sockets';
/** The systems cut a longer path of a socket off, some at 104 bytes, without a word. */
const LONGEST_PATH = 100;
/** What the documents' socket is called beside that of the program which holds them. */
const LONGEST_END = '.sock';

/** A new one each time: a program that ends takes its socket away, and another may have begun by then. */
export const socketIn = (folder: string): string => {
  const name = randomBytes(6).toString('hex');
  return process.platform === 'win32' ? `\\\\.\\pipe\\madrasah-${name}` : join(folder, name);
};

/**
 * An empty folder of sockets that this account alone may enter: in the data folder, or, where the path would be too long
 * or the file system has no sockets, under the system's runtime or temp folder. Whoever ends removes it.
 */
export async function socketFolder(
  dataDir: string,
  elsewhere: readonly (string | undefined)[] = [process.env['XDG_RUNTIME_DIR'], tmpdir(), '/tmp'],
): Promise<string | Refused> {
  const inData = join(dataDir, SOCKETS);
  rmSync(inData, { recursive: true, force: true }); // what a start before this one has left is of no use
  const beside = () => {
    mkdirSync(inData, { mode: 0o700 });
    return inData;
  };
  if (process.platform === 'win32') return beside();
  const others = elsewhere.flatMap((base) => (base ? [() => mkdtempSync(join(base, 'madrasah-'))] : []));
  for (const make of [beside, ...others]) {
    const folder = await withSockets(make);
    if (folder !== undefined) return folder;
  }
  return {
    refused: `No folder was found for the sockets at which the programs reach each other: not ${inData}, and none in ${tmpdir()}. Set TMPDIR to a folder with a short path.`,
  };
}

/** The folder that is made, where a socket can be listened at in it; else it is taken away again. */
async function withSockets(make: () => string): Promise<string | undefined> {
  let folder: string | undefined;
  try {
    folder = make();
    const path = `${socketIn(folder)}${LONGEST_END}`;
    if (Buffer.byteLength(path) > LONGEST_PATH) throw new RangeError('too long');
    const server = createServer();
    await once(server.listen(path), 'listening');
    server.close();
    return folder;
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}
