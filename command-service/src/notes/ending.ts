import { isRefusal, streams } from '@madrasah/events';
import { noteSubject } from '@madrasah/events/notes';
import { readAhead } from '@madrasah/service-kit/event-store';
import { overStreamsOf } from '@madrasah/service-kit/streams';
import type { Vault } from '@madrasah/service-kit/vault';
import { type Desk, type Errand, stepOn } from '../kernel/desk.ts';
import { eraseNow } from '../kernel/erasing.ts';
import { endNotes } from './decide.ts';
import { isOfNotes, NotesOfPeople } from './of-people.ts';
import { notesStream } from './state.ts';

/** Notes that are erased in one append. */
const AT_ONCE = 200;

/** @throws StoreAway */
const notesOf = (desk: Desk, schoolId: string, userIds: readonly number[]): Promise<number[]> =>
  overStreamsOf(desk.store, schoolId, async (all) => {
    const found = new NotesOfPeople(new Set(userIds));
    // Whose an admission is stands in front of what names it; notes themselves name nobody.
    const admissions = streams.admissions(schoolId);
    const others = all.filter((name) => name !== admissions && name !== streams.notes(schoolId));
    for (const stream of [admissions, ...others])
      for await (const event of readAhead(desk.store, stream))
        if (isOfNotes(event)) found.take(desk.decode(event));
    return found.notes();
  });

/**
 * Ends what was typed about people who are erased: their notes and promises, remarks on their fees, reasons of their
 * leaves, and the notes of entries that are theirs alone. All of the school's log is read for it. What is ended
 * already is left, so it may be done again at any time.
 * @param userIds of one person: his entry, and those that were made one with it
 * @returns the position of the last event; 0 where nothing was left to end @throws StoreAway · VaultAway · OutcomeUnknown
 */
export async function endNotesOf(
  { desk, vault }: { readonly desk: Desk; readonly vault: Vault },
  { idempotencyKey: _key, inputHash: _input, ...errand }: Errand,
  userIds: readonly number[],
): Promise<number> {
  const noteIds = await notesOf(desk, errand.schoolId, userIds);
  let position = 0;
  for (let first = 0; first < noteIds.length; first += AT_ONCE) {
    const some = noteIds.slice(first, first + AT_ONCE);
    const step = stepOn(notesStream, (state) => endNotes(state, some));
    const done = await desk.perform(step, errand);
    if (isRefusal(done)) throw new Error(`notes are not ended: ${done.code}`);
    if (done.events.length > 0) position = done.position;
    for (const noteId of some) {
      const subject = noteSubject(noteId);
      if (vault.standing(errand.schoolId, subject) === 'held') eraseNow(vault, errand.schoolId, subject);
    }
  }
  return position;
}
