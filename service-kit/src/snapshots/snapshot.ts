import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Numbers } from '../columns/index.ts';
import { joinParts, type Parts } from './parts.ts';
import { unfinishedPath } from './unfinished.ts';

/** What a snapshot says of itself. It holds only while the event at `revision` of `stream` has the hash `headHash`. */
export interface SnapshotHeader {
  /** Of the folded state: raised with every change of the fold or of what it folds into. */
  readonly stateVersion: number;
  readonly stream: string;
  readonly revision: number;
  readonly headHash: string;
  /** Which key of the school the state is encrypted with; absent where it is not. */
  readonly seal?: number;
}

export interface Snapshot {
  readonly header: SnapshotHeader;
  readonly state: unknown;
}

/** Why there is nothing to go by. */
export type NoSnapshot = 'absent' | 'damaged' | 'of another format' | 'not wanted';

const MAGIC = 'SNAPSHOT 1\n'; // the number is the format of the file
const CHUNK = 8 * 1024 * 1024; // between two of them others have their turn
const HASH_BYTES = 32;

const KINDS = { ints: Int32Array, doubles: Float64Array, bytes: Uint8Array } as const;
type Kind = keyof typeof KINDS;
const kindOf = (column: Numbers): Kind =>
  column instanceof Int32Array ? 'ints' : column instanceof Float64Array ? 'doubles' : 'bytes';

interface Written extends SnapshotHeader {
  readonly rest: number;
  readonly columns: readonly (readonly [kind: Kind, length: number])[];
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Path → the write under way: two at once would write into one unfinished file. */
const underWay = new Map<string, Promise<void>>();

/**
 * Writes a snapshot beside the one that stands and puts it in its place: a crash leaves one of the two. Its end is a
 * SHA-256 of all before it. Of several written at once the one asked for last stays. @throws what the file system throws
 */
export async function writeSnapshot(path: string, header: SnapshotHeader, parts: Parts): Promise<void> {
  const before = underWay.get(path) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(() => writeFile(path, header, parts));
  underWay.set(path, mine);
  try {
    await mine;
  } finally {
    if (underWay.get(path) === mine) underWay.delete(path);
  }
}

async function writeFile(path: string, header: SnapshotHeader, { rest, columns }: Parts): Promise<void> {
  const written: Written = {
    ...header,
    rest: rest.length,
    columns: columns.map((column) => [kindOf(column), column.length]),
  };
  const about = Buffer.from(`${MAGIC}${JSON.stringify(written)}\n`);
  const unfinished = unfinishedPath(path);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(unfinished, 'w', 0o600);
  try {
    const hash = createHash('sha256');
    for (const part of [about, rest, ...columns]) await write(file, hash, bytesOf(part));
    await file.writeFile(hash.digest());
    await file.sync();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

async function write(file: FileHandle, hash: Hash, part: Uint8Array): Promise<void> {
  for (let from = 0; from < part.length; from += CHUNK) {
    const chunk = part.subarray(from, from + CHUNK);
    hash.update(chunk);
    await file.writeFile(chunk);
  }
}

/**
 * The snapshot at a path, if it is whole and wanted. A snapshot is disposable: whatever is wrong with it, the events
 * tell it all again.
 * @param isWanted asked with the header before the state is read
 */
export async function readSnapshot(
  path: string,
  isWanted: (header: SnapshotHeader) => Promise<boolean>,
): Promise<Snapshot | NoSnapshot> {
  const file = await open(path, 'r').catch(() => undefined);
  if (!file) return 'absent';
  try {
    const about = await headerLine(file);
    if (about === undefined) return 'of another format';
    const header = headerIn(about);
    if (!header) return 'damaged';
    const { stateVersion, stream, revision, headHash, seal } = header;
    const told = { stateVersion, stream, revision, headHash, ...(seal === undefined ? {} : { seal }) };
    if (!(await isWanted(told))) return 'not wanted';
    const state = await read(file, about, header).catch(() => undefined);
    return state ? { header: told, ...state } : 'damaged';
  } finally {
    await file.close();
  }
}

function headerIn(about: string): Written | undefined {
  try {
    return JSON.parse(about.slice(MAGIC.length)) as Written;
  } catch {
    return undefined;
  }
}

/** @throws whatever is wrong with the bytes */
async function read(file: FileHandle, about: string, header: Written): Promise<Pick<Snapshot, 'state'>> {
  const columns = header.columns.map(([kind, length]) => ({
    kind,
    bytes: length * KINDS[kind].BYTES_PER_ELEMENT,
  }));
  const size = columns.reduce((sum, { bytes }) => sum + bytes, about.length + header.rest + HASH_BYTES);
  if ((await file.stat()).size !== size) throw new RangeError('the file is not as long as it says');
  const reader = new Reader(file, about);
  const rest = Buffer.from((await reader.next(header.rest)).buffer);
  const values: Numbers[] = [];
  for (const { kind, bytes } of columns) values.push(new KINDS[kind]((await reader.next(bytes)).buffer));
  if (!(await reader.isWhole())) throw new RangeError('the file does not hold what was written');
  return { state: joinParts({ rest, columns: values }) };
}

/** The first bytes up to the end of the header, as they stand; undefined when they are not ours. */
async function headerLine(file: FileHandle): Promise<string | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
  const text = buffer.toString('latin1', 0, bytesRead);
  const end = text.indexOf('\n', MAGIC.length);
  return text.startsWith(MAGIC) && end !== -1 ? text.slice(0, end + 1) : undefined;
}

/** Reads part after part, each into memory of its own, and hashes what it reads. */
class Reader {
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');
  #at: number;

  constructor(file: FileHandle, about: string) {
    this.#file = file;
    this.#hash.update(about, 'latin1');
    this.#at = about.length;
  }

  async next(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
    const part = await this.#bytes(bytes);
    for (let from = 0; from < bytes; from += CHUNK) this.#hash.update(part.subarray(from, from + CHUNK));
    return part;
  }

  /** Whether what has been read is what was written. */
  async isWhole(): Promise<boolean> {
    return this.#hash.digest().equals(await this.#bytes(HASH_BYTES));
  }

  async #bytes(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
    const part = new Uint8Array(bytes);
    for (let read = 0; read < bytes; ) {
      const { bytesRead } = await this.#file.read(part, read, Math.min(CHUNK, bytes - read), this.#at + read);
      if (bytesRead === 0) throw new RangeError('the file ends early');
      read += bytesRead;
    }
    this.#at += bytes;
    return part;
  }
}
