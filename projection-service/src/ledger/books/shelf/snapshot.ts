import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Books } from '../books.ts';
import { namesOf, plainNames, plainTables, tablesOf } from '../tables.ts';

/** Raised with every change of the tables or of how events fill them: older snapshots are then folded anew. */
const STATE_VERSION = 1;

const MAGIC = 'BOOKS\n';

/** What a snapshot says of itself. It holds only if the event at `revision` has this hash. */
export interface SnapshotHeader {
  readonly stateVersion: number;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly headHash: string;
  /** SHA-256 of the state behind the header. */
  readonly checksum: string;
}

export const snapshotPath = (directory: string, school: string) => join(directory, `books-${school}.bin`);

const checksumOf = (state: Buffer) => createHash('sha256').update(state).digest('hex');

/** Writes the books down beside the old snapshot and puts them in its place: a crash leaves one of the two. */
export async function writeSnapshot(path: string, books: Books): Promise<void> {
  const state = serialize({ tables: plainTables(books.tables), names: plainNames(books.names) });
  const { stream, revision, position, headHash } = books;
  const checksum = checksumOf(state);
  const header: SnapshotHeader = {
    stateVersion: STATE_VERSION,
    stream,
    revision,
    position,
    headHash,
    checksum,
  };
  const unfinished = `${path}.${process.pid}.unfinished`;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(Buffer.concat([Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`), state]));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/**
 * The books of a snapshot, if it is whole and `belongs` to the journal as it is; undefined otherwise. A snapshot
 * is disposable: whatever is wrong with it, the journal tells it all again.
 */
export async function readSnapshot(
  path: string,
  school: string,
  belongs: (header: SnapshotHeader) => Promise<boolean>,
): Promise<Books | undefined> {
  const content = await readFile(path).catch(() => undefined);
  const parts = content && split(content);
  if (!parts || parts.header.stateVersion !== STATE_VERSION) return undefined;
  if (checksumOf(parts.state) !== parts.header.checksum || !(await belongs(parts.header))) return undefined;
  const { tables, names } = deserialize(parts.state);
  const { revision, position, headHash } = parts.header;
  const books = new Books(school, {
    tables: tablesOf(tables),
    names: namesOf(names),
    revision,
    position,
    headHash,
  });
  return books.stream === parts.header.stream ? books : undefined;
}

function split(content: Buffer): { header: SnapshotHeader; state: Buffer } | undefined {
  const end = content.indexOf('\n', MAGIC.length);
  if (end === -1 || content.toString('utf8', 0, MAGIC.length) !== MAGIC) return undefined;
  try {
    return {
      header: JSON.parse(content.toString('utf8', MAGIC.length, end)),
      state: content.subarray(end + 1),
    };
  } catch {
    return undefined;
  }
}
