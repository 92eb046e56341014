import { streams } from '@madrasah/events';
import { type SnapshotHeader, type SnapshotPlace, takeApart } from '@madrasah/service-kit/snapshots';
import { Books } from '../books.ts';
import { namesOf, plainNames, plainTables, tablesOf } from '../tables.ts';

/** Raised with every change of the tables or of how events fill them: older snapshots are then folded anew. */
export const STATE_VERSION = 5;

/** The state of books as it is written down. */
interface PlainBooks {
  readonly tables: Parameters<typeof tablesOf>[0];
  readonly names: Parameters<typeof namesOf>[0];
  readonly position: number;
  readonly append: Books['append'];
}

const nameOf = (school: string) => `books-${school}`;

/** Writes the books down as they are now. @throws what the file system throws */
export function writeSnapshot(place: SnapshotPlace, school: string, books: Books): Promise<void> {
  const { stream, revision, headHash, position, append } = books;
  const state = { tables: plainTables(books.tables), names: plainNames(books.names), position, append };
  return place.write(
    nameOf(school),
    { stateVersion: STATE_VERSION, stream, revision, headHash },
    takeApart(state),
  );
}

/** The books of a snapshot, if it is whole and `belongs` to the journal as it is; undefined otherwise. */
export async function readSnapshot(
  place: SnapshotPlace,
  school: string,
  belongs: (header: SnapshotHeader) => Promise<boolean>,
): Promise<Books | undefined> {
  const kept = await place.read(
    nameOf(school),
    async (header) =>
      header.stateVersion === STATE_VERSION &&
      header.stream === streams.journal(school) &&
      (await belongs(header)),
  );
  if (typeof kept === 'string') return undefined;
  const { tables, names, position, append } = kept.state as PlainBooks;
  const { revision, headHash } = kept.header;
  const known = { tables: tablesOf(tables), names: namesOf(names), position, revision, headHash, append };
  return new Books(school, known);
}
