import { withoutCredentials } from './asking.ts';
import { endNote, type Note, notesLeft, readNote } from './notes.ts';
import { removeNoted } from './removing.ts';

/** Removes what was noted, and says so. @returns whether nothing is left that could be removed */
async function clear(note: Note, url: string): Promise<boolean> {
  const things = note.needs === 'ESDB_URL' ? 'streams' : 'databases';
  const { removed, left, why, never } = await removeNoted(note, url);
  if (removed > 0) console.log(`  removed: ${removed} ${things}`);
  if (left === 0 || never) endNote(note);
  if (left === 0) return true;
  if (never) console.log(`  left: ${left} ${things}, this server removes none`);
  else
    console.log(
      `  NOT REMOVED: up to ${left} ${things} (${withoutCredentials(String(why))}); the next run with this address tries again`,
    );
  return never;
}

/** Removes what a run of a suite made, when it has ended, however it ended. @param file of its note */
export async function clearAfter(file: string, url: string): Promise<boolean> {
  const note = readNote(file);
  return note ? clear(note, url) : true;
}

/** Removes what runs before this one were broken off too hard to remove, where the same server is named again. */
export async function clearWhatIsLeft(): Promise<void> {
  for (const note of notesLeft()) {
    const url = process.env[note.needs];
    if (note.names.length === 0) endNote(note);
    else if (url !== undefined && withoutCredentials(url) === note.server) {
      console.log(`\nleft by a run that was broken off, on ${note.server}`);
      await clear(note, url);
    } else
      console.log(
        `\nleft by a run that was broken off, on ${note.server}: a run with this ${note.needs} removes it (${note.file})`,
      );
  }
}
