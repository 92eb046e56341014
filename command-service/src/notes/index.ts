import { isRefusal } from '@madrasah/events';
import { noteCommands, noteSubject } from '@madrasah/events/notes';
import type { Context } from '../deps.ts';
import { errandOf, stepOn } from '../kernel/desk.ts';
import { eraseNow } from '../kernel/erasing.ts';
import { handled } from '../kernel/handler.ts';
import { eraseNote } from './decide.ts';
import { notesStream } from './state.ts';

/** The erasure of a note; notes are written by the commands of other contexts. */
export const notes: Context = ({ desk, vault }) => [
  handled(noteCommands.eraseNote, async (command, call) => {
    const errand = errandOf(call, noteCommands.eraseNote.name, command);
    const done = await desk.perform(
      stepOn(notesStream, (state) => eraseNote(state, command)),
      errand,
    );
    if (isRefusal(done)) return done;
    eraseNow(vault, errand.schoolId, noteSubject(command.noteId));
    return { position: done.position };
  }),
];
