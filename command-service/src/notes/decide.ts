import type { EventDraft, Refusal } from '@madrasah/events';
import {
  type ERASING_REASONS,
  NoteErased,
  NoteWritten,
  refuseNotes as refuse,
  type Texts,
} from '@madrasah/events/notes';
import type { NotesState } from './state.ts';

const lastNote = ({ counters }: NotesState) => counters.get('note') ?? 0;

/** Writes a note under the next number. */
export const writeNote = (state: NotesState, texts: Texts): readonly EventDraft[] => [
  NoteWritten({ noteId: lastNote(state) + 1, texts }),
];

/** Erases a note. Once more is no mistake; one that was never written is not found. */
export function eraseNote(
  state: NotesState,
  command: { readonly noteId: number; readonly why: (typeof ERASING_REASONS)[number] },
): readonly EventDraft[] | Refusal {
  if (command.noteId > lastNote(state)) return refuse('notes.not-found');
  return state.erased.get(command.noteId) ? [] : [NoteErased(command)];
}

/** Erases the notes that spoke of somebody who is erased; those that are gone already are left. */
export const endNotes = ({ erased }: NotesState, noteIds: readonly number[]): readonly EventDraft[] =>
  noteIds.filter((noteId) => !erased.get(noteId)).map((noteId) => NoteErased({ noteId, why: 'person' }));
