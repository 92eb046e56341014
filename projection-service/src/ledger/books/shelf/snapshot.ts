import { join } from 'node:path';
import { streams } from '@madrasah/events';
import {
  readSnapshot as readState,
  type SnapshotHeader,
  takeApart,
  writeSnapshot as writeState,
} from '@madrasah/service-kit/snapshots';
import { Books } from '../books.ts';
import { namesOf, plainNames, plainTables, tablesOf } from '../tables.ts';

/** Raised with every change of the tables or of how events fill them: older snapshots are then folded anew. */
export const STATE_VERSION = 2;

/** The state of books as it is written down. */
interface PlainBooks {
  readonly tables: Parameters<typeof tablesOf>[0];
  readonly names: Parameters<typeof namesOf>[0];
  readonly position: number;
}

export const snapshotPath = (directory: string, school: string) => join(directory, `books-${school}.bin`);

/** Writes the books down as they are now. @throws what the file system throws */
export function writeSnapshot(path: string, books: Books): Promise<void> {
  const { stream, revision, headHash, position } = books;
  const state = { tables: plainTables(books.tables), names: plainNames(books.names), position };
  return writeState(path, { stateVersion: STATE_VERSION, stream, revision, headHash }, takeApart(state));
}

/** The books of a snapshot, if it is whole and `belongs` to the journal as it is; undefined otherwise. */
export async function readSnapshot(
  path: string,
  school: string,
  belongs: (header: SnapshotHeader) => Promise<boolean>,
): Promise<Books | undefined> {
  const kept = await readState(
    path,
    async (header) =>
      header.stateVersion === STATE_VERSION &&
      header.stream === streams.journal(school) &&
      (await belongs(header)),
  );
  if (typeof kept === 'string') return undefined;
  const { tables, names, position } = kept.state as PlainBooks;
  const { revision, headHash } = kept.header;
  return new Books(school, { tables: tablesOf(tables), names: namesOf(names), position, revision, headHash });
}
