import { noteQueries, refuseNotes as refuse } from '@madrasah/events/notes';
import type { Context } from '../deps.ts';
import { handledQuery } from '../kernel/query.ts';
import { notesProjector } from './projector.ts';

/** One note, for whoever may erase it. */
export const notes: Context = () => [
  handledQuery(noteQueries.note, [notesProjector], async ({ id }, tenant) => {
    const note = await tenant.findOne(notesProjector, id);
    if (!note) return refuse('notes.not-found');
    return { data: { noteId: note.noteId, texts: note.texts, erased: note.texts === null } };
  }),
];
